import { expect, it } from 'vitest'
import { sortKey } from './sort-key'

const sorted = (names: string[]) =>
  names.toSorted((a, b) => Buffer.compare(Buffer.from(sortKey(a)), Buffer.from(sortKey(b))))

it('sorts numbers by value and names as people read them', () => {
  const names = ['page 1.pdf', 'Page 2.pdf', 'page 10.pdf', 'page 010a.pdf', 'résumé.txt', 'resumes.txt', 'Zebra']
  expect(sorted(names.toReversed())).toEqual(names)
  expect(sorted(['ภาพ ๑๐', 'ภาพ ๒', 'ภาพ 3'])).toEqual(['ภาพ ๒', 'ภาพ 3', 'ภาพ ๑๐'])
})

it('sorts Thai as a dictionary does: by consonant, tone marks last', () => {
  const names = ['กา', 'เก', 'แก', 'ขา', 'คน', 'งาน', 'แมว', 'โรงเรียน', 'ไทย']
  const dictionary = names.toSorted(new Intl.Collator('th').compare)
  expect(sorted(names.toReversed())).toEqual(dictionary)
  expect(sorted(['ป้า', 'ปา', 'ป่า'])).toEqual(['ปา', 'ป่า', 'ป้า'])
})

it('gives equal keys to equal-looking names, composed or not', () => {
  for (const name of ['é', 'น้ำ', 'Å']) expect(sortKey(name.normalize('NFD'))).toBe(sortKey(name.normalize('NFC')))
  expect(sortKey('\u0e19\u0e4d\u0e49\u0e32')).toBe(sortKey('\u0e19\u0e49\u0e33'))
})

it('stays short enough for an index and splits no character', () => {
  for (const name of ['ก'.repeat(255), '🦊'.repeat(127), '9'.repeat(255)]) {
    expect(Buffer.byteLength(sortKey(name))).toBeLessThan(2000)
    expect(sortKey(name).isWellFormed()).toBe(true)
  }
})
