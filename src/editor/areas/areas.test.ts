import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { placeAfter } from '../commands/clipboard-commands'
import { Edit } from '../document/edit'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { areaName, areasOf, ownAreas } from './areas'

registerAllBlockKits()

const block = (type: string, props: Record<string, unknown>, slots?: Record<string, string[]>): FlatBlock => ({
  kind: 'block',
  fields: { id: 'a', type, version: 1, props },
  parent: { cell: 'cell' },
  ...(slots ? { slots } : {}),
})
const tabs = (slots?: Record<string, string[]>) =>
  block(
    'content/tabs',
    {
      items: [
        { key: 'first', label: { en: 'Morning', th: 'เช้า' } },
        { key: 'second', label: 'Evening' },
      ],
    },
    slots,
  )

describe('the areas of a block', () => {
  it('are those that its props give it, whatever stands in them', () => {
    expect(areasOf(tabs())).toEqual(['first', 'second'])
    expect(ownAreas(tabs({ first: ['row'] }))).toEqual(['first', 'second'])
    expect(areasOf(block('content/heading', { text: 'x' }))).toEqual([])
  })

  it('are named as what they belong to', () => {
    expect(['first', 'second'].map((slot) => areaName(tabs(), slot))).toEqual([{ en: 'Morning', th: 'เช้า' }, 'Evening'])
    expect(areaName(block('content/carousel', { slides: [{ id: 'x', title: 'Sea', slot: true }] }), 'slide-x')).toBe(
      'Sea',
    )
  })

  it('include one whose tab is gone, as long as rows stand in it', () => {
    expect(areasOf(tabs({ old: ['row'] }))).toEqual(['first', 'second', 'old'])
    expect(areaName(tabs({ old: ['row'] }), 'old')).toMatchObject({ en: 'Not shown any more' })
    expect(areasOf(tabs({ old: [] }))).toEqual(['first', 'second'])
  })

  it('are no place for what is added once they are shown no more', () => {
    const store = new DocumentStore(
      flatten({
        format: 1,
        path: '/',
        frame: 'default',
        access: 'guest',
        title: '',
        views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [tabs().fields] }] }] } },
      }),
    )
    const place = (slot: string) =>
      placeAfter(
        new Edit(store.page),
        { store } as unknown as Builder,
        { selection: [], area: { block: 'a', slot }, role: 'guest' },
        'block',
      )
    expect(place('second')).toMatchObject({ rows: { block: 'a', slot: 'second' } })
    expect(place('gone')).toEqual({ cell: 'c', index: 1 })
  })

  it('are no place of their own where the only one holds all that stands in the block', () => {
    expect(ownAreas(block('content/stack', {}, { content: ['row'] }))).toEqual([])
    expect(ownAreas(block('content/stack', {}))).toEqual(['content'])
  })

  it('of a section that is linked are the section’s', () => {
    expect(areasOf(block('site/section', { section: 'other' }))).toEqual([])
  })
})
