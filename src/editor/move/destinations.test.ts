import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { applied } from '../document/changes'
import { childrenAt } from '../document/children-at'
import { change, Refusal } from '../document/edit'
import { moveNodes } from '../document/operations/move-nodes'
import { movedMessage, targetMessage } from './destination-message'
import { ahead, destinationsOf, parentOf, placeNow } from './destinations'

registerAllBlockKits()

const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const tabs = {
  id: 'tabs',
  type: 'content/tabs',
  version: 1,
  props: {
    items: [
      { key: 'am', label: 'Morning' },
      { key: 'pm', label: 'Evening' },
    ],
  },
  slots: { am: [{ id: 'inner', cells: [{ id: 'inner-cell', blocks: [heading('d')] }] }] },
}
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        { id: 'one', cells: [{ id: 'one-cell', blocks: [heading('a'), heading('b')] }] },
        {
          id: 'two',
          cells: [
            { id: 'left', blocks: [heading('c')] },
            { id: 'right', blocks: [] },
          ],
        },
        { id: 'three', cells: [{ id: 'three-cell', blocks: [tabs] }] },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = flatten(read.value)
const kindOf = (id: string) => page.nodes.get(id)?.kind ?? 'block'
const placesFor = (id: string) => destinationsOf(page, 'guest', kindOf(id), new Set([id]))

describe('targets of a move', () => {
  it('are between rows, between columns, in columns and in areas, including empty ones', () => {
    const places = placesFor('a')
    expect(places).toEqual(
      expect.arrayContaining([
        { rows: { view: 'guest' }, index: 3 },
        { row: 'two', index: 1 },
        { cell: 'right', index: 0 },
        { rows: { block: 'tabs', slot: 'pm' }, index: 0 },
        { cell: 'inner-cell', index: 1 },
      ]),
    )
    expect(placesFor('one').every((place) => 'rows' in place)).toBe(true)
    expect(placesFor('left').some((place) => 'cell' in place)).toBe(false)
  })

  it('accept the part or refuse it with a message, and include its current place', () => {
    for (const id of ['a', 'c', 'tabs', 'one', 'three', 'left', 'inner']) {
      const places = placesFor(id)
      const now = placeNow(page, id, places)
      expect(places[now]).toEqual({
        ...places[now],
        index: childrenAt(page, page.nodes.get(id)?.parent as never).indexOf(id),
      })
      for (const target of places) {
        try {
          const after = applied(
            page,
            change(page, '', (edit) => moveNodes(edit, [id], target)),
          )
          expect(after.nodes.get(id)).toBeDefined()
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
        }
      }
      for (const target of places) expect(targetMessage(page, target).th).not.toMatch(/[{}]|undefined/)
    }
  })

  it('are never inside the moved part', () => {
    const inTabs = placesFor('three').filter(
      (target) => JSON.stringify(target).includes('tabs') || JSON.stringify(target).includes('three-cell'),
    )
    expect(inTabs).toEqual([])
  })

  it('are tried nearest first, and only of the requested kind', () => {
    const places = placesFor('a')
    fc.assert(
      fc.property(
        fc.nat(places.length - 1),
        fc.constantFrom(1 as const, -1 as const),
        fc.constantFrom('next' as const, 'elsewhere' as const, 'page' as const, 'end' as const),
        (from, by, to) => {
          const tried = [...ahead(places, from, { by, to })]
          const sorted = [...tried].sort((one, other) => (to === 'end' ? -by : by) * (one - other))
          expect(tried).toEqual(sorted)
          if (to === 'elsewhere')
            for (const at of tried) expect(parentOf(places[at] as never)).not.toEqual(parentOf(places[from] as never))
          if (to === 'page') for (const at of tried) expect(places[at]).toMatchObject({ rows: { view: 'guest' } })
        },
      ),
    )
  })
})

it('are described by their neighbours', () => {
  expect(targetMessage(page, { rows: { block: 'tabs', slot: 'pm' }, index: 0 }).en).toBe(
    'The first row of Evening of Tabs',
  )
  expect(targetMessage(page, { rows: { view: 'guest' }, index: 1 }).en).toBe('Between rows 1 and 2 of the page')
  expect(targetMessage(page, { row: 'two', index: 1 }).en).toBe(
    'New column between columns 1 and 2, in row 2 of 3 of the page',
  )
  expect(targetMessage(page, { cell: 'right', index: 0 }).en).toBe(
    'Into the empty column 2 of 2, row 2 of 3 of the page',
  )
  expect(targetMessage(page, { cell: 'one-cell', index: 0 }).en).toBe(
    'Before Heading: position 1 of 2 in column 1 of 1, row 1 of 3 of the page',
  )
  expect(targetMessage(page, { cell: 'one-cell', index: 1 }, ['b']).en).toBe(
    'Current position: 2 of 2 in column 1 of 1, row 1 of 3 of the page',
  )
  expect(targetMessage(page, { rows: { view: 'guest' }, index: 1 }, ['two', 'three']).en).toBe(
    'Current position: 2 of 3 in the page',
  )
  expect(targetMessage(page, { cell: 'one-cell', index: 0 }, ['b']).en).toBe(
    'Before Heading: position 1 of 2 in column 1 of 1, row 1 of 3 of the page',
  )
  expect(targetMessage(page, { cell: 'one-cell', index: 1 }, ['b', 'c']).en).toBe(
    'Before Heading: position 2 of 2 in column 1 of 1, row 1 of 3 of the page',
  )
  expect(movedMessage(page, 'd').en).toBe('Moved to position 1 of 1 in column 1 of 1, row 1 of 1 of Morning of Tabs')
})
