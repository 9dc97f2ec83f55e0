import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineBlock } from '@schemas/block'
import { text } from '@schemas/layout/text'
import { blockDefinition } from '@registry/schemas'
import { blockTypes } from './block-types'
import { rehearseDocument } from './rehearse-document'

const note = defineBlock({ version: 2, props: () => z.strictObject({ body: text() }) })

/** Findings for a page that overrides a note of version 1, with this migration. */
function rehearsed(up: (props: Record<string, unknown>) => Record<string, unknown>) {
  const types = {
    definition: (type: string) => (type === 'test/note' ? note : blockDefinition(type)),
    migrations: (type: string) => (type === 'test/note' ? [{ to: 2, why: '', up }] : []),
  }
  const link = {
    id: 'link',
    type: 'site/section',
    version: 1,
    props: { section: 'offer', own: { a: { type: 'test/note', version: 1, props: { text: 'Only here' } } } },
  }
  const { fails, lost } = rehearseDocument(
    { kind: 'page', path: '/' },
    {
      format: 1,
      path: '/',
      title: 'T',
      views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [link] }] }] } },
    },
    types,
  )
  return { fails: fails.map(({ path }) => path), lost: lost.map(({ path }) => path) }
}

it("rehearses a page's overrides in a section like their block", () => {
  const at = 'views.guest.rows.0.cells.0.blocks.0.props.own.a'
  expect(rehearsed(({ text: body }) => ({ body }))).toEqual({ fails: [], lost: [] })
  expect(rehearsed(() => ({}))).toEqual({ fails: [], lost: [`${at}.props.text`] })
  expect(rehearsed(({ items }) => ({ body: (items as string[]).join() }))).toEqual({ fails: [at], lost: [] })
})

it('counts the sample words that stored texts lose, and no text that a person wrote', () => {
  let count = 0
  const written = (entries: object) => ({
    id: `b${(count += 1)}`,
    type: 'content/heading',
    version: 1,
    props: { text: entries, level: 2 },
  })
  const blocks = [
    written({ th: 'ตารางเรียน', en: 'A heading' }),
    written({ th: 'หัวเรื่อง', en: 'A heading' }),
    written({ th: 'ตารางเรียน', en: 'Timetable' }),
  ]
  const found = rehearseDocument(
    { kind: 'page', path: '/' },
    { format: 1, path: '/', title: 'T', views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks }] }] } } },
    blockTypes,
  )
  expect(found.healed).toEqual([{ path: 'views.guest.rows.0.cells.0.blocks.0.props.text.en', type: 'content/heading' }])
  expect([found.lost, found.fails]).toEqual([[], []])
})
