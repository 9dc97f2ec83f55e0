import { describe, expect, it } from 'vitest'
import { excerptAround, likePattern, queryTerms, rank } from './text-search'

describe('query terms', () => {
  it('normalises to NFC and lower-case, without duplicates and at most eight', () => {
    expect(queryTerms('  Bread BREAD ขนมปัง ')).toEqual(['bread', 'ขนมปัง'])
    expect(queryTerms('a b c d e f g h i j')).toHaveLength(8)
  })

  it('escapes wildcards for the database', () => expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%'))
})

describe('search ranking', () => {
  it('requires every term, and ranks title matches highest', () => {
    const place = { title: 'Bread at home', description: 'An oven', text: 'flour' }
    expect(rank(place, ['bread', 'rocket'])).toBe(0)
    expect(rank(place, ['bread'])).toBeGreaterThan(rank(place, ['oven']))
    expect(rank(place, ['oven'])).toBeGreaterThan(rank(place, ['flour']))
  })
})

describe('excerpts', () => {
  it('surrounds the match and splits no Thai cluster', () => {
    const text = `${'ที่นี่มีเรื่องราวมากมาย'.repeat(12)}ขนมปัง${'ที่นี่ก็มีเช่นกัน'.repeat(12)}`
    const excerpt = excerptAround(text, ['ขนมปัง'], 80)
    expect(excerpt).toContain('ขนมปัง')
    expect(excerpt).toMatch(/^…[\u0e01-\u0e2e\u0e40-\u0e44]/)
    expect(excerpt.replaceAll('…', '').length).toBeLessThan(100)
  })

  it('returns a short text whole', () => expect(excerptAround('Short.', ['none'])).toBe('Short.'))
})

it('finds Thai however its vowels were typed', () => {
  const typed = ['\u0e19\u0e4d\u0e49\u0e32', '\u0e40\u0e40\u0e21\u0e48']
  const stored = { title: '\u0e19\u0e49\u0e33 \u0e41\u0e21\u0e48', description: '', text: '' }
  for (const query of typed) expect(rank(stored, queryTerms(query))).toBeGreaterThan(0)
})
