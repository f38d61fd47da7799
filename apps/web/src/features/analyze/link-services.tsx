import { checkWords as words, say } from '@atlas/contract'
import { useRead } from '../../shared/api/use-read.ts'
import { useAsksOutside } from '../../shared/browser/page-settings.ts'

const readServices = async (signal: AbortSignal) => (await import('./ask-services.ts')).askServices(signal)

type Props = {
  readonly isPrivate: boolean
  readonly mayShare: boolean
  readonly onShare: (mayShare: boolean) => void
}

const Asked = ({ mayShare, onShare }: Omit<Props, 'isPrivate'>) => {
  const [services] = useRead(readServices, words.linkFailed)
  if (services.step !== 'done' || services.value.length === 0) return null
  const asked = services.value.map(({ name, sends }) => say(words.serviceTold, { name, sends })).join(', ')
  const open = services.value.filter((service) => service.can_submit).map((service) => service.name)
  return (
    <div className="fine">
      <p>{say(words.servicesAsked, { services: asked })}</p>
      {open.length > 0 && (
        <label>
          <input type="checkbox" checked={mayShare} onChange={(event) => onShare(event.target.checked)} />{' '}
          {say(words.serviceMayPublish, { services: open.join(', ') })}
        </label>
      )}
    </div>
  )
}

/** Before anything is sent: who outside is asked on this server, and what each is told. Nobody, unless its operator set a key. */
export const LinkServices = ({ isPrivate, ...props }: Props) => {
  const asksOutside = useAsksOutside()
  return isPrivate || !asksOutside ? null : <Asked {...props} />
}
