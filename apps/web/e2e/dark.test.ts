import { walkIn } from './walk.ts'

walkIn('dark')
