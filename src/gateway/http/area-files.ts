import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { CallError } from '../errors/call-error'
import { readAreaFiles } from '../pages/area-files'
import { primaryOrigin } from '../pages/head'
import type { Services } from '../services'
import { locate } from './request-context'

/** Files that areas give every site, such as feeds. */
export async function registerAreaFiles(app: FastifyInstance, services: Services): Promise<void> {
  for (const [path, file] of await readAreaFiles())
    app.get(path, async (request, reply) => {
      const { site, origin } = await locate(request, services)
      if (!site) throw new CallError('not_found', earlyMessage(request, refusalMessages.noSite))
      const home = primaryOrigin(origin, site.primaryHost)
      const query = request.query as Record<string, unknown>
      const answer = await file({ site, home, query, services })
      if (!answer) throw new CallError('not_found', earlyMessage(request, refusalMessages.noFile))
      if ('to' in answer) return reply.redirect(answer.to, 301)
      const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`
      // Requested again each time: what is no longer live leaves a file at once.
      void reply.header('cache-control', 'public, no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(answer.type).send(answer.body)
    })
}
