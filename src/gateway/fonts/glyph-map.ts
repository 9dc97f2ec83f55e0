import { FontRefused } from './font-tables'

/** Code point ranges, inclusive, ascending and disjoint. */
export type Ranges = [from: number, to: number][]
export type GlyphMap = {
  ranges: Ranges
  /** The glyph of a code point; 0 when there is none. */ glyph: (code: number) => number
}

/** More pieces would make the rule longer than the file is worth; neighbouring pieces are then joined. */
const maxPieces = 48

/** The characters a font covers, from its `cmap`. Throws FontRefused. */
export function readGlyphMap(cmap: Buffer): GlyphMap {
  const count = cmap.readUInt16BE(2)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 4 + index * 8
    return { platform: cmap.readUInt16BE(at), encoding: cmap.readUInt16BE(at + 2), offset: cmap.readUInt32BE(at + 4) }
  })
  const unicode = tables.filter(
    ({ platform, encoding }) => platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10)),
  )
  const formats = unicode.map(({ offset }) => ({ offset, format: cmap.readUInt16BE(offset) }))
  const whole = formats.find(({ format }) => format === 12)
  const basic = formats.find(({ format }) => format === 4)
  if (whole) return readGroups(cmap.subarray(whole.offset))
  if (basic) return readSegments(cmap.subarray(basic.offset))
  throw new FontRefused('noLetters')
}

function readGroups(table: Buffer): GlyphMap {
  const count = table.readUInt32BE(12)
  // More groups than code points would only fill memory.
  if (count > 0x110000 || 16 + count * 12 > table.length) throw new FontRefused('broken')
  const groups = Array.from({ length: count }, (_, index) => {
    const at = 16 + index * 12
    return { from: table.readUInt32BE(at), to: table.readUInt32BE(at + 4), glyph: table.readUInt32BE(at + 8) }
  })
  if (!isAscending(groups) || (groups.at(-1)?.to ?? 0) > 0x10ffff) throw new FontRefused('broken')
  return {
    ranges: joined(groups.map(({ from, to }) => [from, to])),
    glyph: (code) => {
      const found = groups.find(({ from, to }) => code >= from && code <= to)
      return found ? found.glyph + code - found.from : 0
    },
  }
}

function readSegments(table: Buffer): GlyphMap {
  const count = table.readUInt16BE(6) / 2
  const [ends, starts] = [14, 16 + count * 2]
  const [deltas, offsets] = [starts + count * 2, starts + count * 4]
  const segments = Array.from({ length: Math.floor(count) }, (_, index) => ({
    index,
    from: table.readUInt16BE(starts + index * 2),
    to: table.readUInt16BE(ends + index * 2),
    delta: table.readInt16BE(deltas + index * 2),
    offset: table.readUInt16BE(offsets + index * 2),
  }))
  // Disjoint segments hold no more code points than exist, whatever the file says.
  if (!isAscending(segments)) throw new FontRefused('broken')
  const glyphIn = ({ index, from, delta, offset }: (typeof segments)[number], code: number) => {
    if (offset === 0) return (code + delta) & 0xffff
    const at = offsets + index * 2 + offset + (code - from) * 2
    const glyph = at + 2 <= table.length ? table.readUInt16BE(at) : 0
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  const found: Ranges = []
  for (const segment of segments)
    for (let code = segment.from; code <= segment.to && code < 0xffff; code++)
      if (glyphIn(segment, code) !== 0) found.push([code, code])
  return {
    ranges: joined(found),
    glyph: (code) => {
      const segment = segments.find(({ from, to }) => code >= from && code <= to)
      return segment ? glyphIn(segment, code) : 0
    },
  }
}

const isAscending = (parts: readonly { from: number; to: number }[]) =>
  parts.every(({ from, to }, index) => from <= to && (index === 0 || from > (parts[index - 1] as { to: number }).to))

function joined(ranges: Ranges, gap = 0): Ranges {
  const found: Ranges = []
  for (const [from, to] of ranges) {
    const last = found.at(-1)
    if (last && from <= last[1] + 1 + gap) last[1] = Math.max(last[1], to)
    else found.push([from, to])
  }
  return found
}

export const holds = ({ glyph }: GlyphMap, text: string): boolean =>
  Array.from(text).every((letter) => glyph(letter.codePointAt(0) as number) !== 0)

/** The ranges for `unicode-range`: few pieces, so that the rule stays short, and never less than is covered. */
export function unicodeRange(ranges: Ranges): string {
  let pieces = ranges
  for (let gap = 1; pieces.length > maxPieces; gap *= 2) pieces = joined(ranges, gap)
  return pieces.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const hex = (code: number) => code.toString(16).toUpperCase()
