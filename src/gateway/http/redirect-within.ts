import type { FastifyReply } from 'fastify'
import { sameOriginPath } from '@schemas/layout/same-origin-path'

/** Redirects to a path of this site; to the front page where the path could be read as another site's. */
export function redirectWithin(reply: FastifyReply, to: string, status: 302 | 303 | 308): FastifyReply {
  return reply.redirect(sameOriginPath(to) ?? '/', status)
}
