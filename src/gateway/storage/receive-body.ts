import { createHash } from 'node:crypto'
import { type Algorithm, startChecksum } from './checksums'

/** A body that is not what was announced, or for which the key is not in the state that was asked for. The object is as it was before. */
export class BodyRefused extends Error {
  constructor(
    readonly code: 'IncompleteBody' | 'BadDigest' | 'XAmzContentSHA256Mismatch' | 'PreconditionFailed' | 'NoSuchKey',
    message: string,
  ) {
    super(message)
  }
}

/** What the bytes are held against when they have come. */
export type Announced = {
  /** Bytes. */
  size: number
  /** Hex. */
  sha256?: string
  md5?: string
  /** `expected` in base64, asked when the body is read: it may come behind it. */
  checksum?: { algorithm: Algorithm; expected: () => string | undefined }
}

export type Received = { md5: string; checksum?: { algorithm: Algorithm; value: string } }

/** Hands a body on as it comes, never more of it than announced. Throws BodyRefused when it is another than announced. */
export async function receiveBody(
  write: (bytes: Buffer) => Promise<unknown>,
  body: Buffer | AsyncIterable<Buffer>,
  announced: Announced,
): Promise<Received> {
  const md5 = createHash('md5')
  // Hashing costs more than writing: what nobody asked for is not made.
  const sha256 = announced.sha256 === undefined ? undefined : createHash('sha256')
  const checksum = announced.checksum && startChecksum(announced.checksum.algorithm)
  let size = 0
  for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
    size += chunk.length
    // The rest of a body that is too long is not worth the disk.
    if (size > announced.size) break
    md5.update(chunk)
    sha256?.update(chunk)
    checksum?.update(chunk)
    await write(chunk)
  }
  if (size !== announced.size)
    throw new BodyRefused(
      'IncompleteBody',
      `${announced.size} bytes were announced, ${size > announced.size ? 'more' : size} came.`,
    )
  const hex = md5.digest('hex')
  if (announced.md5 !== undefined && announced.md5 !== hex)
    throw new BodyRefused('BadDigest', 'The body does not match its MD5.')
  if (sha256 && announced.sha256 !== sha256.digest('hex'))
    throw new BodyRefused('XAmzContentSHA256Mismatch', 'The body does not match its SHA-256.')
  if (!announced.checksum || !checksum) return { md5: hex }
  const { algorithm, expected } = announced.checksum
  const value = checksum.digest()
  if (expected() !== value)
    throw new BodyRefused('BadDigest', `The body does not match its ${algorithm.toUpperCase()}.`)
  return { md5: hex, checksum: { algorithm, value } }
}
