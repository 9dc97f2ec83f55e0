import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localBucket, type LocalStore, storePath } from '../storage/local-store'
import { type Accepted, type SignedRequest, type Verdict, verifyRequest } from '../storage/sigv4'
import { describeBucket, listBuckets } from './store/bucket'
import { deleteObject, deleteObjects } from './store/delete-objects'
import { getObject } from './store/get-object'
import { listObjects } from './store/list-objects'
import { objectTags } from './store/object-tags'
import { copyObject, putObject } from './store/put-object'
import { answerError } from './store/store-errors'
import { notImplemented, readKey, StoreError, type StoreRequest } from './store/store-request'
import {
  abortUpload,
  completeUpload,
  copyPart,
  createUpload,
  listParts,
  listUploads,
  uploadPart,
} from './store/uploads'

/** Other origins may use what was signed for them: nothing here depends on cookies. */
const forOtherOrigins = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Content-Range, Content-Length, Accept-Ranges, Last-Modified, x-amz-checksum-crc32, x-amz-checksum-crc32c, x-amz-checksum-crc64nvme, x-amz-checksum-sha1, x-amz-checksum-sha256, x-amz-checksum-type',
}

/**
 * The embedded store at `/_store`: the part of the S3 protocol that one private bucket needs, with real signatures.
 * Bodies are written to disk as they arrive. Nothing is read or written without a signature. `timeoutMs` is how long a
 * body may be nearly idle.
 */
export function registerObjectStore(
  app: FastifyInstance,
  local: LocalStore,
  { timeoutMs = 60_000 }: { timeoutMs?: number } = {},
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body stays a stream, whatever its content type.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply))
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(forOtherOrigins))
    for (const url of [storePath, `${storePath}/*`]) {
      // A large file is many part requests, each of which was signed.
      const config = { rateLimit: { max: 12_000 } }
      scope.route({
        method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        url,
        config,
        exposeHeadRoute: false,
        handler: (request, reply) => answer(verified(request, reply)),
      })
      scope.route({ method: 'OPTIONS', url, handler: answerPreflight })
    }
  })

  /** The request, if its signature is valid. */
  function verified(request: FastifyRequest, reply: FastifyReply): StoreRequest & { bucket: string } {
    const [path, search] = splitTarget(request.raw.url ?? '')
    const headers: StoreRequest['headers'] = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
    )
    const accepted = verdictOf({
      method: request.method,
      path,
      query: search,
      headers: { ...headers, host: request.host },
    })
    if (!accepted.ok) throw new StoreError(accepted.status, accepted.code, accepted.message)
    const query = new URLSearchParams(search.replaceAll('+', '%2B'))
    const [, , bucket = '', ...rest] = path.split('/').map(decodeURIComponent)
    return {
      local,
      request,
      reply,
      bucket,
      key: readKey(rest.join('/')),
      query,
      headers: accepted.isAddress ? coveredHeaders(headers, query, accepted) : headers,
      accepted,
      timeoutMs,
    }
  }

  /** Checked with the store's current key, then with earlier ones. */
  function verdictOf(request: SignedRequest): Verdict {
    const now = Date.now()
    const read = readings(request)
    const [verdict, ...others] = [local.signingKey, ...local.previousKeys].flatMap((key) =>
      read.map((each) => verifyRequest(each, key, now)),
    )
    return (verdict?.ok ? verdict : others.find((each) => each.ok)) ?? (verdict as Verdict)
  }
}

/**
 * A request as received, and as s3cmd signs it, which takes the path of the store's address for part of its host. Both
 * identify the same resource only.
 */
function readings(request: SignedRequest): SignedRequest[] {
  const isBelow = request.path.startsWith(`${storePath}/`) && request.headers.authorization !== undefined
  return isBelow
    ? [
        request,
        {
          ...request,
          path: request.path.slice(storePath.length),
          headers: { ...request.headers, host: `${request.headers.host}${storePath}` },
        },
      ]
    : [request]
}

function answer(storeRequest: StoreRequest & { bucket: string }) {
  const { request, reply, bucket, key } = storeRequest
  if (bucket === '' && key === '' && request.method === 'GET') return listBuckets(reply)
  if (bucket !== localBucket) throw new StoreError(404, 'NoSuchBucket', 'The specified bucket does not exist')
  return key === '' ? answerForBucket(storeRequest) : answerForObject(storeRequest)
}

function answerForBucket(storeRequest: StoreRequest) {
  const { request, reply, query } = storeRequest
  switch (request.method) {
    case 'HEAD':
      return reply.header('x-amz-bucket-region', storeRequest.local.signingKey.region).send()
    case 'GET':
      return query.has('uploads')
        ? listUploads(storeRequest)
        : (describeBucket(storeRequest) ?? listObjects(storeRequest))
    case 'POST':
      if (query.has('delete')) return deleteObjects(storeRequest)
      break
    case 'PUT':
      // Clients check for a bucket before writing to it.
      if (query.size === 0)
        throw new StoreError(
          409,
          'BucketAlreadyOwnedByYou',
          'Your previous request to create the named bucket succeeded and you already own it.',
        )
  }
  throw notImplemented(`${request.method} of the bucket`)
}

const otherQueries =
  /^(?:acl|versionId|versions|retention|legal-hold|torrent|restore|select|attributes|renameObject|append)$/

function answerForObject(storeRequest: StoreRequest) {
  const { request, query, headers } = storeRequest
  const other = [...query.keys()].find((name) => otherQueries.test(name))
  if (other) throw notImplemented(`?${other}`)
  if (query.has('tagging')) return objectTags(storeRequest)
  const isCopy = headers['x-amz-copy-source'] !== undefined
  if (query.has('uploads') && request.method === 'POST') return createUpload(storeRequest)
  if (query.has('uploadId')) {
    if (request.method === 'PUT') return isCopy ? copyPart(storeRequest) : uploadPart(storeRequest)
    if (request.method === 'POST') return completeUpload(storeRequest)
    if (request.method === 'DELETE') return abortUpload(storeRequest)
    if (request.method === 'GET') return listParts(storeRequest)
  } else if (!query.has('partNumber') && !query.has('uploads')) {
    if (request.method === 'GET' || request.method === 'HEAD') return getObject(storeRequest)
    if (request.method === 'PUT') return isCopy ? copyObject(storeRequest) : putObject(storeRequest)
    if (request.method === 'DELETE') return deleteObject(storeRequest)
  }
  throw notImplemented(`${request.method} with this query`)
}

/** HTTP's own headers and conditions: they can shorten a response, but change nothing stored. */
const looseHeaders = /^(?:content-(?:length|type|md5)|range|if-[a-z-]+|host|expect)$/

/**
 * The parameters of a signed address, and only the headers it covers: a browser that received it may add others.
 * Clients move `x-amz-` headers into the address.
 */
function coveredHeaders(
  headers: StoreRequest['headers'],
  query: URLSearchParams,
  { names }: Accepted,
): StoreRequest['headers'] {
  const covered = Object.entries(headers).filter(([name]) => names.includes(name) || looseHeaders.test(name))
  const moved = [...query]
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) =>
      /^x-amz-(?!algorithm$|credential$|date$|expires$|signedheaders$|signature$|content-sha256$|checksum-crc|sdk-)/.test(
        name,
      ),
    )
  return { ...Object.fromEntries(moved), ...Object.fromEntries(covered) }
}

async function answerPreflight(request: FastifyRequest, reply: FastifyReply) {
  const requestedHeaders = request.headers['access-control-request-headers']
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
      'access-control-max-age': '3600',
      vary: 'access-control-request-headers',
      ...(requestedHeaders ? { 'access-control-allow-headers': requestedHeaders } : {}),
    })
    .send()
}

function splitTarget(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}
