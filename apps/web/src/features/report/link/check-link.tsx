import { reportWords as words } from '@atlas/contract'
import { useNavigate } from 'react-router'
import { handOver } from '../../hand-over/hand-over.ts'

/** The way from a link that was found to its own check; large enough for a thumb wherever it stands. */
export const CheckLink = ({ url }: { url: string }) => {
  const navigate = useNavigate()
  return (
    <button
      className="link-btn check-link"
      type="button"
      onClick={() => {
        handOver({ kind: 'link', text: url })
        void navigate('/link')
      }}
    >
      {words.checkLink}
    </button>
  )
}
