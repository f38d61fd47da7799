import { type LinkReport, reportWords as words } from '@atlas/contract'
import { Fragment } from 'react'

type Part = LinkReport['address'][number]

const classOf = (part: Part): string => {
  if (part.owner) return 'counts-part'
  return part.kind === 'subdomain' || part.kind === 'user' ? 'bait' : 'dim'
}

/** What stands first in the explanation is what decides. */
const inOrder = (parts: readonly Part[]): readonly Part[] => [
  ...parts.filter((part) => part.owner),
  ...parts.filter((part) => !part.owner),
]

export const AddressApart = ({ report }: { report: LinkReport }) => (
  <>
    <h3 id="map-h">{words.apart}</h3>
    <p className="url-big">
      {report.address.length === 0
        ? report.url
        : report.address.map((part) => (
            <Fragment key={`${part.kind} ${part.text}`}>
              <span className={classOf(part)}>{part.text}</span>
              <wbr />
            </Fragment>
          ))}
    </p>
    <dl className="anatomy">
      {inOrder(report.address).map((part) => (
        <div key={`${part.kind} ${part.text}`} className={part.owner ? 'owner' : undefined}>
          <dt>{part.text}</dt>
          <dd>{words.parts[part.kind]}</dd>
        </div>
      ))}
    </dl>
  </>
)
