import { beforeAll, describe, expect, it, test } from 'vitest'
import type { Boot } from '@schemas/boot'
import { compileRows } from '@schemas/layout/compile'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Asset } from '@schemas/layout/image'
import { locales } from '@schemas/layout/locale'
import { readPage } from '@schemas/layout/read'
import type { RenderTree } from '@schemas/layout/render'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { renderPage } from '@runtime/server'
import { listTemplates } from '@gateway/drafts/list-templates'
import type { Site } from '@gateway/platform/sites'
import { themeFiles } from '@gateway/themes/theme-files'
import { readThemes } from '@gateway/themes/themes'
import { readDocument } from '@editor/document/read-document'
import type { Heading } from '@editor/document/problems/heading-order'
import type { Facts } from '@editor/document/problems/problem'
import { Checks } from '@editor/problems/checks'
import { useProblems } from '@editor/problems/problem-store'
import type { SeenNodes } from '@editor/problems/seen-nodes'
import { DocumentStore } from '@editor/state/document-store'

beforeAll(registerAllBlockKits)

const themes = readThemes(themeFiles)
const siteOf = (homepage: string) => ({ theme: { homepage } }) as unknown as Site
const boot: Boot = {
  build: 'test', release: '1', env: 'localhost', gateway: '', local: false, locale: 'th', now: '2026-11-21T03:00:00.000Z',
  site: { id: 'test', siteName: 'Test', siteFavicon: '', key: '', publicToken: '', hostname: 'test.localhost', spaceId: 'test', theme: 'default', shape: { button: 'solid', card: 'outlined', heading: 'plain' } },
  space: { id: 'test', name: 'Test', locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {}, contact: { phone: '02 123 4567', email: 'a@example.com', address: '1 Road', hours: [{ days: 'Mon', time: '9–17' }], social: [{ network: 'facebook', to: 'https://www.facebook.com/example' }] } } as unknown as Boot['space'],
  session: { role: 'guest' }, routes: [], slots: { header: [], subheader: [], footer: [] }, assets: {},
}

/** A theme's picture as a page would have it, under an address that nobody asks. */
const assetsOf = (theme: string, locale: 'th' | 'en') => (name: string): Asset | undefined => {
  const meta = themes.chain(theme).find(({ assets }) => assets[name])?.assets[name]
  if (!meta || meta.kind === 'file') return undefined
  return { kind: 'svg', width: meta.width, height: meta.height, src: '/x.svg', alt: meta.alt[locale] ?? '' }
}

type Levels = { level: number; hasWords: boolean }[]
const drawn = new Map<unknown, Promise<Levels>>()

/** The levels of a page's headings as visitors get them, in their order. */
function headingsOf(content: unknown): Promise<Levels> {
  const known = drawn.get(content) ?? draw(content)
  drawn.set(content, known)
  return known
}

async function draw(content: unknown): Promise<Levels> {
  const read = readPage(content)
  if (!read.ok) throw new Error('not a page')
  const { tree, problems } = compileRows(read.value.views.guest?.rows ?? [], { types: { definition: blockDefinition, migrations: blockMigrations }, asset: assetsOf('default', 'th'), role: 'guest', now: 0, locale: 'th', explain: true, params: {}, query: {}, path: '/' })
  expect(problems).toEqual([])
  const { html, failures } = await renderPage(boot, { build: 'test', pattern: '/', path: '/', params: {}, query: {}, frame: 'fullscreen', head: { title: '', canonical: '', alternates: [], jsonLd: [] }, tree: tree as RenderTree })
  expect(failures).toEqual([])
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inside = '']) => ({ level: Number(level), hasWords: inside.replace(/<[^>]*>/g, '').trim() !== '' }))
}

/** A template's pictures are samples on purpose, and told of as such until they are others. */
const fresh = () => undefined
const isLost = () => false

function problemsOf(page: FlatPage, headings: readonly Heading[], asset: Facts['asset']): unknown[] {
  const checks = new Checks(new DocumentStore(page), { pages: undefined, locales: [], asset, isLost, documents: undefined, isGone: isLost, fresh })
  try {
    checks.setSeen({ problems: new Map(), unjudged: new Set(), headings, isDone: true, hasPlace: () => false, look: () => {}, readHeadings: () => {}, forget: () => {} } as unknown as SeenNodes)
    checks.setFacts({ pages: [{ path: '/', own: {} }], locales: ['th', 'en'], asset, isLost, documents: undefined, isGone: isLost, fresh })
    checks.settle()
    expect(useProblems.getState().state).toBe('known')
    return useProblems.getState().list.map(({ kind, node, path, words }) => [kind, node, path?.join('.'), words.en])
  } finally {
    checks.end()
  }
}

describe.each(themes.names())('the templates of theme %s', (theme) => {
  const templates = themes.templates(theme)

  it('are there, each under a name of its own, and a manager may make a page from any', () => {
    expect(templates.length).toBeGreaterThanOrEqual(8)
    expect(listTemplates({ site: siteOf(theme), themes, role: 'manager' })).toEqual(templates)
  })

  // Pictures that a pack has under the name of a lent one bring words of their own.
  test.each(templates)('$id has no problem that the builder knows of, in either language', async ({ content }) => {
    const read = readDocument('page:', content)
    if (!read) throw new Error('not a page')
    expect(read.problems).toEqual([])
    const [node = ''] = read.page.views.guest ?? []
    const headings = (await headingsOf(content)).map((heading) => ({ ...heading, node }))
    expect(headings.length).toBeGreaterThan(1)
    for (const locale of locales) expect(problemsOf(read.page, headings, assetsOf(theme, locale))).toEqual([])
  })
})

describe('a pack with templates of its own', () => {
  const own = (id: string, title: string, order?: number) => ({ [`/themes/cafe/templates/${id}.json`]: JSON.stringify({ format: 1, template: { title: { th: title, en: title }, text: { th: title, en: title }, category: 'about', ...(order === undefined ? {} : { order }) }, path: `/${id}`, title, views: { guest: { rows: [] } } }) })
  const titles = (files: Record<string, string>) => {
    const read = readThemes({ ...themeFiles, ...files })
    return { problems: read.problems, of: (theme: string) => read.templates(theme).map(({ title }) => title.en) }
  }

  it('offers them before those it is lent, in their order, and in the place of those of their name', () => {
    const { problems, of } = titles({ ...own('menu', 'Menu', 2), ...own('tasting', 'Tasting', 1), ...own('landing', 'Our landing page', 3) })
    expect(problems).toEqual([])
    const lent = themes.templates('default').map(({ title }) => title.en)
    expect(of('cafe')).toEqual(['Tasting', 'Menu', 'Our landing page', ...lent.filter((title) => title !== 'Landing page')])
    expect(of('studio')).toEqual(lent)
  })

  it('loses what says nothing of itself, and no other', () => {
    const { problems, of } = titles({ ...own('menu', 'Menu'), '/themes/cafe/templates/bare.json': '{ "format": 1, "path": "/x", "title": "x", "views": {} }', '/themes/cafe/templates/broken.json': '{' })
    expect(problems.map(({ file }) => file)).toEqual(['/themes/cafe/templates/bare.json', '/themes/cafe/templates/broken.json'])
    expect(of('cafe')).toHaveLength(themes.templates('default').length + 1)
  })

  it('offers nobody what cannot be read or what their role may not make', () => {
    const page = (id: string, block: object) => ({ [`/themes/cafe/templates/${id}.json`]: JSON.stringify({ format: 1, template: { title: { th: id, en: id }, text: { th: id, en: id }, category: 'about' }, path: `/${id}`, title: id, views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', version: 1, ...block }] }] }] } } }) })
    const files = { ...page('html', { type: 'content/custom-html', props: { html: 'x', title: 'x' } }), ...page('locked', { type: 'content/heading', locked: true, props: { text: 'x' } }), '/themes/cafe/templates/unread.json': JSON.stringify({ format: 2, template: { title: { th: 'x', en: 'x' }, text: { th: 'x', en: 'x' }, category: 'about' } }) }
    const read = readThemes({ ...themeFiles, ...files })
    const offered = (role: 'manager' | 'admin') => listTemplates({ site: siteOf('cafe'), themes: read, role }).map(({ id }) => id).filter((id) => ['html', 'locked', 'unread'].includes(id))
    expect(offered('manager')).toEqual([])
    expect(offered('admin')).toEqual(['html', 'locked'])
  })
})
