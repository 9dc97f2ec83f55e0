import { expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
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
const spaced = { base: { padding: { out: { top: 8, bottom: 8 } } } }

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
