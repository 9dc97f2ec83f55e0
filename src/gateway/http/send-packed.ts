import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode, type Packing } from './encode'

/** Below this size (bytes) compression hardly helps: the response fits one packet. */
const worthPacking = 1400

/** A text's compressed forms, by encoding. */
export type Packed = Map<Packing, Buffer>

/**
 * Sends text compressed as the client accepts; `packed` caches the encodings of a text that is sent again. Type and
 * status are set on the reply.
 */
export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  packed: Packed = new Map(),
): Promise<FastifyReply> {
  const bytes = Buffer.from(text)
  reply.header('vary', 'accept-encoding, cookie')
  const encoding = bytes.length < worthPacking ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(bytes)
  const sent = packed.get(encoding) ?? (await encode(bytes, encoding))
  packed.set(encoding, sent)
  return reply.header('content-encoding', encoding).send(sent)
}
