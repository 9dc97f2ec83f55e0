import { crc32, deflateRawSync } from 'node:zlib'

/** An archive of one file, packed as small as it goes. */
export function zipOf(name, bytes) {
  const packed = deflateRawSync(bytes, { level: 9 })
  const file = Buffer.from(name)
  const facts = Buffer.alloc(26)
  for (const [at, value] of [
    [0, 20],
    [4, 8],
  ])
    facts.writeUInt16LE(value, at)
  for (const [at, value] of [
    [10, crc32(bytes)],
    [14, packed.length],
    [18, bytes.length],
  ])
    facts.writeUInt32LE(value, at)
  facts.writeUInt16LE(file.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, file])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, Buffer.alloc(14), file])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  for (const at of [8, 10]) end.writeUInt16LE(1, at)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length + packed.length, 16)
  return Buffer.concat([local, packed, central, end])
}
