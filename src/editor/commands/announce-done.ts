import type { FlatNode } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { areaName } from '../document/areas'
import { nodeName } from '../document/name-node'
import type { Builder } from '../state/builder'
import type { Area } from '../state/ui-store'
import type { Done } from '../state/report-done'
import { fillMessage } from '../document/fill-message'

const messages: Readonly<Record<Done, { en: string; th: string }>> = {
  chosen: { en: '{what}. Selected: {count}', th: '{what} เลือกไว้ {count} ส่วน' },
  duplicated: { en: 'Duplicated: {all}', th: 'ทำสำเนาแล้ว: {all}' },
  pasted: { en: 'Pasted: {all}', th: 'วางแล้ว: {all}' },
  wrapped: { en: 'Wrapped in: {all}', th: 'ครอบด้วย {all} แล้ว' },
  turned: { en: 'Turned into: {all}', th: 'เปลี่ยนเป็น {all} แล้ว' },
  hidden: { en: 'Hidden on every device: {all}', th: 'ซ่อนบนทุกอุปกรณ์แล้ว: {all}' },
  shown: { en: 'Shown on every device: {all}', th: 'แสดงบนทุกอุปกรณ์แล้ว: {all}' },
  locked: { en: 'Locked: {all}', th: 'ล็อกแล้ว: {all}' },
  unlocked: { en: 'Unlocked: {all}', th: 'ปลดล็อกแล้ว: {all}' },
  none: { en: 'Nothing is selected.', th: 'ไม่ได้เลือกส่วนใดไว้' },
  first: { en: 'This is the first part.', th: 'นี่คือส่วนแรก' },
  last: { en: 'This is the last part.', th: 'นี่คือส่วนสุดท้าย' },
  noMore: { en: 'Can’t move any further.', th: 'ย้ายต่อไม่ได้แล้ว' },
  empty: { en: 'This page is empty.', th: 'หน้านี้ยังไม่มีอะไร' },
}
const several = { en: '{count} parts', th: '{count} ส่วน' }
const inArea = { en: 'Area {area} of {block}, rows: {count}', th: 'พื้นที่{area}ของ {block} มี {count} แถว' }

/** Announces to screen readers what a key did to parts of the page, or that there was nothing to do. */
export function announceDone(builder: Builder, done: Done, ids: readonly string[]): void {
  const count = ids.length
  const what = nodeName(builder.store.get(ids.at(-1) ?? ''))
  announce(builder, messages[done], { what, count, all: count > 1 ? fillMessage(several, { count }) : what })
}

/** Announces which area of a block was selected. */
export function announceArea(builder: Builder, block: FlatNode & { kind: 'block' }, { slot }: Area): void {
  announce(builder, inArea, {
    area: areaName(block, slot),
    block: nodeName(block),
    count: block.slots?.[slot]?.length ?? 0,
  })
}

type Values = Record<string, LocalisedText | number>

const announce = (builder: Builder, text: { en: string; th: string }, values: Values) =>
  builder.announce(fillMessage(text, values))
