import { beforeAll, describe, expect, it, test } from 'vitest'
import { locales } from '@schemas/layout/locale'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { listTemplates } from '@gateway/drafts/list-templates'
import type { Site } from '@gateway/platform/sites'
import { themeFiles } from '@gateway/themes/theme-files'
import { readThemes } from '@gateway/themes/themes'
import { readDocument } from '@editor/document/read-document'
import { assetsOf, headingsOf, problemsOf } from './judge-page'

beforeAll(registerAllBlockKits)

const themes = readThemes(themeFiles)
const siteOf = (homepage: string) => ({ theme: { homepage } }) as unknown as Site
/** A template's pictures are placeholders on purpose, and are reported as such until they are replaced. */
const fresh = () => undefined

describe.each(themes.names())('templates of theme %s', (theme) => {
  const templates = themes.templates(theme)

  it('exist with unique names, and a manager may use any', () => {
    expect(templates.length).toBeGreaterThanOrEqual(8)
    expect(listTemplates({ site: siteOf(theme), themes, role: 'manager' })).toEqual(templates)
  })

  // Pictures that a pack has under the name of an inherited one have their own alternative text.
  test.each(templates)('$id has no problem in the builder, in either language', async ({ content }) => {
    const read = readDocument('page:', content)
    if (!read) throw new Error('not a page')
    expect(read.problems).toEqual([])
    const [node = ''] = read.page.views.guest ?? []
    const headings = (await headingsOf(content)).map((heading) => ({ ...heading, node }))
    expect(headings.length).toBeGreaterThan(1)
    for (const locale of locales)
      expect(problemsOf(read.page, headings, { asset: assetsOf(theme, locale), fresh })).toEqual([])
  })
})

describe('pack with its own templates', () => {
  const own = (id: string, title: string, order?: number) => ({
    [`/themes/cafe/templates/${id}.json`]: JSON.stringify({
      format: 1,
      template: {
        title: { th: title, en: title },
        text: { th: title, en: title },
        category: 'about',
        ...(order === undefined ? {} : { order }),
      },
      path: `/${id}`,
      title,
      views: { guest: { rows: [] } },
    }),
  })
  const titles = (files: Record<string, string>) => {
    const read = readThemes({ ...themeFiles, ...files })
    return { problems: read.problems, of: (theme: string) => read.templates(theme).map(({ title }) => title.en) }
  }

  it('offers them before inherited ones, in order, and replaces those with the same name', () => {
    const { problems, of } = titles({
      ...own('menu', 'Menu', 2),
      ...own('tasting', 'Tasting', 1),
      ...own('landing', 'Our landing page', 3),
    })
    expect(problems).toEqual([])
    const lent = themes.templates('default').map(({ title }) => title.en)
    expect(of('cafe')).toEqual([
      'Tasting',
      'Menu',
      'Our landing page',
      ...lent.filter((title) => title !== 'Landing page'),
    ])
    expect(of('studio')).toEqual(lent)
  })

  it('drops those without metadata, and no others', () => {
    const { problems, of } = titles({
      ...own('menu', 'Menu'),
      '/themes/cafe/templates/bare.json': '{ "format": 1, "path": "/x", "title": "x", "views": {} }',
      '/themes/cafe/templates/broken.json': '{',
    })
    expect(problems.map(({ file }) => file)).toEqual([
      '/themes/cafe/templates/bare.json',
      '/themes/cafe/templates/broken.json',
    ])
    expect(of('cafe')).toHaveLength(themes.templates('default').length + 1)
  })

  it('hides unreadable ones and those above a role', () => {
    const page = (id: string, block: object) => ({
      [`/themes/cafe/templates/${id}.json`]: JSON.stringify({
        format: 1,
        template: { title: { th: id, en: id }, text: { th: id, en: id }, category: 'about' },
        path: `/${id}`,
        title: id,
        views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', version: 1, ...block }] }] }] } },
      }),
    })
    const files = {
      ...page('html', { type: 'content/custom-html', props: { html: 'x', title: 'x' } }),
      ...page('locked', { type: 'content/heading', locked: true, props: { text: 'x' } }),
      '/themes/cafe/templates/unread.json': JSON.stringify({
        format: 2,
        template: { title: { th: 'x', en: 'x' }, text: { th: 'x', en: 'x' }, category: 'about' },
      }),
    }
    const read = readThemes({ ...themeFiles, ...files })
    const offered = (role: 'manager' | 'admin') =>
      listTemplates({ site: siteOf('cafe'), themes: read, role })
        .map(({ id }) => id)
        .filter((id) => ['html', 'locked', 'unread'].includes(id))
    expect(offered('manager')).toEqual([])
    expect(offered('admin')).toEqual(['html', 'locked'])
  })
})
