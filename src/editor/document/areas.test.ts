import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { placeAfter } from '../commands/clipboard-commands'
import { Edit } from './edit'
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

describe('areas of a block', () => {
  it('returns the areas that its props define, whatever they contain', () => {
    expect(areasOf(tabs())).toEqual(['first', 'second'])
    expect(ownAreas(tabs({ first: ['row'] }))).toEqual(['first', 'second'])
    expect(areasOf(block('content/heading', { text: 'x' }))).toEqual([])
  })

  it('names areas after what they belong to', () => {
    expect(['first', 'second'].map((slot) => areaName(tabs(), slot))).toEqual([{ en: 'Morning', th: 'เช้า' }, 'Evening'])
    expect(areaName(block('content/carousel', { slides: [{ id: 'x', title: 'Sea', slot: true }] }), 'slide-x')).toBe(
      'Sea',
    )
  })

  it('includes the area of a removed tab while it contains rows', () => {
    expect(areasOf(tabs({ old: ['row'] }))).toEqual(['first', 'second', 'old'])
    expect(areaName(tabs({ old: ['row'] }), 'old')).toMatchObject({ en: 'No longer shown' })
    expect(areasOf(tabs({ old: [] }))).toEqual(['first', 'second'])
  })

  it('refuses insertion into areas that are no longer shown', () => {
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

  it('omits a single area that holds everything in the block', () => {
    expect(ownAreas(block('content/stack', {}, { content: ['row'] }))).toEqual([])
    expect(ownAreas(block('content/stack', {}))).toEqual(['content'])
  })

  it('uses the section’s areas for a linked section', () => {
    expect(areasOf(block('site/section', { section: 'other' }))).toEqual([])
  })
})
