import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** Why a file is refused as a font. */
export type FontProblem = 'format' | 'broken' | 'collection' | 'large' | 'noLetters'

export class FontRefused extends Error {
  constructor(readonly reason: FontProblem) {
    super(`The font was refused: ${reason}.`)
  }
}

/** A table as stored. WOFF2 may transform some tables, whose `transform` then differs from plain bytes. */
export type FontTable = {
  tag: string
  bytes: Buffer
  /** WOFF2's number; 0 is the plain form of every table except glyf and loca, where it is 3. */ transform: number
  /** Size of the table when reconstructed. */ size: number
}
export type FontTables = { flavor: number; tables: readonly FontTable[] }

/** Maximum unpacked size of a font (bytes): a small file must not expand to gigabytes. */
const maxUnpackedBytes = 32 * 1024 * 1024
const maxTables = 64
const unpack = promisify(brotliDecompress)

/** The tags that WOFF2 encodes as a number. */
export const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

/**
 * The tables of a font file: WOFF2, TrueType or OpenType, detected by its first bytes. Every stated length is checked
 * against the file's. Throws FontRefused.
 */
export async function readTables(file: Buffer): Promise<FontTables> {
  if (file.length < 12) throw new FontRefused('format')
  const signature = file.readUInt32BE(0)
  if (signature === 0x774f4632) return readWoff2(file)
  if (signature === 0x74746366) throw new FontRefused('collection')
  if (signature === 0x00010000 || signature === 0x4f54544f || signature === 0x74727565) return readSfnt(file)
  throw new FontRefused('format')
}

function readSfnt(file: Buffer): FontTables {
  const count = file.readUInt16BE(4)
  if (count === 0 || count > maxTables || 12 + count * 16 > file.length) throw new FontRefused('broken')
  const tables = Array.from({ length: count }, (_, index): FontTable => {
    const at = 12 + index * 16
    const [offset, size] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    const tag = file.toString('latin1', at, at + 4)
    if (offset + size > file.length) throw new FontRefused('broken')
    return {
      tag,
      bytes: file.subarray(offset, offset + size),
      transform: tag === 'glyf' || tag === 'loca' ? 3 : 0,
      size,
    }
  })
  // Sixty tables that each claim the whole file would multiply its size by sixty.
  if (tables.reduce((sum, { size }) => sum + size, 0) > file.length) throw new FontRefused('broken')
  return checked({ flavor: file.readUInt32BE(0), tables })
}

async function readWoff2(file: Buffer): Promise<FontTables> {
  if (file.length < 48) throw new FontRefused('broken')
  const flavor = file.readUInt32BE(4)
  if (flavor === 0x74746366) throw new FontRefused('collection')
  const [count, packedSize] = [file.readUInt16BE(12), file.readUInt32BE(20)]
  if (count === 0 || count > maxTables) throw new FontRefused('broken')
  let at = 48
  const entries = Array.from({ length: count }, () => {
    const flags = byteAt(file, at++)
    let tag = knownTags[flags & 63]
    if (tag === undefined) {
      if (at + 4 > file.length) throw new FontRefused('broken')
      tag = file.toString('latin1', at, (at += 4))
    }
    const transform = flags >> 6
    const size = readNumber()
    const isPlain = transform === (tag === 'glyf' || tag === 'loca' ? 3 : 0)
    return { tag, transform, size, stored: isPlain ? size : readNumber() }
  })
  const length = entries.reduce((sum, entry) => sum + entry.stored, 0)
  if (length > maxUnpackedBytes || entries.reduce((sum, entry) => sum + entry.size, 0) > maxUnpackedBytes)
    throw new FontRefused('large')
  if (at + packedSize > file.length) throw new FontRefused('broken')
  const bytes = await unpack(file.subarray(at, at + packedSize), { maxOutputLength: Math.max(1, length) }).catch(() => {
    throw new FontRefused('broken')
  })
  if (bytes.length !== length) throw new FontRefused('broken')
  let from = 0
  return checked({
    flavor,
    tables: entries.map(({ tag, transform, size, stored }) => ({
      tag,
      transform,
      size,
      bytes: bytes.subarray(from, (from += stored)),
    })),
  })

  /** UIntBase128: at most five bytes, seven bits each, no leading zeros. */
  function readNumber(): number {
    let value = 0
    for (let index = 0; index < 5; index++) {
      const byte = byteAt(file, at++)
      if (index === 0 && byte === 0x80) break
      value = value * 128 + (byte & 127)
      if (byte < 128) {
        if (value > 0xffffffff) break
        return value
      }
    }
    throw new FontRefused('broken')
  }
}

function byteAt(file: Buffer, at: number): number {
  const byte = file[at]
  if (byte === undefined) throw new FontRefused('broken')
  return byte
}

/** Every table once, and all tables a browser needs to draw text. */
function checked(font: FontTables): FontTables {
  const tags = new Set(font.tables.map(({ tag }) => tag))
  const hasOutlines = (tags.has('glyf') && tags.has('loca')) || tags.has('CFF ') || tags.has('CFF2')
  if (
    tags.size !== font.tables.length ||
    !hasOutlines ||
    ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2'].some((tag) => !tags.has(tag))
  )
    throw new FontRefused('broken')
  return font
}
