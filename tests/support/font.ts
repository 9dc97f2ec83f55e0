import { readFileSync } from 'node:fs'
import type { FontTable, FontTables } from '@gateway/fonts/font-tables'

const folder = new URL('../../themes/academy/assets/fonts/', import.meta.url)
/** A real family under the Open Font Licence, in its makers' two files per weight. */
export const plexFile = (script: 'thai' | 'latin', weight: 400 | 600 = 400): Buffer =>
  readFileSync(new URL(`ibm-plex-sans-thai-${script}-${weight}.woff2`, folder))

/** Tables in a TrueType file. Outlines that WOFF2 stores transformed become empty. */
export function asTrueType({ flavor, tables }: FontTables): Buffer {
  const glyphs = (tables.find(({ tag }) => tag === 'maxp') as FontTable).bytes.readUInt16BE(4)
  const plain = tables.map(({ tag, bytes }) => ({
    tag,
    bytes: tag === 'glyf' ? Buffer.alloc(4) : tag === 'loca' ? Buffer.alloc((glyphs + 1) * 4) : bytes,
  }))
  const head = Buffer.alloc(12 + plain.length * 16)
  head.writeUInt32BE(flavor, 0)
  head.writeUInt16BE(plain.length, 4)
  let offset = head.length
  for (const [index, { tag, bytes }] of plain.entries()) {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    offset += Math.ceil(bytes.length / 4) * 4
  }
  return Buffer.concat([
    head,
    ...plain.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])),
  ])
}

/** The font with one of its tables replaced. */
export const withTable = ({ flavor, tables }: FontTables, tag: string, bytes: Buffer): FontTables => ({
  flavor,
  tables: tables.map((table) => (table.tag === tag ? { ...table, bytes, size: bytes.length } : table)),
})

/** A name table with only a family, in English. */
export function nameTable(family: string): Buffer {
  const encodedFamily = Buffer.from(family, 'utf16le').swap16()
  const head = Buffer.alloc(18)
  for (const [index, value] of [0, 1, 18, 3, 1, 0x409, 1, encodedFamily.length, 0].entries())
    head.writeUInt16BE(value, index * 2)
  return Buffer.concat([head, encodedFamily])
}
