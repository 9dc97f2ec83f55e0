import { describe, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { AnyBlock } from '@schemas/block'
import { compileRows, type CompileContext } from '@schemas/layout/compile'
import { declaredParameters } from '@schemas/layout/query-parameters'
import { readPage } from '@schemas/layout/read'
import { blockExamples } from '@registry/examples'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { renderPage } from '@runtime/server'

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
  space: { id: 'test', name: 'Test', locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
  session: { role: 'guest' },
  routes: [],
  slots: { header: [], subheader: [], footer: [] },
  assets: {},
}
const context: CompileContext = {
  types: { definition: blockDefinition, migrations: blockMigrations },
  asset: () => undefined,
  role: 'admin',
  now: 0,
  locale: 'th',
  explain: true,
  params: {},
  query: {},
  path: '/',
}

/** A query that says the same to every name, and remembers which were asked for. */
function remembering(value: string | undefined): { query: Record<string, string>; names: Set<string> } {
  const names = new Set<string>()
  const query = new Proxy<Record<string, string>>(
    {},
    {
      get: (_target, name) => {
        if (typeof name === 'symbol') return undefined
        names.add(name)
        return value
      },
      has: (_target, name) => {
        names.add(String(name))
        return value !== undefined
      },
    },
  )
  return { query, names }
}

const values = [undefined, 'x', '1']
/** What a block's `data` reads of the query. */
function dataReads(definition: AnyBlock, props: Record<string, unknown>): Set<string> {
  return new Set(
    values.flatMap((value) => {
      const { query, names } = remembering(value)
      definition.data?.(props as never, { params: {}, query, locale: 'th', path: '/' })
      return [...names]
    }),
  )
}

/** What its view reads of it, as the server renders it. */
async function viewReads(type: string, example: (typeof blockExamples)[number]['example']): Promise<Set<string>> {
  const read = readPage({
    format: 1,
    path: '/',
    title: 'x',
    views: {
      guest: {
        rows: [
          {
            id: 'r',
            cells: [
              {
                id: 'c',
                blocks: [
                  {
                    id: 'b',
                    type,
                    version: blockDefinition(type)?.version,
                    props: example.props,
                    ...(example.slots ? { slots: example.slots } : {}),
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  })
  if (!read.ok) throw new Error('The example is not a block.')
  const all = new Set<string>()
  for (const value of values) {
    const { tree } = compileRows(read.value.views.guest?.rows ?? [], context)
    const block = tree.rows[0]?.cells[0]?.blocks[0]
    if (block && example.data) block.data = example.data as NonNullable<typeof block.data>
    const { query, names } = remembering(value)
    await renderPage(boot, {
      build: 'test',
      pattern: '/',
      path: '/',
      params: {},
      query,
      frame: 'fullscreen',
      head: { title: '', canonical: '', alternates: [], jsonLd: [] },
      tree,
    })
    for (const name of names) all.add(name)
  }
  return all
}

describe('the query', () => {
  const readByViews = new Map<string, Set<string>>()
  it.each(blockExamples.map(({ type, name, example }) => [`${type} ${name}`, { type, example }] as const))(
    'is read by %s as it declares',
    async (_, { type, example }) => {
      const definition = blockDefinition(type)
      if (!definition) throw new Error(`There is no block ${type}.`)
      const props = definition.props.parse({ ...example.props }) as Record<string, unknown>
      const inView = await viewReads(type, example)
      readByViews.set(type, new Set([...(readByViews.get(type) ?? []), ...inView]))
      const declared = new Set(declaredParameters(definition, props))
      expect([...dataReads(definition, props), ...inView].filter((name) => !declared.has(name))).toEqual([])
      expect(declared.size).toBeLessThanOrEqual(24)
    },
  )

  it('is read by blocks that this test can see', () => {
    expect(dataReads(blockDefinition('site/search-results') as AnyBlock, {})).toEqual(new Set(['q']))
    expect(readByViews.get('account/sign-in')).toEqual(new Set(['to']))
    expect(
      blockTypes.filter((type) => blockDefinition(type)?.data && !blockExamples.some((each) => each.type === type)),
    ).toEqual([])
  })

  it('reaches the data of a block by declared parameters alone', () => {
    const block: AnyBlock = { ...(blockDefinition('site/search-results') as AnyBlock), query: [] }
    const types = { definition: () => block, migrations: () => [] }
    const read = readPage({
      format: 1,
      path: '/',
      title: 'x',
      views: {
        guest: {
          rows: [
            {
              id: 'r',
              cells: [{ id: 'c', blocks: [{ id: 'b', type: 'site/search-results', version: 1, props: {} }] }],
            },
          ],
        },
      },
    })
    const rows = read.ok ? (read.value.views.guest?.rows ?? []) : []
    expect(compileRows(rows, { ...context, types, query: { q: 'words' } }).calls).toEqual([])
    expect(compileRows(rows, { ...context, query: { q: 'words' } }).calls).toMatchObject([{ call: 'cms/search' }])
  })
})
