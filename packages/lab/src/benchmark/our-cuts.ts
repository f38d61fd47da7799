import { SCAM_ABOVE, SUSPICIOUS_ABOVE } from '@atlas/engine'
import type { Cuts } from './figures.ts'

export const ourCuts: Cuts = { marked: SUSPICIOUS_ABOVE, sure: SCAM_ABOVE }
