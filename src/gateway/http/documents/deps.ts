import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import type { Tokens } from '../../auth/tokens'
import type { Services } from '../../services'
import type { ClientBuild } from '../client-build'
import type { CallContext, Handler } from '../../call/handle'
import type { missingPages } from '../missing-pages'
import type { responseCache } from '../response-cache'
import type { Preview } from './preview'

export type RenderPage = (
  boot: Boot,
  payload: Payload,
) => Promise<{
  html: string
  boot: Boot
  payload: Payload
  failures: { block: { id: string; type: string }; error: unknown }[]
}>

export type DocumentDeps = {
  services: Services
  tokens: Tokens
  build: ClientBuild
  handlers: ReadonlyMap<string, Handler>
  renderPage: RenderPage
  answers: ReturnType<typeof responseCache>
  mayRenderMissing: ReturnType<typeof missingPages>
}

export type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** How a response is sent, and under which `key` it is cached: under none when that is empty. */
export type Sending = {
  key: string
  isVaried: boolean
  sharing: string
  isPrivate: boolean
  /** Viewed through a preview link or as another role. */ isLookedAt: boolean
  preview: Preview | undefined
  /** Ends the wait of others for this response. */ made: () => void
}

/** Pages are no calls, and are named beside them where the event loop stood still. */
export function tracked<T>(
  { services }: Pick<DocumentDeps, 'services'>,
  call: string,
  { site, requestId }: CallContext,
  run: () => Promise<T>,
): Promise<T> {
  return services.inFlight.track({ call, site: site.id, request: requestId }, run)
}
