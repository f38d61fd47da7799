import { shellWords } from '@atlas/contract'

export const Loading = () => (
  <div className="skel" role="status">
    <span className="vh">{shellWords.loading}</span>
    <i />
    <i />
    <i />
  </div>
)
