import { blockDefinition } from '@registry/block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { linkedSection } from '@schemas/layout/sections'
import type { LocalisedText } from '@schemas/layout/text'

const known = new WeakMap<FlatBlock['fields'], readonly string[]>()

/**
 * The areas of a block: those that its props give it, and such as hold rows although it has them no more. Read once for as long
 * as the block stays as it is, because lists of a whole page ask for each.
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

/** The areas that are places of their own in lists and for keys: one that holds all that stands in its block says nothing that the block does not. */
export function ownAreas(block: FlatBlock): readonly string[] {
  const areas = areasOf(block)
  const [only] = areas
  return areas.length === 1 && only !== undefined && (block.slots?.[only]?.length ?? 0) > 0 ? none : areas
}

/** Whether a block shows an area: what was a tab's and is no more is kept as long as rows stand in it, and seen by nobody. */
export const showsArea = (block: FlatBlock, slot: string): boolean => areasOf({ ...block, slots: {} }).includes(slot)

/** Names of areas that blocks have whatever their props say. */
const names: Record<string, LocalisedText> = {
  content: { en: 'Content', th: 'เนื้อหา' },
  panel: { en: 'Panel', th: 'แผง' },
  top: { en: 'Line above', th: 'แถบบน' },
  actions: { en: 'Right side', th: 'ด้านขวา' },
  newsletter: { en: 'Newsletter', th: 'จดหมายข่าว' },
  extra: { en: 'More at the end', th: 'ส่วนเสริมท้าย' },
  form: { en: 'Form', th: 'แบบฟอร์ม' },
}
const areaWord = { en: 'Area', th: 'พื้นที่' }
const gone = { en: 'Not shown any more', th: 'ไม่แสดงแล้ว' }

/** What an area is called: as the item of the block that it belongs to, a tab's label; else as its name says. */
export function areaName(block: FlatBlock, slot: string): LocalisedText {
  const item = itemOf(block.fields.props, slot)
  if (item) return firstText(item) ?? areaWord
  const isGone = blockDefinition(block.fields.type) !== undefined && !showsArea(block, slot)
  return isGone ? gone : (names[slot] ?? areaWord)
}

/** The item of one of a block's lists that an area is named after: `first`, `slide-first`. */
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
