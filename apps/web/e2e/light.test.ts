import { walkIn } from './walk.ts'

walkIn('light')
