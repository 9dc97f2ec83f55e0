import { beforeAll, describe, expect, it, test } from 'vitest'
import { patternCategories } from '@schemas/editor/entities/page-pattern'
import { locales } from '@schemas/layout/locale'
import { isRecord } from '@schemas/layout/json'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { listPatterns } from '@gateway/drafts/list-patterns'
import type { Site } from '@gateway/platform/sites'
import { themeFiles } from '@gateway/themes/theme-files'
import { readThemes } from '@gateway/themes/themes'
import { readDocument } from '@editor/document/read-document'
import { assetsOf, headingsOf, problemsOf } from './judge-page'
import { assetNames, halfTranslated, internalLinks, nodeIds, walk } from './theme-documents'

beforeAll(registerAllBlockKits)

const themes = readThemes(themeFiles)
const siteOf = (homepage: string) => ({ theme: { homepage } }) as unknown as Site
const rowsOf = (content: unknown) => (isRecord(content) ? (content.rows as unknown[]) : [])

/** Visible texts that are the same in all languages: allowed for numbers and prices, not for words. */
function textsOfOneLanguage(content: unknown): string[] {
  const found: string[] = []
  walk(content, (node, path) => {
    for (const key of ['title', 'text', 'label', 'name', 'quote', 'eyebrow', 'intro', 'note', 'caption', 'address']) {
      const text = node[key]
      // Machine-read texts, such as a field's name, are excluded; so are the leaves of rich text, which are below their
      // language.
      if (
        typeof text === 'string' &&
        /\p{L}/u.test(text) &&
        !/\.(?:th|en)\./.test(path) &&
        !(key === 'name' && 'kind' in node)
      )
        found.push(`${path}.${key}: ${text}`)
    }
  })
  return found
}

/** The packs have only the sample film, and the manager is rightly warned until it is replaced. */
const fresh = (type: string) => (type === 'content/video' ? undefined : blockEditor(type))

describe.each(themes.names())('ready-made sections of theme %s', (theme) => {
  const patterns = themes.readyMade(theme)

  it('exist in every category with unique names, and a manager may insert any', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(24)
    expect(new Set(patterns.map(({ category }) => category))).toEqual(new Set(patternCategories))
    for (const locale of locales) expect(new Set(patterns.map(({ title }) => title[locale])).size).toBe(patterns.length)
    expect(listPatterns({ site: siteOf(theme), themes, role: 'manager' })).toEqual(patterns)
  })

  test.each(patterns)(
    '$id is read completely, in both languages, with existing pictures, and without a problem in the builder',
    async ({ id, content }) => {
      const rows = rowsOf(content)
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.length).toBeLessThanOrEqual(3)
      expect(readDocument(`section:${id}`, content)?.problems).toEqual([])
      expect(halfTranslated(content)).toEqual([])
      expect(textsOfOneLanguage(content)).toEqual([])
      expect(new Set(nodeIds(content)).size).toBe(nodeIds(content).length)
      for (const name of assetNames(content))
        expect(
          themes.chain(theme).some(({ assets }) => assets[name]),
          name,
        ).toBe(true)
      // No anchors of a page: the page it is inserted into has none. The homepage exists on every site.
      for (const link of internalLinks(content))
        expect(link === '/' || themes.page(theme, link) !== undefined, link).toBe(true)

      // On a page with a main heading, unless the section has one.
      const title = {
        id: 'title',
        cells: [
          {
            id: 'title-cell',
            blocks: [
              {
                id: 'title-block',
                type: 'content/heading',
                version: 1,
                props: { level: 1, text: { th: 'ชื่อหน้า', en: 'The page' } },
              },
            ],
          },
        ],
      }
      const page = (own: unknown[]) => ({
        format: 1,
        path: '/',
        title: { th: 'หน้า', en: 'Page' },
        description: { th: 'หน้า', en: 'Page' },
        views: { guest: { rows: own } },
      })
      const alone = await headingsOf(page(rows))
      const whole = page(alone.some(({ level }) => level === 1) ? rows : [title, ...rows])
      const read = readDocument('page:/', whole)
      if (!read) throw new Error('not a page')
      const [node = ''] = read.page.views.guest ?? []
      const headings = (await headingsOf(whole)).map((heading) => ({ ...heading, node }))
      for (const locale of locales)
        expect(problemsOf(read.page, headings, { asset: assetsOf(theme, locale), fresh })).toEqual([])
    },
  )
})

describe('pack with its own ready-made sections', () => {
  const file = (id: string, content: object, pattern: object = {}) => ({
    [`/themes/cafe/patterns/${id}.json`]: JSON.stringify({
      format: 1,
      pattern: { title: { th: id, en: id }, text: { th: id, en: id }, category: 'offers', ...pattern },
      ...content,
    }),
  })
  const rows = (block: object) => ({
    rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', version: 1, ...block }] }] }],
  })

  it('offers them before inherited ones, and replaces those with the same name', () => {
    const read = readThemes({
      ...themeFiles,
      ...file('beans', { rows: [] }, { order: 2 }),
      ...file('tasting', { rows: [] }, { order: 1 }),
      ...file('offers-menu', { rows: [] }, { category: 'openings' }),
    })
    expect(read.problems).toEqual([])
    const ids = read.readyMade('cafe').map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual(['offers-menu', 'tasting', 'beans'])
    expect(ids).toHaveLength(themes.readyMade('default').length + 2)
    expect(read.readyMade('studio')).toEqual(themes.readyMade('default'))
  })

  it('drops those without metadata, and hides unreadable ones and those above a role', () => {
    const read = readThemes({
      ...themeFiles,
      '/themes/cafe/patterns/bare.json': '{ "format": 1, "rows": [] }',
      ...file('html', rows({ type: 'content/custom-html', props: { html: 'x', title: 'x' } })),
      ...file('locked', rows({ type: 'content/heading', locked: true, props: { text: 'x' } })),
      ...file('newer', { format: 2, rows: [] }),
      ...file('lossy', { rows: [{ id: 'r', gap: 'wide', cells: [] }] }),
    })
    expect(read.problems.map(({ file: name }) => name)).toEqual(['/themes/cafe/patterns/bare.json'])
    const offered = (role: 'manager' | 'admin') =>
      listPatterns({ site: siteOf('cafe'), themes: read, role })
        .map(({ id }) => id)
        .filter((id) => !themes.readyMade('default').some((lent) => lent.id === id))
    expect(offered('manager')).toEqual([])
    expect(offered('admin')).toEqual(['html', 'locked'])
  })
})
