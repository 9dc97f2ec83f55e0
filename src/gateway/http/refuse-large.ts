import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@schemas/call'
import { hasRole } from '@schemas/layout/role'
import { guest, readSession } from '../auth/session'
import type { Tokens } from '../auth/tokens'
import type { Services } from '../services'
import { CallError } from '../errors/call-error'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { bearerOf, locate } from './request-context'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers. */
    call?: AnyCall
  }
}

/**
 * Refuses a body that holds more than anybody may send, unless the caller is signed in with the role that the call asks
 * for. Told before the body is parsed, which everything else waits for. Whose session has ended hears that, and not
 * that their document is too large.
 */
export async function refuseLarge(
  request: FastifyRequest,
  { services, tokens }: { services: Services; tokens: Tokens },
): Promise<void> {
  const { call } = request.routeOptions.config
  if (!call || call.access === 'guest') throw new CallError('too_large', earlyMessage(request, refusalMessages.large))
  const token = bearerOf(request)
  const { site } = await locate(request, services)
  const session =
    token && site
      ? await readSession({
          kind: 'account',
          token,
          site: site.id,
          tokens,
          withSite: services.withSite,
          log: request.log,
        })
      : guest
  if (session.role === 'guest') throw new CallError('sign_in_required', earlyMessage(request, refusalMessages.signIn))
  if (!hasRole(session.role, call.access))
    throw new CallError('forbidden', earlyMessage(request, refusalMessages.forbidden))
}
