import type { ReactNode } from 'react'
import { Icon } from '../../shared/ui/icon.tsx'
import { chevronDown } from '../../shared/ui/icons.ts'

type Props = {
  readonly className: string
  readonly isFolded: boolean
  readonly head: ReactNode
  /** The id of the heading in `head`. */
  readonly label: string
  readonly children: ReactNode
}

/** Stands open where it is needed at once, and folded where most people only need to know that it is there. */
export const FoldedPart = ({ className, isFolded, head, label, children }: Props) => (
  <section className={isFolded ? `${className} folded` : className} aria-labelledby={label}>
    {isFolded ? (
      <details>
        <summary>
          {head}
          <Icon d={chevronDown} />
        </summary>
        <div className="folded-in">{children}</div>
      </details>
    ) : (
      <>
        {head}
        {children}
      </>
    )}
  </section>
)
