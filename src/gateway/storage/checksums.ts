import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** The checksums of the S3 protocol, by their header names (`x-amz-checksum-…`). */
export const algorithms = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'] as const
export type Algorithm = (typeof algorithms)[number]

export const isAlgorithm = (name: string): name is Algorithm => (algorithms as readonly string[]).includes(name)

export type Checksum = { update: (bytes: Buffer) => void; /** Base64, as in headers. */ digest: () => string }

export function startChecksum(algorithm: Algorithm): Checksum {
  if (algorithm === 'sha1' || algorithm === 'sha256') {
    const hash = createHash(algorithm)
    return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('base64') }
  }
  if (algorithm === 'crc64nvme') return crc64()
  const next = algorithm === 'crc32' ? crc32 : crc32c
  let value = 0
  return {
    update: (bytes) => void (value = next(bytes, value)),
    digest: () => {
      const four = Buffer.alloc(4)
      four.writeUInt32BE(value >>> 0)
      return four.toString('base64')
    },
  }
}

/** Node has CRC-32 only; this is Castagnoli's polynomial, reflected. */
const castagnoli = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1
  return value
})

function crc32c(bytes: Buffer, before: number): number {
  let value = ~before
  for (let at = 0; at < bytes.length; at++)
    value = (value >>> 8) ^ (castagnoli[(value ^ (bytes[at] as number)) & 0xff] as number)
  return ~value >>> 0
}

/** CRC-64/NVME in two halves of 32 bits: JavaScript numbers cannot hold 64, and BigInt is a hundred times slower. */
const [upper, lower] = (() => {
  const [high, low] = [new Uint32Array(256), new Uint32Array(256)]
  for (let byte = 0; byte < 256; byte++) {
    let [h, l] = [0, byte]
    for (let bit = 0; bit < 8; bit++) {
      const isOdd = l & 1
      l = (l >>> 1) | (h << 31)
      h >>>= 1
      if (isOdd) [h, l] = [h ^ 0x9a6c9329, l ^ 0xac4bc9b5]
    }
    high[byte] = h
    low[byte] = l
  }
  return [high, low]
})()

function crc64(): Checksum {
  let [high, low] = [-1, -1]
  return {
    update: (bytes) => {
      for (let at = 0; at < bytes.length; at++) {
        const index = (low ^ (bytes[at] as number)) & 0xff
        low = ((low >>> 8) | (high << 24)) ^ (lower[index] as number)
        high = (high >>> 8) ^ (upper[index] as number)
      }
    },
    digest: () => {
      const eight = Buffer.alloc(8)
      eight.writeUInt32BE(~high >>> 0, 0)
      eight.writeUInt32BE(~low >>> 0, 4)
      return eight.toString('base64')
    },
  }
}
