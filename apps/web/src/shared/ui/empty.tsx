import type { ReactNode } from 'react'

/** An uncharted sheet: nothing there yet, and what would put something there. */
export const Empty = ({ title, say, children }: { title: string; say: string; children?: ReactNode }) => (
  <div className="empty">
    <svg className="uncharted" width="168" height="104" viewBox="0 0 168 104" aria-hidden="true">
      <rect x="2" y="2" width="164" height="100" strokeDasharray="6 6" />
      <path d="M56 2v100M112 2v100M2 36h164M2 70h164" opacity=".45" />
      <path className="acc" d="M84 34l7 18-7 18-7-18z" />
      <path className="acc" d="M66 52h36" />
    </svg>
    <p className="empty-title">{title}</p>
    <p>{say}</p>
    {children}
  </div>
)
