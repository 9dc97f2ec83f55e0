import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { JsonCounter } from '../json/json-counter'
import { CallError } from './call-error'
import { earlyMessage, refusalMessages } from './refusals'

/** Deeper than any document may be (32 levels of nodes, each several levels of JSON). */
const maxLevels = 500

const hashes = new WeakMap<FastifyRequest, string>()
const nothing = createHash('sha256').digest('base64url')

/** Base64url SHA-256 of the raw body; of an empty one when there is none. */
export const bodyHash = (request: FastifyRequest): string => hashes.get(request) ?? nothing

/**
 * Parses bodies as JSON: hashed as received, and refused when nested so deeply that recursive code would overflow the
 * stack.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    hashes.set(request, createHash('sha256').update(bytes).digest('base64url'))
    const counter = new JsonCounter()
    counter.add(bytes)
    if (counter.levels > maxLevels) return done(new CallError(400, earlyMessage(request, refusalMessages.deep)))
    return read(request, bytes.toString('utf8'), done)
  })
}
