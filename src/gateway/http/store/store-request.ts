import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LocalStore } from '../../storage/local-store'
import type { Accepted } from '../../storage/sigv4'

/** A request with a valid signature, and its target. */
export type StoreRequest = {
  local: LocalStore
  request: FastifyRequest
  reply: FastifyReply
  /** Empty for the bucket itself. */
  key: string
  query: URLSearchParams
  /** Lower-case names. Of a signed address only those it covers, and HTTP's own. */
  headers: Record<string, string | undefined>
  accepted: Accepted
  /** A body that is nearly idle for this long (ms) is aborted. */
  timeoutMs: number
}

/** A non-success response in the protocol's form. */
export class StoreError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

export const noSuchKey = () => new StoreError(404, 'NoSuchKey', 'The specified key does not exist.')
export const noSuchUpload = () =>
  new StoreError(404, 'NoSuchUpload', 'The specified upload does not exist. It may have been aborted or completed.')
export const notImplemented = (what: string) =>
  new StoreError(501, 'NotImplemented', `This store does not know ${what}.`)
export const invalid = (message: string) => new StoreError(400, 'InvalidArgument', message)

/** An integer of the query, from `least` to `limit`; `missing` when absent. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  least: number,
  limit: number,
  missing?: number,
): number {
  const text = query.get(name)
  if (text === null && missing !== undefined) return missing
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(value >= least && value <= limit)) throw invalid(`${name} must be a number from ${least} to ${limit}.`)
  return value
}

export function readKey(text: string): string {
  if (Buffer.byteLength(text) > 1024) throw new StoreError(400, 'KeyTooLongError', 'Your key is too long.')
  if (text.includes('\0')) throw invalid('A key holds no NUL.')
  return text
}
