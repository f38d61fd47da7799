import { shellWords as words } from '@atlas/contract'
import { Component, type ReactNode } from 'react'
import { Alert } from '../../shared/ui/alert.tsx'

type Props = { readonly children: ReactNode }

/** A page that breaks, or whose code can no longer be fetched, says so instead of leaving an empty sheet. */
export class PageGuard extends Component<Props, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="wrap waiting">
        <Alert tone="susp" title={words.pageBroken} say={words.pageBrokenWhy}>
          <button className="btn outline" type="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </Alert>
      </div>
    )
  }
}
