import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { chunkSignatures } from './sigv4-chunks'

// The example of "Transferring Payload in Multiple Chunks" in Amazon's S3 reference: 65 KiB of the letter a in chunks
// of 64 KiB.
const scope = '20130524/us-east-1/s3/aws4_request'
const secret = scope
  .split('/')
  .reduce<Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    Buffer.from('AWS4wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'),
  )
const chain = {
  date: '20130524T000000Z',
  scope,
  secret,
  signature: '4f232c4386841ef735655705268965c44a0e4690baa4adea153f7db9fa80a0a9',
}
const hashOf = (length: number) => createHash('sha256').update('a'.repeat(length))

it('follows the published chain of chunks, and detects a changed one', () => {
  const signatures = chunkSignatures(chain)
  expect(
    signatures.holdsChunk(hashOf(65_536), 'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648'),
  ).toBe(true)
  expect(signatures.holdsChunk(hashOf(1024), '0055627c9e194cb4542bae2aa5492e3c1575bbb81b612b7d234b86a503ef5497')).toBe(
    true,
  )
  expect(signatures.holdsChunk(hashOf(0), 'b6c6ea8a5354eaf15b3cb7646744f4275b71ea724fed81ceb9323e279d449df9')).toBe(
    true,
  )
  expect(
    chunkSignatures(chain).holdsChunk(
      hashOf(65_535),
      'ad80c730a21e5b8d04586a2213dd63b9a0e99e0e2307b0ade35a65485a288648',
    ),
  ).toBe(false)
})
