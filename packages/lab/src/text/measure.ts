/** How often a scam scores above an honest message. */
export const auc = (scores: readonly number[], positive: readonly boolean[]): number => {
  const order = scores
    .map((score, index) => ({ score, positive: positive[index] === true }))
    .sort((left, right) => left.score - right.score)
  let rankSum = 0
  let positives = 0
  for (let start = 0; start < order.length;) {
    let end = start
    while (end < order.length && order[end]?.score === order[start]?.score) end++
    const rank = (start + end + 1) / 2
    for (let index = start; index < end; index++) {
      if (order[index]?.positive === true) {
        rankSum += rank
        positives++
      }
    }
    start = end
  }
  const negatives = order.length - positives
  return positives === 0 || negatives === 0
    ? Number.NaN
    : (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

export const shareAbove = (scores: readonly number[], cut: number): number =>
  scores.length === 0 ? Number.NaN : scores.filter((score) => score > cut).length / scores.length

/** Recall where the given share of honest messages is flagged. */
export const recallAt = (scams: readonly number[], honest: readonly number[], falseAlarms: number): number => {
  const sorted = [...honest].sort((left, right) => right - left)
  const cut = sorted[Math.floor(sorted.length * falseAlarms)] ?? Number.NEGATIVE_INFINITY
  return shareAbove(scams, cut)
}

/** Expected calibration error over ten equal bins of probability. */
export const calibrationError = (probabilities: readonly number[], positive: readonly boolean[]): number => {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, sum: 0, hits: 0 }))
  probabilities.forEach((probability, index) => {
    const bin = bins[Math.min(9, Math.floor(probability * 10))]
    if (bin === undefined) return
    bin.count++
    bin.sum += probability
    if (positive[index] === true) bin.hits++
  })
  return bins.reduce((sum, { sum: total, hits }) => sum + Math.abs(total - hits), 0) / Math.max(1, probabilities.length)
}
