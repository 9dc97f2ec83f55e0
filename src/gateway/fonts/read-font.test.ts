import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BoundedRun, boundedRun } from '@tests/support/bounded-run'
import { asTrueType, nameTable, plexFile, withTable } from '@tests/support/font'
import { FontRefused } from './font-tables'
import { unicodeRange } from './glyph-map'
import { packWoff2 } from './pack-woff2'
import { readFont } from './read-font'

const reasonOf = (file: Buffer) =>
  readFont(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof FontRefused ? error.reason : error),
  )

describe('font files', () => {
  it('reads family, weight, coverage and character widths', async () => {
    const [thai, latin, heavy] = await Promise.all(
      [plexFile('thai'), plexFile('latin'), plexFile('thai', 600)].map(async (file) => (await readFont(file)).facts),
    )
    expect(latin).toMatchObject({
      family: 'IBM Plex Sans Thai',
      weight: [400, 400],
      style: 'normal',
      thai: false,
      latin: true,
      fallback: { ascent: 1.116, descent: 0.534, isSerif: false },
      license: 'http://scripts.sil.org/OFL',
    })
    // Matches the metrics of the shipped families, which were measured with another tool.
    expect(latin?.fallback.latin).toBeCloseTo(0.4464, 2)
    expect(thai).toMatchObject({ thai: true, latin: false })
    expect(thai?.ranges).toContain('U+E01-E3A')
    // It names its weight as its own family; it is one family.
    expect(heavy).toMatchObject({ family: 'IBM Plex Sans Thai', weight: [600, 600] })
  })

  it('reads the same facts from TrueType, and stores it as WOFF2', async () => {
    const { facts, tables } = await readFont(plexFile('thai'))
    const plain = await readFont(asTrueType(tables))
    expect(plain.facts).toEqual(facts)
    const packed = await packWoff2(plain.tables)
    expect(packed.toString('latin1', 0, 4)).toBe('wOF2')
    expect((await readFont(packed)).facts).toEqual(facts)
  })

  it('keeps its tables byte for byte and drops everything else', async () => {
    const file = plexFile('latin')
    const { tables, facts } = await readFont(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]))
    const packed = await packWoff2(tables)
    const again = await readFont(packed)
    expect(packed.includes('<script>')).toBe(false)
    expect(again.facts).toEqual(facts)
    expect(packed.length).toBeLessThan(file.length * 1.03)
    for (const { tag, bytes } of tables.tables)
      if (tag !== 'head') expect(again.tables.tables.find((each) => each.tag === tag)?.bytes.equals(bytes)).toBe(true)
  })

  it.each([
    ['A"};body{display:none}', 'A body display none'],
    ['ฟอนต์สารบรรณ', undefined],
    ['Prompt Bold Italic', 'Prompt'],
    ['Prompt - Extra-Bold', 'Prompt'],
    ['Prompt SemiBold', 'Prompt'],
    ['Boldness', 'Boldness'],
    ['Café Sans', 'Cafe Sans'],
    ['9 Lives', 'Lives'],
    ['x'.repeat(300), 'x'.repeat(50)],
  ])('reads the name %s as the family %s', async (name, family) => {
    const { tables } = await readFont(plexFile('latin'))
    expect((await readFont(await packWoff2(withTable(tables, 'name', nameTable(name))))).facts.family).toBe(family)
  })

  it('refuses files that are no usable font', async () => {
    const file = plexFile('latin')
    const { tables } = await readFont(file)
    const plain = asTrueType(tables)
    expect(await reasonOf(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('format')
    expect(await reasonOf(Buffer.from('wOFF and more than twelve bytes'))).toBe('format')
    expect(await reasonOf(Buffer.from('ttcf and more than twelve bytes'))).toBe('collection')
    expect(await reasonOf(file.subarray(0, 2000))).toBe('broken')
    expect(await reasonOf(Buffer.alloc(0))).toBe('format')
    // A table claims to be gigabytes long.
    expect(
      await reasonOf(
        await packWoff2({
          ...tables,
          tables: tables.tables.map((table) => (table.tag === 'GDEF' ? { ...table, size: 0x7fffffff } : table)),
        }),
      ),
    ).toBe('large')
    expect(await reasonOf(plain.subarray(0, plain.length - 4000))).toBe('broken')
    expect(
      await reasonOf(await packWoff2({ ...tables, tables: tables.tables.filter(({ tag }) => tag !== 'cmap') })),
    ).toBe('broken')
    expect(await reasonOf(await packWoff2(withTable(tables, 'cmap', Buffer.from([0, 0, 0, 0]))))).toBe('noLetters')
    expect(await reasonOf(await packWoff2(withTable(tables, 'OS/2', Buffer.alloc(4))))).toBe('broken')
  })

  it('refuses overlapping tables that would multiply its size', async () => {
    const { tables } = await readFont(plexFile('latin'))
    const plain = asTrueType(tables)
    const count = plain.readUInt16BE(4)
    for (let index = 0; index < count; index++) {
      const at = 12 + index * 16
      if (!['glyf', 'GSUB', 'GPOS', 'prep'].includes(plain.toString('latin1', at, at + 4))) continue
      plain.writeUInt32BE(0, at + 8)
      plain.writeUInt32BE(plain.length, at + 12)
    }
    expect(await reasonOf(plain)).toBe('broken')
  })

  it('makes arbitrary text in a font storable', async () => {
    const { tables } = await readFont(plexFile('latin'))
    const longName = Buffer.from(`${'a'.repeat(299)}😀 and more`, 'utf16le').swap16()
    const head = Buffer.alloc(18)
    for (const [index, value] of [0, 1, 18, 3, 1, 0x409, 13, longName.length, 0].entries())
      head.writeUInt16BE(value, index * 2)
    const { facts } = await readFont(await packWoff2(withTable(tables, 'name', Buffer.concat([head, longName]))))
    expect(facts.license).toBe('a'.repeat(299))
  })

  it('reads or refuses a file damaged anywhere, and never fails otherwise', async () => {
    const { tables } = await readFont(plexFile('thai'))
    const plain = asTrueType(tables)
    const spoiled = fc.array(fc.tuple(fc.nat(plain.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(spoiled, fc.boolean(), async (changes, inHead) => {
        const file = Buffer.from(plain)
        // The structural data is at the beginning.
        for (const [at, byte] of changes) file[inHead ? at % 400 : at] = byte
        const reason = await reasonOf(file)
        expect(typeof reason).toBe('string')
      }),
      { numRuns: 150 },
    )
  })
})

describe('hostile names', () => {
  let fonts: BoundedRun
  beforeAll(async () => {
    fonts = await boundedRun('src/gateway/fonts/read-font.ts')
  })
  afterAll(() => fonts.close())
  const readAs = async (name: string) => {
    const { tables } = await readFont(plexFile('latin'))
    return fonts.run('readFont', await packWoff2(withTable(tables, 'name', nameTable(name))))
  }

  it.each([
    ['repeats a style', `A${' -bold'.repeat(60)}!`, 'A -bold -bold -bold -bold -bold -bold -bold -bold'],
    ['is all styles', `A${' -bold'.repeat(60)}`, 'A'],
    ['is a run of spaces', `A${' '.repeat(30_000)}B`, 'A'],
    ['has letters behind what is read of it', `${'- '.repeat(16_000)}A`, undefined],
  ])('a font whose name %s is read in the time of its length', async (_what, name, family) => {
    expect(await readAs(name)).toMatchObject({ facts: { family: family } })
  })
})

it('summarises coverage in few ranges without losing characters', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(0xffff), { minLength: 1, maxLength: 400 }), (codes) => {
      const range = unicodeRange(codes.toSorted((a, b) => a - b).map((code) => [code, code]))
      const pieces = range.split(',').map((piece) =>
        piece
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16)),
      )
      expect(pieces.length).toBeLessThanOrEqual(48)
      for (const code of codes) expect(pieces.some(([from = 0, to = from]) => code >= from && code <= to)).toBe(true)
    }),
  )
})
