/** Work in small steps: whoever runs it may let others have their turn after each. */
export type Steps<Made> = Generator<undefined, Made, undefined>

/** All steps at once. */
export const finish = <Made>(steps: Steps<Made>): Made => {
  while (true) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
