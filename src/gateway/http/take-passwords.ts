import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReserved } from '@schemas/layout/path'
import type { Tokens } from '../auth/tokens'
import type { Services } from '../services'
import { CallError } from '../errors/call-error'
import { refuseForeign } from './calls'
import type { Handler } from '../call/handle'
import { noSitePage } from './plain-pages'
import { readAddress } from './read-address'
import { redirectWithin } from './redirect-within'
import { locate, makeContext } from './request-context'

/** Why a password sent without script did not open a page. */
export type Refused = { status: number; message: string }

type Deps = {
  services: Services
  tokens: Tokens
  handlers: ReadonlyMap<string, Handler>
  /** Answers with the page at an address. */ answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    refused: Refused,
  ) => Promise<unknown>
}

/** Maximum bytes of a form with one password. */
const maxBytes = 4096

/**
 * The form for a page's password is an ordinary one, sent to the page's own address, so that it works without script.
 * Only here is anything but JSON accepted; other posts were for a call that does not exist, and are not even read.
 */
export function takePasswords(app: FastifyInstance, { services, tokens, handlers, answer }: Deps): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    forms.addContentTypeParser('*', (_request, _body, done) => done(null))
    forms.post('/*', { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, (request, reply) =>
      take(request, reply),
    )
  })

  /** The same call as by script, then the page, or the form again with the error. */
  async function take(request: FastifyRequest, reply: FastifyReply) {
    refuseForeign(request)
    const { search, clean } = readAddress(request.url)
    const unlock = handlers.get('cms/unlock')
    if (isReserved(clean) || !unlock || !request.body) throw new CallError('not_found', `Page Not Found: ${clean}`)
    const located = await locate(request, services)
    if (!located.site) return noSitePage(reply, located.hostname, false)
    const { password } = request.body as { password?: unknown }
    const context = await makeContext({
      request,
      reply,
      located: { ...located, site: located.site },
      services,
      tokens,
      by: 'cookie',
    })
    try {
      await unlock.run(context, { path: clean, password })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return answer(request, reply, { status: error.status, message: error.fields?.password ?? error.message })
    }
    return redirectWithin(reply.header('cache-control', 'no-store'), clean + search, 303)
  }
}
