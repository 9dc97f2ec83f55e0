import { describe, expect, it } from 'vitest'
import { excerptAround, likePattern, queryTerms, rank } from './text-search'
import { withContents } from './with-contents'
import { readingMinutes } from './posts-of'

describe('the words of a query', () => {
  it('are composed, lower-case, each once and at most eight', () => {
    expect(queryTerms('  Bread BREAD ขนมปัง ')).toEqual(['bread', 'ขนมปัง'])
    expect(queryTerms('a b c d e f g h i j')).toHaveLength(8)
  })

  it('are no pattern for the database', () => expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%'))
})

describe('a place', () => {
  it('fits only with every word, and best by its title', () => {
    const place = { title: 'Bread at home', description: 'An oven', text: 'flour' }
    expect(rank(place, ['bread', 'rocket'])).toBe(0)
    expect(rank(place, ['bread'])).toBeGreaterThan(rank(place, ['oven']))
    expect(rank(place, ['oven'])).toBeGreaterThan(rank(place, ['flour']))
  })
})

describe('an excerpt', () => {
  it('stands around the word and parts no Thai cluster', () => {
    const text = `${'ที่นี่มีเรื่องราวมากมาย'.repeat(12)}ขนมปัง${'ที่นี่ก็มีเช่นกัน'.repeat(12)}`
    const excerpt = excerptAround(text, ['ขนมปัง'], 80)
    expect(excerpt).toContain('ขนมปัง')
    expect(excerpt).toMatch(/^…[\u0e01-\u0e2e\u0e40-\u0e44]/)
    expect(excerpt.replaceAll('…', '').length).toBeLessThan(100)
  })

  it('of a short text is the text', () => expect(excerptAround('Short.', ['none'])).toBe('Short.'))
})

describe('an article', () => {
  const heading = (text: string, id?: string) => ({
    type: 'heading' as const,
    attrs: { level: 2, ...(id ? { id } : {}) },
    content: [{ type: 'text' as const, text }],
  })

  it('gets contents with an id for every heading, its own first and none twice', () => {
    const { body, contents } = withContents({
      type: 'doc',
      content: [heading('เริ่มต้น', 'start'), heading('How to begin?'), heading('How to begin'), heading('!')],
    })
    expect(contents.map((entry) => entry.id)).toEqual(['start', 'how-to-begin', 'how-to-begin-2', 'section'])
    expect(body.content.map((node) => node.type === 'heading' && node.attrs.id)).toEqual(
      contents.map((entry) => entry.id),
    )
  })

  it('is read at the speed of its script, never in no time', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('ก'.repeat(2700))).toBe(3)
    expect(readingMinutes('word '.repeat(660))).toBe(3)
  })
})
