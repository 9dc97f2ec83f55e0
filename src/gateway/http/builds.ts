import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import type { ClientBuild } from './client-build'
import { errorBody } from './error-body'
import { locate } from './request-context'

/** Polled by pages to notice a newer build: the latest id, and a build's route rules. */
export function registerBuilds(app: FastifyInstance, services: Services, build: ClientBuild): void {
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: build.id, timestamp: Date.parse(build.builtAt) }),
  )
  app.get<{ Params: { id: string } }>('/builds/meta/:id', async (request, reply) => {
    const id = request.params.id.replace(/\.json$/, '')
    if (id !== build.id) return reply.code(404).send(errorBody('not_found', 'No such build.'))
    const { site } = await locate(request, services)
    const pages = site && services.pages.of(site)
    const matcher = Object.fromEntries(
      (pages?.patterns ?? []).map((pattern) => [
        pattern,
        {
          frame: pages?.page(pattern)?.frame ?? 'default',
          access: pages?.page(pattern)?.access ?? 'guest',
          prerender: false,
        },
      ]),
    )
    return reply.header('cache-control', 'no-cache').send({ id, timestamp: Date.parse(build.builtAt), matcher })
  })
}
