/** The first sentence says what to do, the rest why. A question needs its answer beside it. */
export const splitAdvice = (advice: string): { readonly head: string; readonly rest: string } => {
  const end = /[.!](?=\s{1,9}[\p{Lu}“"])/u.exec(advice)
  if (end === null) return { head: advice.replace(/\.$/, ''), rest: '' }
  const head = advice.slice(0, end.index + 1)
  return { head: head.replace(/\.$/, ''), rest: advice.slice(end.index + 1).trim() }
}
