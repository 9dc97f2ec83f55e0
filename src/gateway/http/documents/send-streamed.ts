import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from '../encode'
import type { Exchange } from './deps'

/** Sends HTML in two parts, the first while the second is being made. */
export function sendStreamed({ request, reply }: Exchange, head: string, rest: () => Promise<string>) {
  // Nothing is caught around a `yield`: a visitor's abort arrives there as an error, and is none.
  async function* text() {
    yield head
    yield await rest()
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const source = Readable.from(text(), { objectMode: false })
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie')
  if (encoding === 'identity') return reply.send(source)
  reply.header('content-encoding', encoding)
  // Flushing after each part lets the browser start on the head before the body exists.
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  // A visitor who leaves ends both; the reply logs what matters of it.
  pipeline(source, packer, () => {})
  return reply.send(packer)
}
