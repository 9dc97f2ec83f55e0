import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fitRange, RangeRefused, readRange } from '../storage/object-store'
import type { ClientBuild } from './client-build'
import { chooseEncoding, encode } from './encode'
import { hasEtag } from '../storage/etag'
import { scanWorkerPolicy } from './security-headers'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
}
/** The worker of `src/kit/scan`, under the name that the build gives it. */
const scanWorker = /^scan-worker-[\w-]+\.js$/
const endings = { br: '.br', gzip: '.gz', identity: '' }

/**
 * Files of the build, under content-hashed names. None changes while the gateway runs, so the folder is read once, and
 * each file on first request: a page asks for thirty at once, and disk reads would dominate.
 */
export function registerBuildFiles(
  app: FastifyInstance,
  { folder, canvasStyles }: Pick<ClientBuild, 'folder' | 'canvasStyles'>,
): void {
  const root = join(folder, 'assets')
  const made = madeFiles(canvasStyles)
  const names = new Set([...readdirSync(root), ...made.keys()])
  const cache = new Map<string, Promise<Buffer>>()
  const bytesOf = (name: string): Promise<Buffer> => {
    const known = cache.get(name)
    if (known) return known
    const reading = made.get(name)?.() ?? readFile(join(root, name))
    cache.set(name, reading)
    // A failed read is retried on the next request.
    reading.catch(() => cache.delete(name))
    return reading
  }

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*']
    const type = types[extname(name)]
    // A build that has it may be deployed in a moment.
    const missing = () => reply.header('cache-control', 'no-store').callNotFound()
    if (!type || !names.has(name)) return missing()
    const wanted = chooseEncoding(request.headers['accept-encoding'])
    const encoding = names.has(name + endings[wanted]) ? wanted : 'identity'
    const etag = `"${name}${endings[encoding]}"`
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      etag,
      // A worker's policy is that of its own answer, not that of the page that starts it.
      ...(scanWorker.test(name) ? { 'content-security-policy': scanWorkerPolicy } : {}),
    }
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.headers(headers).code(304).send()
    const bytes = await bytesOf(name + endings[encoding]).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (!bytes) {
      // Another build was deployed, whose gateway has yet to start.
      request.log.error({ file: name }, 'A file of the build is gone from the disk.')
      return missing()
    }
    reply.headers(headers)
    return encoding === 'identity'
      ? sendPart(request, reply, bytes, etag)
      : reply.header('content-encoding', encoding).send(bytes)
  })
}

/** Files derived from the build's, compressed in the same way. */
function madeFiles({ name, css }: ClientBuild['canvasStyles']): Map<string, () => Promise<Buffer>> {
  const bytes = Buffer.from(css)
  return new Map([
    [name, () => Promise.resolve(bytes)],
    [name + endings.br, () => encode(bytes, 'br')],
    [name + endings.gzip, () => encode(bytes, 'gzip')],
  ])
}

/** Video and audio are requested in ranges. */
function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply {
  const { range, 'if-range': ifRange } = request.headers
  const requestedRange = ifRange && ifRange !== etag ? undefined : readRange(range)
  reply.header('accept-ranges', 'bytes')
  if (!requestedRange) return reply.send(bytes)
  try {
    const { start, end } = fitRange(requestedRange, bytes.length)
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
      .send(bytes.subarray(start, end + 1))
  } catch (error) {
    if (!(error instanceof RangeRefused)) throw error
    return reply.code(416).header('content-range', `bytes */${error.size}`).send()
  }
}
