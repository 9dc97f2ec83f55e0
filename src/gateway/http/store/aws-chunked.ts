import { createHash } from 'node:crypto'
import { chunkSignatures } from '../../storage/sigv4-chunks'
import type { SignatureChain } from '../../storage/sigv4'
import { StoreError } from './store-request'

/** Maximum length of a line between chunks: a size, a signature, or a trailer. */
const longestLine = 4096

const incomplete = () => new StoreError(400, 'IncompleteBody', 'The request body ended before its last chunk.')
const malformed = (what: string) => new StoreError(400, 'InvalidRequest', `${what} of the chunked body cannot be read.`)
const mismatch = () => new StoreError(403, 'SignatureDoesNotMatch', 'The signature of a chunk does not match.')

/**
 * The bytes in an `aws-chunked` body, which has a length before each chunk, a signature of each when `chain` is given,
 * and headers after the last (`trailers` receives them). Bytes are not verified until the end.
 */
export async function* readChunks(
  body: AsyncIterable<Buffer>,
  { chain, trailers }: { chain?: SignatureChain; trailers?: Map<string, string> },
): AsyncGenerator<Buffer> {
  const source = body[Symbol.asyncIterator]()
  const signatures = chain && chunkSignatures(chain)
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const next = await source.next()
    if (next.done) return false
    rest = rest.length > 0 ? Buffer.concat([rest, next.value]) : next.value
    return true
  }

  async function line(): Promise<string | undefined> {
    for (;;) {
      const end = rest.indexOf('\r\n')
      if (end > longestLine || (end < 0 && rest.length > longestLine)) throw malformed('A line')
      if (end >= 0) {
        const text = rest.subarray(0, end).toString('latin1')
        rest = rest.subarray(end + 2)
        return text
      }
      if (!(await more())) return undefined
    }
  }

  for (;;) {
    const head = await line()
    if (head === undefined) throw incomplete()
    const [, hex = '', signature] = /^([0-9a-f]{1,12})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(head) ?? []
    if (hex === '') throw malformed('A chunk')
    const hash = signatures && createHash('sha256')
    const size = Number.parseInt(hex, 16)
    for (let left = size; left > 0;) {
      if (rest.length === 0 && !(await more())) throw incomplete()
      const bytes = rest.subarray(0, left)
      rest = rest.subarray(bytes.length)
      left -= bytes.length
      hash?.update(bytes)
      yield bytes
    }
    if (signatures && hash && !signatures.holdsChunk(hash, signature ?? '')) throw mismatch()
    if (size === 0) break
    if ((await line()) !== '') throw malformed('A chunk')
  }

  let signed = ''
  let trailerSignature: string | undefined
  for (let text = await line(); text !== undefined && text !== ''; text = await line()) {
    const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(text.trimEnd()) ?? []
    if (name === '' || !trailers || trailers.size > 4) throw malformed('A trailer')
    if (name.toLowerCase() === 'x-amz-trailer-signature') trailerSignature = value.trim()
    else {
      trailers.set(name.toLowerCase(), value.trim())
      signed += `${name.toLowerCase()}:${value.trim()}\n`
    }
  }
  if (signatures && trailers && !signatures.holdsTrailer(signed, trailerSignature ?? '')) throw mismatch()
  if (rest.length > 0 || (await more())) throw malformed('The end')
}
