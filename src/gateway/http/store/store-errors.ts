import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFull } from '../../storage/is-full'
import { UploadRefused } from '../../storage/object-store'
import { BodyRefused } from '../../storage/receive-body'
import { CallError } from '../../errors/call-error'
import { StoreError } from './store-request'
import { sendXml } from './xml'

/**
 * How long the rest of a body may still arrive (ms), so that the sender reads the response: most send everything before
 * reading.
 */
const lingerMs = 10_000

const bodyStatus: Record<BodyRefused['code'], number> = {
  IncompleteBody: 400,
  BadDigest: 400,
  XAmzContentSHA256Mismatch: 400,
  PreconditionFailed: 412,
  NoSuchKey: 404,
}

/** A failure in the protocol's form. Internal details stay in the log. */
export function storeErrorOf(error: Error, request: FastifyRequest): StoreError {
  if (error instanceof StoreError) return error
  if (error instanceof BodyRefused) return new StoreError(bodyStatus[error.code], error.code, error.message)
  if (error instanceof UploadRefused)
    return new StoreError(error.code === 'NoSuchUpload' ? 404 : 400, error.code, error.message)
  if (error instanceof CallError && error.status === 429)
    return new StoreError(503, 'SlowDown', 'Please reduce your request rate.')
  // Longer than this machine's file system allows.
  if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG')
    return new StoreError(400, 'KeyTooLongError', 'Your key is too long.')
  request.log.error({ err: error }, 'The object store failed.')
  if (isFull(error)) return new StoreError(507, 'InsufficientStorage', 'The disk is full.')
  return new StoreError(500, 'InternalError', 'We encountered an internal error. Please try again.')
}

export function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message, headers } = storeErrorOf(error, request)
  // Closing at once would lose the response for a client still sending; reading an unwanted body would hold the
  // connection.
  const { raw } = request
  if (!raw.complete) {
    const timer = setTimeout(() => raw.destroy(), lingerMs)
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
    raw.resume()
  }
  reply.code(status).headers(headers)
  if (request.method === 'HEAD') return reply.send()
  return sendXml(reply, 'Error', {
    Code: code,
    Message: message,
    Resource: request.url.split('?')[0],
    RequestId: request.id,
  })
}
