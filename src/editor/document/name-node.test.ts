import { afterEach, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { setSectionSource, type SiteSection } from './known-sections'
import { nodeName } from './name-node'

registerAllBlockKits()
afterEach(() => setSectionSource(() => []))

const link = (section: string, more: object = {}) =>
  ({
    kind: 'block',
    fields: { id: 'b', type: 'site/section', version: 1, props: { section }, ...more },
    parent: { cell: 'c' },
  }) as FlatNode

it('names a linked section by its title unless it has its own name or is unknown', () => {
  setSectionSource(() => [{ id: 'hours', title: { th: 'เวลาทำการ' } } as SiteSection])
  expect(nodeName(link('hours'))).toEqual({ en: 'Section “เวลาทำการ”', th: 'ส่วนที่บันทึกไว้ “เวลาทำการ”' })
  expect(nodeName(link('hours', { name: 'Mine' }))).toBe('Mine')
  expect(nodeName(link('gone'))).toMatchObject({ en: 'Linked section' })
})
