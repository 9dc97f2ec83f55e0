import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeSlug, maxSlugLength, numberedSlug, slugOf, slugPattern } from './slug'

it('takes own words, else the English title, else the Thai one, else a random name', () => {
  expect(makeSlug({ own: 'My Own', en: 'English', th: 'ไทย' })).toBe('my-own')
  expect(makeSlug({ en: "Bread isn't hard: 3 rules", th: 'ขนมปัง' })).toBe('bread-isn-t-hard-3-rules')
  // Where a Thai word ends is the runtime's knowledge, so only the first two are certain.
  const thai = makeSlug({ en: '', th: 'ขนมปังในหน้าร้อน' })
  expect(thai).toMatch(/^ขนมปัง-ใน-/)
  expect(thai.replaceAll('-', '')).toBe('ขนมปังในหน้าร้อน')
  expect(makeSlug({ own: '!?', en: ' ' }, () => 0)).toBe('post-aaaaaa')
})

it('writes what looks the same in one way', () => {
  // Nikhahit and sara aa, with and without a tone mark between; two sara e.
  expect(slugOf('น\u0e4d\u0e32')).toBe('น\u0e33')
  expect(slugOf('น\u0e4d\u0e49\u0e32')).toBe('น\u0e49\u0e33')
  expect(slugOf('\u0e40\u0e40ม่')).toBe('\u0e41ม่')
  expect(slugOf('Cafe\u0301')).toBe('caf\u00e9')
  // NFKC would split it.
  expect(slugOf('น้ำ')).toContain('\u0e33')
})

it('makes a slug of any text that a slug does not change', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...Array.from('กขคงเแำํา้่ีัิ็ abcXYZ019-.\u0301')), maxLength: 300 }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const slug = slugOf(text)
      expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
      if (slug) expect(slug).toMatch(slugPattern)
      expect(slug).toBe(slug.normalize('NFC'))
    }),
  )
})

it('numbers a taken slug within the length', () => {
  expect(numberedSlug('bread', 2)).toBe('bread-2')
  const long = numberedSlug(slugOf('word '.repeat(40)), 12)
  expect(long.length).toBeLessThanOrEqual(maxSlugLength)
  expect(long).toMatch(/word-12$/)
})
