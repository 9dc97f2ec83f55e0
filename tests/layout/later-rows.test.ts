import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { compileRows } from '@schemas/layout/compile'
import { readPage } from '@schemas/layout/read'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'

type JsonObject = Record<string, unknown>
const text = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text: 'Hello', level: 2 },
  ...more,
})
const table = (id: string): JsonObject => ({ id, type: 'content/table-of-contents', version: 1, props: { deepest: 3 } })
const tabs = (id: string, block: JsonObject): JsonObject => ({
  id,
  type: 'content/tabs',
  version: 1,
  props: { items: [{ key: 'one', label: 'One' }] },
  slots: { one: [row(`${id}-in`, block)] },
})
const row = (id: string, block: JsonObject, more: JsonObject = {}): JsonObject => ({
  id,
  ...more,
  cells: [{ id: `${id}-c`, blocks: [block] }],
})

function laterRows(rows: JsonObject[], rowsAtOnce?: number): string[] {
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows } } })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { tree } = compileRows(read.value.views.guest?.rows ?? [], {
    types: { definition: blockDefinition, migrations: blockMigrations },
    asset: () => undefined,
    role: 'guest',
    locale: 'en',
    now: 0,
    explain: true,
    params: {},
    query: {},
    path: '/',
    ...(rowsAtOnce === undefined ? {} : { rowsAtOnce }),
  })
  expect(
    tree.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks.flatMap(({ problem }) => problem ?? []))),
  ).toEqual([])
  return tree.rows.filter(({ later }) => later).map(({ id }) => id)
}

const sticky = { style: { base: { position: { type: 'sticky', top: 0 } } } }

it('draws the first three rows at once, and later ones when they are near', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id, text(`${id}-t`)))
  expect(laterRows(rows, 3)).toEqual(['d', 'e'])
  // The frame, and pages in the builder.
  expect(laterRows(rows)).toEqual([])
})

it('draws rows at once with something that reaches beyond them', () => {
  expect(
    laterRows(
      [
        row('plain', text('a')),
        row('list', table('b')),
        row('inside', tabs('c', table('c-t'))),
        row('calm', tabs('d', text('d-t'))),
        row('sticky', text('e'), sticky),
        row('sticky-block', text('f', sticky)),
      ],
      0,
    ),
  ).toEqual(['plain', 'calm'])
})

const root = new URL('../../', import.meta.url).pathname
const rooms: Record<string, string> = { '@schemas': 'schemas', '@kit': 'src/kit', '@areas': 'src/areas' }
/** Parts that the browser draws above everything: dialogs and popovers. */
const onTop = /[\\/](?:lightbox|modal|action-menu|calendar-popover)\.module\.css$/

/** A view's files: its own and all that it imports statically. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (file.endsWith('.css')) return seen
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\})\b(?! type)[^'\n]*'([^']+)'/gm,
  )) {
    const [first = '', ...rest] = name.split('/')
    const base = first.startsWith('.') ? join(dirname(file), name) : rooms[first] && join(root, rooms[first], ...rest)
    const found =
      base && ['', '.tsx', '.ts'].map((ending) => base + ending).find((each) => /\.\w+$/.test(each) && existsSync(each))
    if (found) filesOf(found, seen)
  }
  return seen
}

it('calls no block contained whose view has fixed or sticky parts', () => {
  const contained = readdirSync(join(root, 'blocks'))
    .flatMap((area) => readdirSync(join(root, 'blocks', area)).map((block) => `${area}/${block}`))
    .filter((type) => blockDefinition(type)?.contained)
  expect(contained.length).toBeGreaterThan(30)
  const faults = contained.flatMap((type) =>
    [...filesOf(join(root, 'blocks', type, 'view.tsx'))]
      .filter(
        (file) =>
          file.endsWith('.css') && !onTop.test(file) && /position:\s*(?:fixed|sticky)/.test(readFileSync(file, 'utf8')),
      )
      .map((file) => `${type}: ${file.slice(root.length)}`),
  )
  expect(faults).toEqual([])
})
