import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly lead?: string | undefined
  readonly isShort?: boolean
  readonly children?: ReactNode
}

export const PageHead = ({ title, lead, isShort = false, children }: Props) => (
  <section className={isShort ? 'page-head short' : 'page-head'}>
    <div className="strip" aria-hidden="true" />
    <div className="wrap">
      <div className="page-head-words">
        <h1>{title}</h1>
        {lead !== undefined && !isShort && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
)
