import { createHash } from 'node:crypto'
import { type Algorithm, startChecksum } from './checksums'

/** A body that differs from its announcement, or a key whose condition does not hold. The object is unchanged. */
export class BodyRefused extends Error {
  constructor(
    readonly code: 'IncompleteBody' | 'BadDigest' | 'XAmzContentSHA256Mismatch' | 'PreconditionFailed' | 'NoSuchKey',
    message: string,
  ) {
    super(message)
  }
}

/** What the received bytes are compared with. */
export type Announced = {
  /** Bytes. */
  size: number
  /** Hex. */
  sha256?: string
  md5?: string
  /** `expected` in base64, called after the body is read: it may come in a trailer. */
  checksum?: { algorithm: Algorithm; expected: () => string | undefined }
}

export type Received = { md5: string; checksum?: { algorithm: Algorithm; value: string } }

/**
 * Passes a body on as it arrives, never more than announced. Throws BodyRefused when it differs from its announcement.
 */
export async function receiveBody(
  write: (bytes: Buffer) => Promise<unknown>,
  body: Buffer | AsyncIterable<Buffer>,
  announced: Announced,
): Promise<Received> {
  const md5 = createHash('md5')
  // Hashing costs more than writing, so only requested hashes are computed.
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
