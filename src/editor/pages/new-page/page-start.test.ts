import { describe, expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { readDocument } from '../../document/read-document'
import { filledOnly, madeFrom, type PageStart, shownFields, titleOf } from './page-start'

const entry = (path: string): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: path,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed: false,
  fixed: false,
})
const content = (path: string, title: { th: string; en: string }) => ({
  format: 1,
  path,
  title,
  views: {
    guest: {
      rows: [
        {
          id: 'hero',
          anchor: 'top',
          cells: [{ id: 'hero-c1', blocks: [{ id: 'hero-c1-b1', type: 'gone/unknown', version: 1 }] }],
        },
      ],
    },
  },
})
const template = (path: string, title: { th: string; en: string }): PageStart => {
  const read = readDocument('page:', content(path, title))
  if (!read) throw new Error('not a page')
  return { kind: 'template', template: { id: 'x', title, text: title, category: 'about', page: read.page } }
}
const [about, prices] = [
  template('/about-us', { th: 'เกี่ยวกับเรา', en: 'About us' }),
  template('/prices', { th: 'ราคา', en: 'Prices' }),
]
const blank: PageStart = { kind: 'blank' }

describe('starting values of a new page', () => {
  it('proposes a title and an address from its template, in the current language', () => {
    expect(shownFields(about, {}, 'en', [])).toEqual({ title: 'About us', path: '/about-us' })
    expect(shownFields(about, {}, 'th', [])).toEqual({ title: 'เกี่ยวกับเรา', path: '/about-us' })
    expect(shownFields(blank, {}, 'en', [])).toEqual({ title: '', path: '/' })
  })

  it('proposes a free address', () => {
    expect(shownFields(about, {}, 'en', [entry('/about-us'), entry('/about-us-2')]).path).toBe('/about-us-3')
    expect(shownFields(about, {}, 'en', [{ ...entry('/about-us'), trashed: true }]).path).toBe('/about-us')
  })

  it('keeps typed values when another start is chosen, and proposes again for cleared fields', () => {
    const typed = filledOnly({ title: 'Our story' })
    expect(shownFields(about, typed, 'en', [])).toEqual({ title: 'Our story', path: '/our-story' })
    expect(shownFields(prices, filledOnly({ path: '/mine' }), 'en', [])).toEqual({ title: 'Prices', path: '/mine' })
    expect(shownFields(prices, filledOnly({ title: ' ', path: '' }), 'en', [])).toEqual({
      title: 'Prices',
      path: '/prices',
    })
    // Cleared without choosing another start: the person's edit is kept.
    expect(shownFields(prices, { title: '' }, 'en', []).title).toBe('')
  })

  it('uses a template’s title in both languages, and a typed one in its language', () => {
    expect(titleOf(about, {}, 'en')).toEqual({ th: 'เกี่ยวกับเรา', en: 'About us' })
    expect(titleOf(about, { title: ' Our story ' }, 'en')).toEqual({ en: 'Our story' })
    expect(titleOf(blank, { title: 'ข่าว' }, 'th')).toEqual({ th: 'ข่าว' })
  })

  it('creates the page from a template with new ids each time, or from another page', () => {
    expect(madeFrom(blank)).toEqual({})
    expect(madeFrom({ kind: 'copy', entry: entry('/news') })).toEqual({ from: 'page:/news' })
    const [one, other] = [JSON.stringify(madeFrom(about)), JSON.stringify(madeFrom(about))]
    expect(one).not.toBe(other)
    expect(one).not.toContain('hero')
    expect(one).toContain('"anchor":"top"')
  })
})
