import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { placeAfter } from '../commands/clipboard-commands'
import type { Builder } from '../state/builder'
import { applied } from './changes'
import { change, type Edit } from './edit'
import { insertParts } from './operations/insert-parts'
import { sectionBlock } from './section-block'
import type { Subtree } from './subtree'
import type { Target } from './target'
import { insertRow } from '../palette/new-row'

const heading = (): Subtree => ({
  kind: 'block',
  node: { id: 'new', type: 'content/heading', version: 1, props: { text: 'Words' } },
})
const empty = (path = '/new'): FlatPage =>
  flatten({ format: 1, path, frame: 'default', access: 'guest', title: 'T', views: { guest: { rows: [] } } })
const rowsAfter = (page: FlatPage, recipe: (edit: Edit) => void) =>
  nest(applied(page, change(page, '', recipe))).views.guest?.rows ?? []
const atTop: Target = { rows: { view: 'guest' }, index: 0 }
const spaced = { base: { padding: { out: { top: 18, bottom: 20 } } } }

it('spaces new rows on a page from the header and the next row', () => {
  expect(rowsAfter(empty(), (edit) => void insertParts(edit, [heading()], atTop))).toMatchObject([{ style: spaced }])
})

it("adds no spacing in a header, which has its own, nor to a row replaced by a section's rows", () => {
  const [inHeader] = rowsAfter(empty('/_part/header'), (edit) => void insertParts(edit, [heading()], atTop))
  const [section] = rowsAfter(empty(), (edit) => void insertParts(edit, [sectionBlock('kept')], atTop))
  expect([inHeader?.style, section?.style]).toEqual([undefined, undefined])
  expect(rowsAfter(empty('/_part/kept'), (edit) => void insertParts(edit, [heading()], atTop))).toMatchObject([
    { style: spaced },
  ])
})

it('gives blocks added one after another the spacing of most ready-made sections', () => {
  const spacing = readdirSync('themes/default/patterns').flatMap((file) =>
    (JSON.parse(readFileSync(`themes/default/patterns/${file}`, 'utf8')) as { rows: { style?: unknown }[] }).rows.map(
      ({ style }) => JSON.stringify(style),
    ),
  )
  const counts = new Map(spacing.map((each) => [each, spacing.filter((other) => other === each).length]))
  const [usual] = [...counts].sort(([, one], [, other]) => other - one)
  const page = empty()
  const rows = rowsAfter(page, (edit) => {
    let selection: string[] = []
    for (let count = 0; count < 3; count++) {
      const builder = { store: { page } } as unknown as Builder
      selection = insertParts(
        edit,
        [heading()],
        placeAfter(edit, builder, { selection, area: undefined, role: 'guest' }, 'new'),
      )
    }
  })
  expect(rows.map(({ style, cells }) => [JSON.stringify(style), cells[0]?.blocks.length])).toEqual(
    Array.from({ length: 3 }, () => [usual?.[0], 1]),
  )
})

it('puts a new block into the first empty column of the selected row, then after the row', () => {
  const page = empty()
  const rows = rowsAfter(page, (edit) => {
    insertRow(edit, [1, 1], atTop)
    insertRow(edit, [1], { rows: { view: 'guest' }, index: 1 })
    const [row = ''] = edit.list({ view: 'guest' })
    let selection = [row]
    for (let count = 0; count < 3; count++) {
      const builder = { store: { page } } as unknown as Builder
      selection = insertParts(
        edit,
        [heading()],
        placeAfter(edit, builder, { selection, area: undefined, role: 'guest' }, 'new'),
      )
    }
  })
  expect(rows.map(({ cells }) => cells.map(({ blocks }) => blocks.length))).toEqual([[1, 1], [1], [0]])
})

it('inserts an empty row after the current one', () => {
  const page = empty()
  const rows = rowsAfter(page, (edit) => {
    insertRow(edit, [1], atTop)
    const [row = ''] = edit.list({ view: 'guest' })
    const [cell = ''] = edit.list({ row })
    insertRow(edit, [2, 1], { cell, index: 0 })
  })
  expect(rows.map(({ cells }) => cells.map(({ colspan = 1 }) => colspan))).toEqual([[1], [2, 1]])
})
