import { accountWords as words, readMyData } from '@atlas/contract'
import { call } from '../../shared/api/call.ts'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { download } from '../../shared/ui/icons.ts'
import { useSend } from '../../shared/ui/use-send.ts'

const FILE = 'atlas-my-data.json'

/** A file that is made here, from the answer that only this person gets. */
const save = (data: unknown): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = FILE
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

export const DataCard = () => {
  const { isBusy, failure, send } = useSend(words.myDataFailed)
  const get = () => void send(async () => save(await call(readMyData, { fallback: words.myDataFailed })))
  return (
    <section className="card c6 stack">
      <h2>{words.myData}</h2>
      <p>{words.myDataSay}</p>
      <FormFailure failure={failure} />
      <button className="btn outline start" type="button" disabled={isBusy} onClick={get}>
        <Icon d={download} />
        {words.myDataGet}
      </button>
    </section>
  )
}
