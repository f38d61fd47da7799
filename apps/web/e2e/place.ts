import type { Page } from 'playwright-core'
import type { Who } from './stage.ts'

/** A page in one of its states, and how it is reached. */
export type Place = {
  readonly name: string
  readonly path: string
  readonly who: Who
  readonly reach?: (page: Page) => Promise<void>
}
