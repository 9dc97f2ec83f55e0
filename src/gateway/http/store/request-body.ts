import type { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import { algorithms, isAlgorithm, startChecksum } from '../../storage/checksums'
import type { Announced } from '../../storage/receive-body'
import { readChunks } from './aws-chunked'
import { invalid, notImplemented, StoreError, type StoreRequest } from './store-request'

/** The maximum of one request in the S3 protocol (5 GiB). */
const maxBytes = 5 * 1024 ** 3
/** Minimum bytes per timeout interval of an unfinished body: no real network is slower. */
const leastPerSpell = 64 * 1024

/** A request's body as the object stores it, and what it must match. */
export function bodyOf(storeRequest: StoreRequest): { body: AsyncIterable<Buffer>; announced: Announced } {
  const { accepted, headers, request } = storeRequest
  const { payload, chain } = accepted
  const isChunked = payload.startsWith('STREAMING-')
  const size = sizeOf(isChunked ? headers['x-amz-decoded-content-length'] : headers['content-length'])
  const trailers = payload.endsWith('-TRAILER') ? new Map<string, string>() : undefined
  const checksum = checksumOf(headers, trailers)
  const md5 = md5Of(headers['content-md5'])
  const announced: Announced = { size, ...(md5 ? { md5 } : {}), ...(checksum ? { checksum } : {}) }
  const raw = unlessSlow(request.raw, storeRequest.timeoutMs)
  if (!isChunked) {
    if (payload === 'UNSIGNED-PAYLOAD') return { body: raw, announced }
    if (!/^[0-9a-f]{64}$/.test(payload))
      throw invalid('x-amz-content-sha256 must be UNSIGNED-PAYLOAD, a way of streaming, or a SHA-256 in hex.')
    return { body: raw, announced: { ...announced, sha256: payload } }
  }
  const isSigned = /^STREAMING-AWS4-HMAC-SHA256-PAYLOAD(?:-TRAILER)?$/.test(payload)
  if (!isSigned && payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw notImplemented(payload)
  return { body: readChunks(raw, { ...(isSigned ? { chain } : {}), ...(trailers ? { trailers } : {}) }), announced }
}

/** An XML body of at most `limit` bytes. */
export async function xmlOf(storeRequest: StoreRequest, limit: number): Promise<string> {
  const { body, announced } = bodyOf(storeRequest)
  if (announced.size > limit) throw new StoreError(400, 'MaxMessageLengthExceeded', 'Your request was too big.')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > announced.size) break
    chunks.push(chunk)
  }
  if (size !== announced.size) throw new StoreError(400, 'IncompleteBody', 'The body is not as long as announced.')
  const bytes = Buffer.concat(chunks)
  if (announced.sha256 && announced.sha256 !== createHash('sha256').update(bytes).digest('hex'))
    throw new StoreError(400, 'XAmzContentSHA256Mismatch', 'The body does not match its SHA-256.')
  if (announced.md5 && announced.md5 !== createHash('md5').update(bytes).digest('hex'))
    throw new StoreError(400, 'BadDigest', 'The body does not match its MD5.')
  if (announced.checksum) {
    const sum = startChecksum(announced.checksum.algorithm)
    sum.update(bytes)
    if (announced.checksum.expected() !== sum.digest())
      throw new StoreError(400, 'BadDigest', 'The body does not match its checksum.')
  }
  return bytes.toString()
}

function sizeOf(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw new StoreError(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.')
  if (Number(text) > maxBytes)
    throw new StoreError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')
  return Number(text)
}

function md5Of(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const hex = Buffer.from(text, 'base64').toString('hex')
  if (hex.length !== 32) throw new StoreError(400, 'InvalidDigest', 'The Content-MD5 you specified is not valid.')
  return hex
}

/** The request's only checksum, in a header or a trailer. */
function checksumOf(
  headers: StoreRequest['headers'],
  trailers: Map<string, string> | undefined,
): Announced['checksum'] {
  const sent = algorithms.filter((algorithm) => headers[`x-amz-checksum-${algorithm}`] !== undefined)
  const announced =
    headers['x-amz-trailer']
      ?.toLowerCase()
      .split(',')
      .map((name) => name.trim()) ?? []
  if (sent.length + announced.length > 1)
    throw new StoreError(
      400,
      'InvalidRequest',
      'Expecting a single x-amz-checksum- header. Multiple checksum types are not allowed.',
    )
  const [algorithm] = sent
  if (algorithm) return { algorithm, expected: () => headers[`x-amz-checksum-${algorithm}`] }
  const [name] = announced
  if (name === undefined) return undefined
  const behind = name.replace(/^x-amz-checksum-/, '')
  if (!trailers || !isAlgorithm(behind) || behind === name) throw invalid(`x-amz-trailer cannot name ${name} here.`)
  return { algorithm: behind, expected: () => trailers.get(name) }
}

/** The body as it arrives, aborted when its sender leaves or nearly stalls. The rest stays with the connection. */
async function* unlessSlow(body: Readable, timeoutMs: number): AsyncGenerator<Buffer> {
  let came = 0
  const watch = setInterval(() => {
    if (came < leastPerSpell) body.destroy(new Error('The sender fell silent.'))
    came = 0
  }, timeoutMs)
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      came += chunk.length
      yield chunk
    }
  } finally {
    clearInterval(watch)
  }
}
