import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type FontTable, type FontTables, knownTags } from './font-tables'

const pack = promisify(brotliCompress)
/** Above this size (bytes) the best compression takes seconds, for a few per cent. */
const largeBytes = 1024 * 1024

/**
 * A font as WOFF2 with these tables only: anything else in the file is dropped. Outlines are not transformed, so that a
 * plain font becomes some per cent larger than with a dedicated tool.
 */
export async function packWoff2({ flavor, tables }: FontTables): Promise<Buffer> {
  const included = inOrder(tables.filter(({ tag }) => tag !== 'DSIG').map(withoutSignature))
  const directory = Buffer.concat(included.map(entryOf))
  const plain = Buffer.concat(included.map(({ bytes }) => bytes))
  const packed = await pack(plain, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: plain.length > largeBytes ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
  const length = Math.ceil((48 + directory.length + packed.length) / 4) * 4
  const file = Buffer.alloc(length)
  file.write('wOF2', 'latin1')
  file.writeUInt32BE(flavor, 4)
  file.writeUInt32BE(length, 8)
  file.writeUInt16BE(included.length, 12)
  file.writeUInt32BE(
    12 + included.length * 16 + included.reduce((sum, { size }) => sum + Math.ceil(size / 4) * 4, 0),
    16,
  )
  file.writeUInt32BE(packed.length, 20)
  file.writeUInt16BE(1, 24)
  directory.copy(file, 48)
  packed.copy(file, 48 + directory.length)
  return file
}

/** By tag, with loca after glyf as the format requires. */
function inOrder(tables: readonly FontTable[]): FontTable[] {
  const place = (tag: string) => (tag === 'loca' ? 'glyf~' : tag)
  return tables.toSorted((a, b) => (place(a.tag) < place(b.tag) ? -1 : 1))
}

/** The head table flags lossy packing, which invalidates a signature. */
function withoutSignature(table: FontTable): FontTable {
  if (table.tag !== 'head') return table
  const bytes = Buffer.from(table.bytes)
  bytes.writeUInt16BE(bytes.readUInt16BE(16) | 0x0800, 16)
  return { ...table, bytes }
}

function entryOf({ tag, transform, bytes, size }: FontTable): Buffer {
  const known = knownTags.indexOf(tag)
  const isPlain = transform === (tag === 'glyf' || tag === 'loca' ? 3 : 0)
  return Buffer.concat([
    Buffer.from([(transform << 6) | (known < 0 ? 63 : known)]),
    known < 0 ? Buffer.from(tag, 'latin1') : Buffer.alloc(0),
    numberOf(size),
    isPlain ? Buffer.alloc(0) : numberOf(bytes.length),
  ])
}

function numberOf(value: number): Buffer {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) | 128)
  return Buffer.from(bytes)
}
