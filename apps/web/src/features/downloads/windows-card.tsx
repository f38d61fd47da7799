import { type Download, downloadWords as words, say, WINDOWS_VERSION } from '@atlas/contract'
import { useRead } from '../../shared/api/use-read.ts'
import { sayDay } from '../../shared/browser/dates.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { download } from '../../shared/ui/icons.ts'
import { Link } from '../../shared/ui/link.tsx'
import { Loading } from '../../shared/ui/loading.tsx'
import { ReadFailure } from '../../shared/ui/read-failure.tsx'
import { Steps } from '../../shared/ui/steps.tsx'

const read = async (signal: AbortSignal) => (await import('./ask-downloads.ts')).askDownloads(signal)

const megabytes = ({ bytes }: Download): number => Math.max(1, Math.round(bytes / 1_000_000))

const Missing = () => (
  <p className="note">
    <b>{words.windowsMissing}</b>
    {words.windowsMissingSay}
  </p>
)

const Facts = ({ file }: { file: Download }) => (
  <dl>
    <dt>{words.size}</dt>
    <dd>{say(words.sizeSay, { count: megabytes(file) })}</dd>
    <dt>{words.date}</dt>
    <dd>{sayDay(file.date)}</dd>
    <dt>{words.checksum}</dt>
    <dd>
      {words.checksumKind} <code>{file.sha256}</code>
    </dd>
  </dl>
)

/** The way round the warning is there for whoever looks for it; what everybody sees is why to heed it. */
const Warning = ({ file }: { file: Download }) => (
  <>
    <div className="note">
      <b>{words.unsigned}</b>
      {words.unsignedSay}
    </div>
    <p>{words.instead}</p>
    <div>
      <Link className="btn outline" to="/">
        {words.insteadGo}
      </Link>
    </div>
    <details>
      <summary>{words.still}</summary>
      <Steps steps={words.stillSteps.map((step) => ({ ...step, why: say(step.why, { name: file.name }) }))} />
    </details>
  </>
)

const Portable = ({ file }: { file: Download }) => (
  <p className="fine">
    {words.portable}:{' '}
    <a href={file.address} download>
      {say(words.portableGo, { name: file.name, count: megabytes(file) })}
    </a>
    <br />
    {words.checksumKind} <code>{file.sha256}</code>
  </p>
)

const Offered = ({ files }: { files: readonly Download[] }) => {
  const installer = files.find(({ kind }) => kind === 'installer')
  const portable = files.find(({ kind }) => kind === 'portable')
  const [first] = files
  if (first === undefined) return <Missing />
  return (
    <>
      {installer !== undefined && (
        <>
          <div>
            <a className="btn primary big" href={installer.address} download>
              <Icon d={download} />
              {words.windowsGo}
            </a>
          </div>
          <Facts file={installer} />
        </>
      )}
      <Warning file={first} />
      {portable !== undefined && <Portable file={portable} />}
    </>
  )
}

export const WindowsCard = () => {
  const [files, again] = useRead(read, words.windowsFailed)
  return (
    <section className="card c7 get">
      <h2>{words.windows}</h2>
      <p>{say(words.windowsVersion, { version: WINDOWS_VERSION })}</p>
      {files.step === 'loading' && <Loading />}
      {files.step === 'failed' && <ReadFailure failure={files.failure} onRetry={again} />}
      {files.step === 'done' && <Offered files={files.value} />}
    </section>
  )
}
