import { gather } from './patterns/gather.ts'
import { growthProblems } from './patterns/growth.ts'

/** No pattern of the product can be made slow: each is checked by itself, and by texts made of its own words. */

const { patterns, unseen } = await gather()
// Only now: what the engine makes while it is imported is seen only while `gather` looks.
const { measureCosts } = await import('./patterns/cost.ts')
const costs = measureCosts(patterns)
const problems = [...unseen, ...costs.problems, ...growthProblems(patterns)]

console.log(
  `50,000 characters cost the core ${costs.honest.toFixed(0)} ms when honest, at most ${costs.worst.toFixed(1)} times that when hostile`,
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${patterns.length} patterns, none of which grows faster than the text`)
