import { createHash, type Hash } from 'node:crypto'
import { hmac, isSame, type SignatureChain } from './sigv4'

const nothing = createHash('sha256').digest('hex')

/** Verifies the signatures of a body's chunks, each chained to the previous one, and the first to the request's. */
export function chunkSignatures({ date, scope, signature, secret }: SignatureChain): {
  holdsChunk: (hash: Hash, claimed: string) => boolean
  holdsTrailer: (lines: string, claimed: string) => boolean
} {
  let last = signature
  const holds = (text: string[], claimed: string) => {
    const expected = hmac(secret, [text[0], date, scope, last, ...text.slice(1)].join('\n')).toString('hex')
    last = expected
    return isSame(claimed, expected)
  }
  return {
    holdsChunk: (hash, claimed) => holds(['AWS4-HMAC-SHA256-PAYLOAD', nothing, hash.digest('hex')], claimed),
    holdsTrailer: (lines, claimed) =>
      holds(['AWS4-HMAC-SHA256-TRAILER', createHash('sha256').update(lines).digest('hex')], claimed),
  }
}
