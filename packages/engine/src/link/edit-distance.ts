/** True when one letter was added, dropped or changed, or two neighbours swapped. Equal words are not one apart. */
export const isOneEditApart = (a: string, b: string): boolean => {
  if (a === b) return false
  if (a.length > b.length) return isOneEditApart(b, a)
  if (b.length - a.length > 1) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i += 1
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1)
  if (a.slice(i + 1) === b.slice(i + 1)) return true
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}
