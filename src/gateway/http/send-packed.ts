import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode } from './encode'

/** Below this the packed answer is hardly smaller, and takes one packet as it is. */
const worthPacking = 1400

/** Sends text that is made for one answer alone, packed as its caller takes it. Type and status are the reply's. */
export async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const bytes = Buffer.from(text)
  reply.header('vary', 'accept-encoding, cookie')
  const encoding = bytes.length < worthPacking ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(bytes)
  return reply.header('content-encoding', encoding).send(await encode(bytes, encoding))
}
