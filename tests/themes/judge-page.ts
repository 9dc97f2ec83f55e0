import { expect } from 'vitest'
import type { Boot } from '@schemas/boot'
import { compileRows } from '@schemas/layout/compile'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Asset } from '@schemas/layout/image'
import { readPage } from '@schemas/layout/read'
import type { RenderTree } from '@schemas/layout/render'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { renderPage } from '@runtime/server'
import { themeFiles } from '@gateway/themes/theme-files'
import { readThemes } from '@gateway/themes/themes'
import type { Heading } from '@editor/document/problems/heading-order'
import type { Facts } from '@editor/document/problems/problem'
import { Checks } from '@editor/problems/checks'
import { useProblems } from '@editor/state/problem-store'
import type { SeenNodes } from '@editor/problems/seen-nodes'
import { DocumentStore } from '@editor/state/document-store'

const themes = readThemes(themeFiles)

const boot: Boot = {
  build: 'test',
  release: '1',
  env: 'localhost',
  gateway: '',
  local: false,
  locale: 'th',
  now: '2026-11-21T03:00:00.000Z',
  site: {
    id: 'test',
    siteName: 'Test',
    siteFavicon: '',
    key: '',
    publicToken: '',
    hostname: 'test.localhost',
    spaceId: 'test',
    theme: 'default',
    shape: { button: 'solid', card: 'outlined', heading: 'plain' },
  },
  space: {
    id: 'test',
    name: 'Test',
    locales: ['th', 'en'],
    timeZone: 'Asia/Bangkok',
    menus: {},
    contact: {
      phone: '02 123 4567',
      email: 'a@example.com',
      address: '1 Road',
      hours: [{ days: 'Mon', time: '9–17' }],
      social: [{ network: 'facebook', to: 'https://www.facebook.com/example' }],
    },
  } as unknown as Boot['space'],
  session: { role: 'guest' },
  routes: [],
  slots: { header: [], subheader: [], footer: [] },
  assets: {},
}

/** A theme's picture as a page would have it, under an address that is never requested. */
export const assetsOf =
  (theme: string, locale: 'th' | 'en') =>
  (name: string): Asset | undefined => {
    const meta = themes.chain(theme).find(({ assets }) => assets[name])?.assets[name]
    if (!meta) return undefined
    if (meta.kind === 'file') return { kind: 'file', src: '/x', type: meta.type }
    return { kind: 'svg', width: meta.width, height: meta.height, src: '/x.svg', alt: meta.alt[locale] ?? '' }
  }

type Levels = { level: number; hasWords: boolean }[]
const drawn = new Map<unknown, Promise<Levels>>()

/** The heading levels of a page as visitors get them, in order. */
export function headingsOf(content: unknown): Promise<Levels> {
  const known = drawn.get(content) ?? draw(content)
  drawn.set(content, known)
  return known
}

async function draw(content: unknown): Promise<Levels> {
  const read = readPage(content)
  if (!read.ok) throw new Error('not a page')
  const { tree, problems } = compileRows(read.value.views.guest?.rows ?? [], {
    types: { definition: blockDefinition, migrations: blockMigrations },
    asset: assetsOf('default', 'th'),
    role: 'guest',
    now: 0,
    locale: 'th',
    explain: true,
    params: {},
    query: {},
    path: '/',
  })
  expect(problems).toEqual([])
  const { html, failures } = await renderPage(boot, {
    build: 'test',
    pattern: '/',
    path: '/',
    params: {},
    query: {},
    frame: 'fullscreen',
    head: { title: '', canonical: '', alternates: [], jsonLd: [] },
    tree: tree as RenderTree,
  })
  expect(failures).toEqual([])
  return [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inside = '']) => ({
    level: Number(level),
    hasWords: inside.replace(/<[^>]*>/g, '').trim() !== '',
  }))
}

const isLost = () => false

/** The builder's problems for a page with these headings, on a site with pages at these paths. */
export function problemsOf(
  page: FlatPage,
  headings: readonly Heading[],
  { asset, fresh, paths = ['/'] }: Pick<Facts, 'asset' | 'fresh'> & { paths?: readonly string[] },
): unknown[] {
  const checks = new Checks(new DocumentStore(page), {
    pages: undefined,
    locales: [],
    asset,
    isLost,
    documents: undefined,
    isGone: isLost,
    fresh,
  })
  try {
    checks.setSeen({
      problems: new Map(),
      unjudged: new Set(),
      headings,
      isDone: true,
      hasPlace: () => false,
      look: () => {},
      readHeadings: () => {},
      forget: () => {},
    } as unknown as SeenNodes)
    checks.setFacts({
      pages: paths.map((path) => ({ path, own: {} })),
      locales: ['th', 'en'],
      asset,
      isLost,
      documents: undefined,
      isGone: isLost,
      fresh,
    })
    checks.flush()
    expect(useProblems.getState().state).toBe('known')
    return useProblems
      .getState()
      .list.map(({ kind, node, path, words: text }) => [kind, node, path?.join('.'), text.en])
  } finally {
    checks.end()
  }
}
