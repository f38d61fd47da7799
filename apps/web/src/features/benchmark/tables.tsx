import { benchmarkWords as words } from '@atlas/contract'
import type { Line } from './figures.ts'
import { byCount, inTable, ofCount } from './numbers.ts'

type CellProps = { readonly share: number | null; readonly count?: number | undefined }

/** A share, as a number and as a bar; beneath it how many messages that is. */
const ShareCell = ({ share, count }: CellProps) => (
  <td>
    <span className="share">{inTable(share)}</span>
    <svg className="share-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(share ?? 0) * 100} height="1" />
    </svg>
    {count !== undefined && <span className="label">{ofCount(share, count)}</span>}
  </td>
)

type Props = {
  readonly caption: string
  readonly what: string
  readonly lines: readonly Line[]
  readonly nameOf: (id: string) => string
}

/** Scams marked and honest messages wrongly marked, a line each, those with most messages first. */
export const ShareTable = ({ caption, what, lines, nameOf }: Props) => (
  <table className="figures">
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{what}</th>
        <th scope="col">{words.caught}</th>
        <th scope="col">{words.alarms}</th>
      </tr>
    </thead>
    <tbody>
      {byCount(lines).map(({ id, caught, scams, alarms, honest }) => (
        <tr key={id}>
          <th scope="row">{nameOf(id)}</th>
          <ShareCell share={caught} count={scams} />
          <ShareCell share={alarms} count={honest} />
        </tr>
      ))}
    </tbody>
  </table>
)

/** Ours beside simpler means. */
export const CheckerTable = ({ caption, what, lines, nameOf }: Props) => (
  <table className="figures">
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{what}</th>
        <th scope="col">{words.caught}</th>
        <th scope="col">{words.alarms}</th>
        <th scope="col">{words.equal}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, caught, alarms, recallAt5 }) => (
        <tr key={id}>
          <th scope="row">{nameOf(id)}</th>
          <ShareCell share={caught} />
          <ShareCell share={alarms} />
          <ShareCell share={recallAt5} />
        </tr>
      ))}
    </tbody>
  </table>
)
