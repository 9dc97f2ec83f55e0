import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReserved } from '@schemas/layout/path'
import type { Tokens } from '../auth/tokens'
import type { Services } from '../services'
import { CallError } from './call-error'
import { refuseForeign } from './calls'
import type { Handler } from './handle'
import { noSitePage } from './plain-pages'
import { readAddress } from './read-address'
import { redirectWithin } from './redirect-within'
import { locate, makeContext } from './request-context'

/** Why a password that was given without script did not open a page. */
export type Refused = { status: number; message: string }

type Deps = {
  services: Services
  tokens: Tokens
  handlers: ReadonlyMap<string, Handler>
  /** The page at an address, as it is answered. */ answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    refused: Refused,
  ) => Promise<unknown>
}

/** Bytes of a form that holds one password. */
const maxBytes = 4096

/** The form that asks for a page's password is an ordinary one, sent to the page's own address, so that it needs no script. Only here is anything but JSON taken; whatever else is sent here was for a call that there is not, and is not even read. */
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

  /** The same call as by script, and then the page, or the form again with what is wrong. */
  async function take(request: FastifyRequest, reply: FastifyReply) {
    refuseForeign(request)
    const { search, clean } = readAddress(request.url)
    const unlock = handlers.get('cms/unlock')
    if (isReserved(clean) || !unlock || !request.body) throw new CallError(404, `Page Not Found: ${clean}`)
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
