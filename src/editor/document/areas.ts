import { blockDefinition } from '@registry/block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { linkedSection } from '@schemas/layout/sections'
import type { LocalisedText } from '@schemas/layout/pick-text'

const known = new WeakMap<FlatBlock['fields'], readonly string[]>()

/**
 * Areas of a block: those its props define, plus any that still hold rows although the props no longer define them.
 * Cached per block, because lists of a whole page ask for each one.
 */
export function areasOf({ fields, slots }: FlatBlock): readonly string[] {
  const { slots: declared, props } = blockDefinition(fields.type) ?? {}
  const filled = Object.entries(slots ?? {}).flatMap(([slot, rows]) => (rows.length > 0 ? [slot] : []))
  if (!declared && filled.length === 0) return none
  if (linkedSection(fields) !== undefined) return none
  let own = typeof declared === 'function' ? known.get(fields) : (declared ?? none)
  if (!own) {
    const parsed = props?.safeParse(fields.props ?? {})
    own = parsed?.success && typeof declared === 'function' ? declared(parsed.data as never) : none
    known.set(fields, own)
  }
  const left = filled.filter((slot) => !own.includes(slot))
  return left.length > 0 ? [...own, ...left] : own
}
const none: readonly string[] = []

/**
 * Areas that appear separately in lists and for keys. An area that holds everything in its block is left out: it says
 * nothing that the block does not.
 */
export function ownAreas(block: FlatBlock): readonly string[] {
  const areas = areasOf(block)
  const [only] = areas
  return areas.length === 1 && only !== undefined && (block.slots?.[only]?.length ?? 0) > 0 ? none : areas
}

/** Whether a block shows an area. The area of a removed tab is kept, unseen, as long as it contains rows. */
export const showsArea = (block: FlatBlock, slot: string): boolean => areasOf({ ...block, slots: {} }).includes(slot)

/** Names of areas that exist regardless of a block's props. */
const names: Record<string, LocalisedText> = {
  content: { en: 'Content', th: 'เนื้อหา' },
  panel: { en: 'Panel', th: 'แผง' },
  top: { en: 'Top bar', th: 'แถบบน' },
  actions: { en: 'Right side', th: 'ด้านขวา' },
  newsletter: { en: 'Newsletter', th: 'จดหมายข่าว' },
  extra: { en: 'Extra content', th: 'ส่วนเสริมท้าย' },
  form: { en: 'Form', th: 'แบบฟอร์ม' },
}
const areaWord = { en: 'Area', th: 'พื้นที่' }
const gone = { en: 'No longer shown', th: 'ไม่แสดงแล้ว' }

/** Label of an area: that of the block item it belongs to (a tab's label), otherwise by its name. */
export function areaName(block: FlatBlock, slot: string): LocalisedText {
  const item = itemOf(block.fields.props, slot)
  if (item) return firstText(item) ?? areaWord
  const isGone = blockDefinition(block.fields.type) !== undefined && !showsArea(block, slot)
  return isGone ? gone : (names[slot] ?? areaWord)
}

/** The list item of a block that an area is named after: `first`, `slide-first`. */
function itemOf(props: unknown, slot: string): Record<string, unknown> | undefined {
  for (const list of Object.values(isRecord(props) ? props : {})) {
    for (const item of Array.isArray(list) ? list : []) {
      if (!isRecord(item)) continue
      const name = item.key ?? item.id
      if (typeof name === 'string' && name && (slot === name || slot.endsWith(`-${name}`))) return item
    }
  }
  return undefined
}

function firstText(item: Record<string, unknown>): LocalisedText | undefined {
  for (const name of ['label', 'title', 'text']) {
    const value = item[name]
    if (typeof value === 'string' && value) return value
    if (
      isRecord(value) &&
      Object.keys(value).length > 0 &&
      Object.entries(value).every(([key, each]) => (key === 'th' || key === 'en') && typeof each === 'string')
    )
      return value as LocalisedText
  }
  return undefined
}
