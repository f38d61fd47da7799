import { shellWords } from '@atlas/contract'

export const Loading = () => (
  <output className="skel">
    <span className="vh">{shellWords.loading}</span>
    <i />
    <i />
    <i />
  </output>
)
