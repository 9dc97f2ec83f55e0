import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askStore } from '../storage/store-problem'
import { publicPath, publicPrefix } from '../storage/object-keys'
import type { Services } from '../services'
import { CallError } from '../errors/call-error'
import { sendObject } from './object-answer'
import { readAddress } from './read-address'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { chooseLocale, locate } from './request-context'

/**
 * Public files of a site at its own origin, from any store. A key is written once and its object never changes, so that
 * browsers and networks may cache it forever; a file that becomes private gets another key.
 */
export function registerPublicFiles(app: FastifyInstance, services: Services): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { site } = await locate(request, services)
    const rest = readAddress(request.url).pathname.slice(publicPath.length)
    // Keys consist of these characters, so nothing needs unescaping, and of this site's prefix: a store might resolve
    // dots out of it.
    const isKey = /^\w[\w.-]*(?:\/\w[\w.-]*)+$/.test(rest) && site !== undefined && rest.startsWith(`${site.id}/`)
    const sent =
      isKey &&
      (await askStore(
        sendObject(request, reply, services.store, publicPrefix + rest, {
          'cache-control': 'public, max-age=31536000, immutable',
        }),
        chooseLocale(request, site),
      ))
    if (!sent) throw new CallError('not_found', earlyMessage(request, refusalMessages.noFile))
    return sent
  }
  // A HEAD route derived from GET would send a wrong length.
  app.route({ method: ['GET', 'HEAD'], url: `${publicPath}*`, exposeHeadRoute: false, handler })
}
