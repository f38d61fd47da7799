import { reportWords as words } from '@atlas/contract'
import { AdviceRoute } from './advice.tsx'
import { type Asked, Question } from './question.tsx'

type Props = { readonly advice: readonly string[]; readonly asked: Asked | undefined }

/** What to do now. Where ATLAS is not sure, its one question comes first. */
export const Now = ({ advice, asked }: Props) => (
  <section className="now" aria-labelledby="now-h">
    <h3 id="now-h">{asked === undefined ? words.now : words.question}</h3>
    {asked !== undefined && <Question {...asked} />}
    {asked !== undefined && advice.length > 0 && <h4 className="reasons-head">{words.untilYouKnow}</h4>}
    <AdviceRoute advice={advice} />
  </section>
)
