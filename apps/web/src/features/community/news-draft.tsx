import { dropDraft, ownSentences, postDraft, type readModels, trainingWords as words } from '@atlas/contract'
import type * as z from 'zod/mini'
import { call } from '../../shared/api/call.ts'
import { FormFailure } from '../../shared/ui/form-failure.tsx'
import { useSend } from '../../shared/ui/use-send.ts'
import { useNotify } from '../notices/notices.tsx'

type Draft = z.infer<typeof readModels.reply>['drafts'][number]

/** What a training wrote for the page of news, until an admin posts it or throws it away. */
export const NewsDraft = ({ draft, onDone }: { draft: Draft; onDone: () => void }) => {
  const { isBusy, failure, send } = useSend(words.draftFailed)
  const notify = useNotify()
  const act = (endpoint: typeof postDraft, sentence: string) =>
    void send(async () => {
      await call(endpoint, { id: draft._id, fallback: words.draftFailed })
      notify('success', sentence)
      onDone()
    })
  return (
    <div className="draft">
      <h3>{words.draftTitle}</h3>
      <p className="fine">{words.draftSay}</p>
      <blockquote>{draft.description}</blockquote>
      <FormFailure failure={failure} />
      <div className="pair">
        <button
          className="btn primary"
          type="button"
          disabled={isBusy}
          onClick={() => act(postDraft, ownSentences.draftPosted)}
        >
          {words.post}
        </button>
        <button
          className="btn outline"
          type="button"
          disabled={isBusy}
          onClick={() => act(dropDraft, ownSentences.draftDropped)}
        >
          {words.drop}
        </button>
      </div>
    </div>
  )
}
