import { fallbackStyle, type FontFace } from '@schemas/layout/font'
import { withoutEnd } from '@schemas/without-end'
import { cutText } from '../text/cut-text'
import { type FontTables, FontRefused, readTables } from './font-tables'
import { holds, type GlyphMap, readGlyphMap, unicodeRange } from './glyph-map'

/** Facts read from a font file. `family` is the name a theme may use; undefined when it has no Latin letters. */
export type FontFacts = Omit<FontFace, 'family'> & {
  family: string | undefined
  /** The license text of its maker. */ license?: string
}

const thaiLetters = 'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาิีึืุูเแโใไ่้๊๋์็ั'
const latinLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Frequency of English letters and the space, per hundred characters. */
const latinShares = Object.entries({
  ' ': 21.6,
  e: 12.7,
  t: 9.06,
  a: 8.17,
  o: 7.51,
  i: 6.97,
  n: 6.75,
  s: 6.33,
  h: 6.09,
  r: 5.99,
  d: 4.25,
  l: 4.03,
  c: 2.78,
  u: 2.76,
  m: 2.41,
  w: 2.36,
  f: 2.23,
  g: 2.02,
  y: 1.97,
  p: 1.93,
  b: 1.49,
  v: 0.98,
  k: 0.77,
  j: 0.15,
  x: 0.15,
  q: 0.1,
  z: 0.07,
})
const thaiText =
  'เป็นมนุษย์สุดประเสริฐเลิศคุณค่ากว่าบรรดาฝูงสัตว์เดรัจฉานจงฝ่าฟันพัฒนาวิชาการอย่าล้างผลาญฤๅเข่นฆ่าบีฑาใครไม่ถือโทษโกรธแช่งซัดฮึดฮัดด่าหัดอภัยเหมือนกีฬาอัชฌาสัยปฏิบัติประพฤติกฎกำหนดใจพูดจาให้จ๊ะๆจ๋าๆน่าฟังเอย'

/** Reads a font's name, weight, coverage and character widths. Throws FontRefused. */
export async function readFont(file: Buffer): Promise<{ facts: FontFacts; tables: FontTables }> {
  const tables = await readTables(file)
  try {
    return { facts: describe(tables), tables }
  } catch (error) {
    // A table is shorter than it claims.
    if (error instanceof RangeError) throw new FontRefused('broken')
    throw error
  }
}

function describe({ tables }: FontTables): FontFacts {
  const table = (tag: string) => tables.find((each) => each.tag === tag)
  const bytesOf = (tag: string) => (table(tag)?.bytes ?? Buffer.alloc(0)) as Buffer
  const [head, hhea, os2, hmtx] = [bytesOf('head'), bytesOf('hhea'), bytesOf('OS/2'), table('hmtx')]
  const unit = head.readUInt16BE(18)
  if (unit < 16 || unit > 16384 || !hmtx) throw new FontRefused('broken')
  const glyphMap = readGlyphMap(bytesOf('cmap'))
  if (glyphMap.ranges.length === 0) throw new FontRefused('noLetters')
  const widths = hhea.readUInt16BE(34)
  // Transformed, a flags byte precedes the widths, and all bearings follow them.
  const widthOf = (glyph: number) =>
    hmtx.bytes.readUInt16BE(
      hmtx.transform === 0 ? Math.min(glyph, widths - 1) * 4 : 1 + Math.min(glyph, widths - 1) * 2,
    ) / unit
  const selection = os2.readUInt16BE(62)
  const usesTypo = (selection & 0x80) !== 0
  const ascent = usesTypo ? os2.readInt16BE(68) : hhea.readInt16BE(4)
  const descent = usesTypo ? os2.readInt16BE(70) : hhea.readInt16BE(6)
  const name = readNames(bytesOf('name'))
  const license = name(13) ?? name(14)
  const thai = holds(glyphMap, thaiLetters)
  const latin = holds(glyphMap, latinLetters)
  return {
    family: familyOf(name(16) ?? withoutStyle(name(1))),
    weight: weightOf(table('fvar')?.bytes, os2.readUInt16BE(4)),
    style: (selection & 1) !== 0 || (head.readUInt16BE(44) & 2) !== 0 ? 'italic' : 'normal',
    ranges: unicodeRange(glyphMap.ranges),
    thai,
    latin,
    fallback: fallbackStyle.parse({
      ascent: bounded(ascent / unit),
      descent: bounded(Math.abs(descent) / unit),
      isSerif: isSerif(os2),
      ...(latin
        ? {
            latin: bounded(
              meanOf(
                latinShares.map(([letter, share]) => [letter, share] as const),
                glyphMap,
                widthOf,
              ),
            ),
          }
        : {}),
      ...(thai
        ? {
            thai: bounded(
              meanOf(
                Array.from(thaiText, (letter) => [letter, 1] as const),
                glyphMap,
                widthOf,
              ),
            ),
          }
        : {}),
    }),
    // Its maker forbids embedding.
    ...((os2.readUInt16BE(8) & 0xf) === 2 ? { isRestricted: true } : {}),
    ...(license ? { license: cutText(license, 300) } : {}),
  }
}

/** Numbers of a hostile file end up in a CSS rule: no glyph is that high or wide. */
const bounded = (ems: number) => Number(Math.min(4, Math.max(0.05, ems)).toFixed(4))

function meanOf(
  shares: readonly (readonly [string, number])[],
  glyphMap: GlyphMap,
  widthOf: (glyph: number) => number,
): number {
  let [sum, whole] = [0, 0]
  for (const [letter, share] of shares) {
    const glyph = glyphMap.glyph(letter.codePointAt(0) as number)
    if (glyph === 0) continue
    sum += widthOf(glyph) * share
    whole += share
  }
  return sum / whole
}

/** The weights a file draws: one, or the range of a variable font. */
function weightOf(fvar: Buffer | undefined, stated: number): FontFace['weight'] {
  const round = (weight: number) => Math.min(900, Math.max(100, Math.round(weight)))
  if (fvar) {
    const [offset, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
    for (let index = 0; index < Math.min(count, 32); index++) {
      const at = offset + index * size
      if (fvar.toString('latin1', at, at + 4) === 'wght')
        return [round(fvar.readInt32BE(at + 4) / 65536), round(fvar.readInt32BE(at + 12) / 65536)].toSorted(
          (a, b) => a - b,
        ) as FontFace['weight']
    }
  }
  // Old tools counted from 1 to 9.
  const weight = round(stated < 10 ? stated * 100 : stated)
  return [weight, weight]
}

function isSerif(os2: Buffer): boolean {
  const [familyClass, kind, serif] = [os2.readUInt8(30), os2.readUInt8(32), os2.readUInt8(33)]
  return kind === 2 && serif >= 2 ? serif <= 10 : (familyClass >= 1 && familyClass <= 5) || familyClass === 7
}

/** Names by id, in English when there is a choice. */
function readNames(table: Buffer): (id: number) => string | undefined {
  const [count, storage] = [table.readUInt16BE(2), table.readUInt16BE(4)]
  const records = Array.from({ length: Math.min(count, 1000) }, (_, index) => {
    const at = 6 + index * 12
    return {
      platform: table.readUInt16BE(at),
      language: table.readUInt16BE(at + 4),
      id: table.readUInt16BE(at + 6),
      length: table.readUInt16BE(at + 8),
      offset: table.readUInt16BE(at + 10),
    }
  })
  return (id) => {
    const own = records.filter(
      (record) => record.id === id && (record.platform === 3 || record.platform === 0 || record.platform === 1),
    )
    const best =
      own.find(({ platform, language }) => platform === 3 && language === 0x409) ??
      own.find(({ platform, language }) => platform === 1 && language === 0) ??
      own[0]
    if (!best) return undefined
    const bytes = table.subarray(storage + best.offset, storage + best.offset + Math.min(best.length, maxNameBytes))
    const text = best.platform === 1 ? bytes.toString('latin1') : new TextDecoder('utf-16be').decode(bytes)
    return text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').trim() || undefined
  }
}

/** Of a name this much is read: a hostile file has names of 64 kB. */
const maxNameBytes = 1000

const styleAtEnd =
  /[ -](?:thin|hairline|(?:(?:extra|ultra|semi|demi)[ -]?)?(?:light|bold)|regular|normal|book|medium|black|heavy|italic|oblique)$/i

/** Old names include bold or italic: each style was a separate family. */
function withoutStyle(name: string | undefined): string | undefined {
  let plain = name
  for (let found = plain && styleAtEnd.exec(plain); plain && found; found = styleAtEnd.exec(plain))
    plain = withoutEnd(plain.slice(0, found.index), ' -')
  return plain
}

/** A name that is safe in CSS rules; undefined when nothing remains. */
export function familyOf(name: string | undefined): string | undefined {
  const plain = (name ?? '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 -]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 50)
    .trim()
  return plain || undefined
}
