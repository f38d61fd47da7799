import { splitAdvice } from './split-advice.ts'

/** Stops along a way out, most urgent first. */
export const AdviceRoute = ({ advice }: { advice: readonly string[] }) => (
  <ol className="route">
    {advice.map((sentence) => {
      const { head, rest } = splitAdvice(sentence)
      return (
        <li key={sentence}>
          <p className="stop">{head}</p>
          {rest !== '' && <p>{rest}</p>}
        </li>
      )
    })}
  </ol>
)
