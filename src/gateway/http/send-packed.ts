import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode, type Packing } from './encode'

/** Below this the packed answer is hardly smaller, and takes one packet as it is. */
const worthPacking = 1400

/** A text as it was packed before, by encoding. */
export type Packed = Map<Packing, Buffer>

/** Sends text that is made for one answer alone, packed as its caller takes it; `packed` is of a text that is sent again. Type and status are the reply's. */
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
