import type { FastifyReply } from 'fastify'
import { PAGE_SIZE } from '../store/submissions.ts'

export const dated = (moment: Date | null): string => (moment ?? new Date(0)).toISOString()

/** A full page may have a next one; the list itself stays a plain array. */
export const linkOn = (reply: FastifyReply, path: string, page: number, length: number): void => {
  if (length === PAGE_SIZE) reply.header('link', `<${path}?page=${page + 1}>; rel="next"`)
}
