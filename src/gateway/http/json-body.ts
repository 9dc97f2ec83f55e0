import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasRole } from '@schemas/layout/role'
import { JsonCounter } from '../json/json-counter'
import { indexBounds } from '../transfer/index-bounds'
import { CallError } from '../errors/call-error'
import { earlyMessage, refusalMessages } from '../call/refusals'

/** Deeper than any document may be (32 levels of nodes, each several levels of JSON). */
const maxLevels = 500
/** Bounds for any caller: bytes, and values and names together. Parsed and checked well within 100 ms. */
const ordinary = { bytes: 1024 * 1024, entries: 20_000 }
/**
 * Values and names of the two documents in a manager's save. Anyone may become a member, so members get the bound of
 * guests.
 */
const maxManagerEntries = 2 * indexBounds.documentEntries

const hashes = new WeakMap<FastifyRequest, string>()
const nothing = createHash('sha256').digest('base64url')

/** Base64url SHA-256 of the raw body; of an empty one when there is none. */
export const bodyHash = (request: FastifyRequest): string => hashes.get(request) ?? nothing

/**
 * Reads bodies as JSON and hashes them as sent. Refuses bodies nested so deep that walking them would overflow the
 * stack, or so large that parsing would hold up other requests. `refuseLarge` throws where this caller may send less.
 */
export function registerJsonBody(app: FastifyInstance, refuseLarge: (request: FastifyRequest) => Promise<void>): void {
  app.removeContentTypeParser('application/json')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const { call } = request.routeOptions.config
    const limit = call?.entries ?? ordinary.entries
    const counter = new JsonCounter()
    const count = () => {
      counter.add(body)
      if (counter.levels > maxLevels) throw new CallError('invalid_input', earlyMessage(request, refusalMessages.deep))
    }
    const isLong = body.length > ordinary.bytes
    if (!isLong) count()
    if (isLong || counter.entries > limit) {
      await refuseLarge(request)
      if (isLong) count()
      if (counter.entries > (call && hasRole(call.access, 'manager') ? maxManagerEntries : limit))
        throw new CallError('too_large', earlyMessage(request, refusalMessages.large))
    }
    hashes.set(request, createHash('sha256').update(body).digest('base64url'))
    return new Promise((resolve, reject) => {
      void parse(request, body.toString('utf8'), (error, value) => (error ? reject(error) : resolve(value)))
    })
  })
}
