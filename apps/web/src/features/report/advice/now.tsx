import { reportWords as words } from '@atlas/contract'
import { AdviceRoute } from './advice.tsx'
import { Question } from './question.tsx'

type Props = { readonly advice: readonly string[]; readonly question: string | undefined }

/** What to do now. Where ATLAS is not sure, its one question comes first. */
export const Now = ({ advice, question }: Props) => (
  <section className="now" aria-labelledby="now-h">
    <h3 id="now-h">{question === undefined ? words.now : words.question}</h3>
    {question !== undefined && <Question question={question} />}
    {question !== undefined && advice.length > 0 && <h4 className="reasons-head">{words.untilYouKnow}</h4>}
    <AdviceRoute advice={advice} />
  </section>
)
