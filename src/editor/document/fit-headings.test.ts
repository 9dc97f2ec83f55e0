import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import type { Row } from '@schemas/layout/page'
import { readPage } from '@schemas/layout/read'
import { Edit } from './edit'
import { fitHeadings } from './fit-headings'

registerAllBlockKits()

const heading = (level: number) => ({
  id: `h${level}`,
  type: 'content/heading',
  version: 1,
  props: { text: 'x', level },
})
const rowOf = (block: { id: string; type: string; version: number; props: Record<string, unknown> }): Row => ({
  id: `row-${block.id}`,
  cells: [{ id: `cell-${block.id}`, blocks: [block] }],
})

function levels(own: Row[], rows: Row[], view: 'guest' | 'user' = 'guest'): unknown[] {
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows: own }, user: { rows: [] } } })
  if (!read.ok) throw new Error('not a page')
  return fitHeadings(new Edit(flatten(read.value)), rows, { rows: { view }, index: 0 }).map(
    ({ cells }) => cells[0]?.blocks[0]?.props?.level,
  )
}

// A hero is the main heading by default.
const hero = rowOf({ id: 'hero', type: 'content/hero', version: 1, props: { title: 'x' } })

it('keeps a main heading when the page has none', () => {
  expect(levels([rowOf(heading(2))], [hero, rowOf(heading(1))])).toEqual([undefined, 1])
})

it('lowers only the main heading when the page has one anywhere', () => {
  expect(
    levels(
      [rowOf(heading(3)), rowOf(heading(1))],
      [hero, rowOf({ ...heading(1), id: 'new' }), rowOf({ ...heading(3), id: 'third' })],
    ),
  ).toEqual([2, 2, 3])
})

it('considers only the view it is inserted into', () => {
  expect(levels([rowOf(heading(1))], [hero], 'user')).toEqual([undefined])
})
