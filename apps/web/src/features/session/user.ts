import type { User as UserSchema } from '@atlas/contract'
import type * as z from 'zod/mini'

export type User = z.infer<typeof UserSchema>
