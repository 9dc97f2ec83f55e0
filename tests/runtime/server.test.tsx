import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import { compileRows, type CompileContext } from '@schemas/layout/compile'
import { readPage } from '@schemas/layout/read'
import type { Payload, RenderTree } from '@schemas/layout/render'
import { blockExamples } from '@registry/examples'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { registerView } from '@registry/views'
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

const payload = (tree: RenderTree): Payload => ({
  build: 'test',
  pattern: '/',
  path: '/',
  params: {},
  query: {},
  frame: 'fullscreen',
  head: { title: '', canonical: '', alternates: [], jsonLd: [] },
  tree,
})
const compiled = (blocks: unknown[]) => {
  const read = readPage({
    format: 1,
    path: '/',
    title: 'x',
    views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks }] }] } },
  })
  if (!read.ok) throw new Error('The fixture is not a page.')
  return compileRows(read.value.views.guest?.rows ?? [], context)
}

describe('server rendering', () => {
  it.each(blockExamples.map(({ type, name, example }) => [`${type} ${name}`, { type, example }] as const))(
    'shows %s',
    async (_, { type, example }) => {
      const { tree, problems } = compiled([
        {
          id: 'b',
          type,
          version: blockDefinition(type)?.version,
          props: example.props,
          ...(example.at ? { at: example.at } : {}),
          ...(example.slots ? { slots: example.slots } : {}),
        },
      ])
      expect(problems).toEqual([])
      const block = tree.rows[0]?.cells[0]?.blocks[0]
      if (block && example.data) block.data = example.data as NonNullable<typeof block.data>
      const { html, failures } = await renderPage(boot, payload(tree))
      expect(failures).toEqual([])
      expect(html).not.toContain('data-block-problem')
      expect(html.length).toBeGreaterThan(40)
    },
  )

  it('has examples for every block', () => {
    expect(blockTypes.filter((type) => !blockExamples.some((each) => each.type === type))).toEqual([])
  })

  it('falls back and never throws, whatever the props', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            type: fc.constantFrom(...blockTypes, 'no/such'),
            version: fc.integer({ min: 0, max: 3 }),
            props: fc.jsonValue({ maxDepth: 3 }),
            slots: fc.jsonValue({ maxDepth: 2 }),
          }),
          { maxLength: 4 },
        ),
        async (blocks) => {
          const { tree } = compiled(blocks.map((block, index) => ({ id: `b${index}`, ...block })))
          const { html } = await renderPage(boot, payload(tree))
          expect(html).toContain('<main')
        },
      ),
      { numRuns: 60 },
    )
  })

  it('survives malformed variants of good examples', async () => {
    const examples = blockExamples.map(({ type, example }) => ({ type, props: example.props }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...examples),
        fc.nat(),
        fc.jsonValue({ maxDepth: 1 }),
        async ({ type, props }, which, value) => {
          const keys = Object.keys(props)
          const bent = keys.length > 0 ? { ...props, [keys[which % keys.length] as string]: value } : props
          const { tree } = compiled([{ id: 'b', type, version: 1, props: bent }])
          const { failures } = await renderPage(boot, payload(tree))
          expect(failures).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('quarantines and names a throwing block, inside another one too', async () => {
    registerView('test/throws', () => {
      throw new Error('on purpose')
    })
    registerView('test/holds', (({ slots }: { slots: Record<string, React.ReactNode> }) => (
      <section>{slots.inside}</section>
    )) as never)
    const row = (id: string, ...blocks: object[]) => ({ id, g: '', cells: [{ id: `${id}c`, blocks }] })
    const tree = {
      rows: [
        row(
          'r',
          { id: 'before', type: 'content/heading', props: { text: 'Before', level: 2, align: 'start' } },
          {
            id: 'holder',
            type: 'test/holds',
            props: {},
            slots: { inside: [row('q', { id: 'bad', type: 'test/throws', props: {} })] },
          },
          { id: 'after', type: 'content/heading', props: { text: 'After', level: 2, align: 'start' } },
        ),
      ],
      css: '',
      types: [],
      assets: {},
    } as unknown as RenderTree
    const { html, failures, payload: shown } = await renderPage(boot, payload(tree))
    expect(failures.map(({ block, error }) => [block.id, (error as Error).message])).toEqual([['bad', 'on purpose']])
    for (const part of ['Before', '<section>', 'data-block-problem="threw"', 'After']) expect(html).toContain(part)
    expect(JSON.stringify(shown)).toContain('"problem":{"code":"threw"}')
  })
})
