import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BodyRefused, localBucket, type LocalStore, storePath } from '../storage/local-store'
import { type SignedRequest, type Verdict, verifyRequest } from '../storage/sigv4'
import { sendObject } from './object-answer'

/** As much as one request may bring on any store of this protocol (5 GiB). */
const mostBytes = 5 * 1024 ** 3
/** Without a byte for so long (ms), an upload is given up: its sender is gone. */
const silenceMs = 60_000
/** Headers that an object keeps and answers with. */
const keptHeaders = /^(?:cache-control|content-disposition|content-encoding|content-language|x-amz-meta-[\w-]+)$/

/** An answer other than success, as the protocol words it. */
class StoreError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * The embedded store at `/_store`: the part of the S3 protocol that single objects need, under real signatures. A body goes
 * to disk as it comes in. Nothing is read or written without a signature.
 */
export function registerObjectStore(app: FastifyInstance, local: LocalStore): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body stays a stream, whatever it says that it is.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply))
    scope.route({ method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'], url: `${storePath}/*`, exposeHeadRoute: false, handler: (request, reply) => answer(request, reply) })
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const [path, query] = splitTarget(request.raw.url ?? '')
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]))
    const verdict = verdictOf({ method: request.method, path, query, headers: { ...headers, host: request.host } })
    if (!verdict.ok) throw new StoreError(verdict.status, verdict.code, verdict.message)
    const key = keyOf(path)
    const asked = new URLSearchParams(query)
    if (asked.has('tagging')) return answerTags(request, reply, key, verdict.payload)
    const other = ['acl', 'uploads', 'uploadId', 'partNumber', 'versionId', 'retention', 'legal-hold', 'torrent', 'restore', 'select', 'attributes'].find((name) => asked.has(name))
    if (other) throw notImplemented(`?${other}`)
    if (request.method === 'GET' || request.method === 'HEAD') {
      const kept = (await local.meta(key))?.headers
      const sent = await sendObject(request, reply, local, key, { 'cache-control': 'private, no-store', ...kept })
      if (!sent) throw new StoreError(404, 'NoSuchKey', 'The specified key does not exist.')
      return sent
    }
    if (request.method === 'PUT') return put(request, reply, key, verdict.payload, headers)
    if (request.method !== 'DELETE') throw notImplemented(request.method)
    await local.remove(key)
    return reply.code(204).send()
  }

  /** By the store's key; where that did not sign, by one that came before it. */
  function verdictOf(request: SignedRequest): Verdict {
    const now = Date.now()
    const verdict = verifyRequest(request, local.signingKey, now)
    return verdict.ok ? verdict : (local.previousKeys.map((key) => verifyRequest(request, key, now)).find((each) => each.ok) ?? verdict)
  }

  async function put(request: FastifyRequest, reply: FastifyReply, key: string, payload: string, headers: Record<string, string | undefined>) {
    if (headers['x-amz-copy-source']) throw notImplemented('x-amz-copy-source')
    if (headers['if-match']) throw notImplemented('if-match')
    const sum = Object.keys(headers).find((name) => /^x-amz-(?:sdk-)?checksum-|^x-amz-trailer$/.test(name))
    if (sum) throw notImplemented(sum)
    if (payload !== 'UNSIGNED-PAYLOAD' && !/^[0-9a-f]{64}$/.test(payload)) throw notImplemented(payload)
    const announced = headers['content-length']
    if (announced === undefined || !/^\d+$/.test(announced)) throw new StoreError(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.')
    const size = Number(announced)
    if (size > mostBytes) throw new StoreError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.')
    const md5 = headers['content-md5']
    const kept = Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => keptHeaders.test(entry[0]) && entry[1] !== undefined))
    const meta = await local.write(key, unlessSilent(request.raw), {
      type: headers['content-type'] ?? 'application/octet-stream',
      size,
      ...(payload === 'UNSIGNED-PAYLOAD' ? {} : { sha256: payload }),
      ...(md5 ? { md5: Buffer.from(md5, 'base64').toString('hex') } : {}),
      ...(Object.keys(kept).length > 0 ? { headers: kept } : {}),
      ...(headers['x-amz-tagging'] ? { tags: Object.fromEntries(new URLSearchParams(headers['x-amz-tagging'])) } : {}),
      isNew: headers['if-none-match'] === '*',
    })
    return reply.header('etag', `"${meta.md5}"`).send()
  }

  async function answerTags(request: FastifyRequest, reply: FastifyReply, key: string, payload: string) {
    const meta = await local.meta(key)
    if (!meta) throw new StoreError(404, 'NoSuchKey', 'The specified key does not exist.')
    if (request.method === 'GET') {
      const tags = Object.entries(meta.tags ?? {}).map(([name, value]) => `<Tag><Key>${escape(name)}</Key><Value>${escape(value)}</Value></Tag>`)
      return sendXml(reply, `<Tagging xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><TagSet>${tags.join('')}</TagSet></Tagging>`)
    }
    if (request.method === 'DELETE') {
      await local.tag(key, {})
      return reply.code(204).send()
    }
    if (request.method !== 'PUT') throw notImplemented(request.method)
    const xml = await textOf(request.raw)
    if (payload !== 'UNSIGNED-PAYLOAD' && payload !== createHash('sha256').update(xml).digest('hex')) throw new StoreError(400, 'XAmzContentSHA256Mismatch', 'The body does not match its SHA-256.')
    await local.tag(key, readTags(xml))
    return reply.send()
  }
}

/** The body as it comes, given up when its sender falls silent. */
async function* unlessSilent(body: Readable): AsyncGenerator<Buffer> {
  const silence = setTimeout(() => body.destroy(new Error('The sender fell silent.')), silenceMs)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      silence.refresh()
      yield chunk
    }
  } finally {
    clearTimeout(silence)
  }
}

/** Tags are a short list; ten pairs of the longest are under 16 kB. */
async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > 16_384) throw new StoreError(400, 'MalformedXML', 'The list of tags is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function readTags(xml: string): Record<string, string> {
  const found = [...xml.matchAll(/<Tag>\s*<Key>([^<]*)<\/Key>\s*<Value>([^<]*)<\/Value>\s*<\/Tag>/g)]
  if (found.length > 10 || found.length !== (xml.match(/<Tag>/g) ?? []).length) throw new StoreError(400, 'MalformedXML', 'The list of tags cannot be read.')
  return Object.fromEntries(found.map(([, name = '', value = '']) => [unescape(name), unescape(value)]))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] as string)
const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => Object.keys(entities).find((char) => entities[char] === entity) as string)

const notFound = () => new StoreError(404, 'NoSuchBucket', 'The specified bucket does not exist.')
const notImplemented = (what: string) => new StoreError(501, 'NotImplemented', `This store does not know ${what}.`)

function splitTarget(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

function keyOf(path: string): string {
  const [, , bucket, ...rest] = path.split('/').map(decodeURIComponent)
  const key = rest.join('/')
  if (bucket !== localBucket) throw notFound()
  if (key === '') throw notImplemented('lists of objects')
  if (Buffer.byteLength(key) > 1024) throw new StoreError(400, 'KeyTooLongError', 'Your key is too long.')
  return key
}

const bodyStatus: Record<BodyRefused['code'], number> = { IncompleteBody: 400, BadDigest: 400, XAmzContentSHA256Mismatch: 400, PreconditionFailed: 412 }

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const said =
    error instanceof StoreError ? error
    : error instanceof BodyRefused ? new StoreError(bodyStatus[error.code], error.code, error.message)
    : (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new StoreError(507, 'InsufficientStorage', 'The disk is full.')
    : new StoreError(500, 'InternalError', 'We encountered an internal error. Please try again.')
  if (said.status >= 500) request.log.error({ err: error }, 'The object store failed.')
  // A body that nobody will read must not hold the connection for the next request.
  if (!request.raw.complete) reply.header('connection', 'close')
  return sendXml(reply.code(said.status), `<Error><Code>${said.code}</Code><Message>${escape(said.message)}</Message><RequestId>${request.id}</RequestId></Error>`)
}

function sendXml(reply: FastifyReply, xml: string) {
  return reply.type('application/xml').header('cache-control', 'no-store').send(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)
}
