import type { InputOf } from '@schemas/call'
import type { call as outlineContract } from '@schemas/learning/calls/lesson/outline'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import type { ItemBody, MadeKind } from '@schemas/learning/entities/item'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { randomId } from '@kit/random-id'

type Saved = EditedLesson['sections'][number]
/** `key` tells rows apart while they have no id. */
export type DraftItem = Omit<Saved['items'][number], 'id' | 'kind'> & { key: string; id?: string; kind: MadeKind }
export type DraftSection = Omit<Saved, 'id' | 'items'> & { key: string; id?: string; items: DraftItem[] }

/** What was saved, as rows. Those that were sent stay the same rows, so that the focus stays in them. */
export const draftOf = (
  { sections }: Pick<EditedLesson, 'sections'>,
  sent: readonly DraftSection[] = [],
): DraftSection[] =>
  sections.map((section, at) => ({
    ...section,
    key: sent[at]?.key ?? section.id,
    items: section.items.map((item, index) => ({
      ...item,
      key: sent[at]?.items[index]?.key ?? item.id,
      kind: item.kind as MadeKind,
    })),
  }))

/** Rows that were changed during a save, with the ids that new ones among them got by it. */
export function withIds(sections: readonly DraftSection[], stored: readonly DraftSection[]): DraftSection[] {
  const ids = new Map(stored.flatMap((section) => [section, ...section.items]).map(({ key, id }) => [key, id]))
  const withId = <T extends { key: string; id?: string }>(row: T): T => {
    const id = row.id ?? ids.get(row.key)
    return id === undefined ? row : { ...row, id }
  }
  return sections.map((section) => ({ ...withId(section), items: section.items.map(withId) }))
}

export const sectionsToSave = (sections: readonly DraftSection[]): InputOf<typeof outlineContract>['sections'] =>
  sections.map(({ key: _key, items, ...section }) => ({
    ...section,
    items: items.map(({ key: _item, ...item }) => item),
  }))

/** The list with one row moved by some places. */
export function moved<T>(list: readonly T[], at: number, by: number): T[] {
  const next = [...list]
  const [row] = next.splice(at, 1)
  if (row !== undefined) next.splice(at + by, 0, row)
  return next
}

export const newSection = (): DraftSection => ({
  key: randomId(),
  title: { th: 'หมวดใหม่', en: 'New section' },
  opens: 'at_once',
  opensDays: null,
  opensOn: null,
  items: [],
})

const titles: Record<MadeKind, { th: string; en: string }> = {
  video: { th: 'วิดีโอใหม่', en: 'New film' },
  pdf: { th: 'เอกสารใหม่', en: 'New document' },
  page: { th: 'บทอ่านใหม่', en: 'New page' },
  exam: { th: 'แบบทดสอบใหม่', en: 'New exam' },
  survey: { th: 'แบบสอบถามใหม่', en: 'New survey' },
}

/** A part that is hidden until it is ready, under an address that no other part has. */
export function newItem(
  sections: readonly DraftSection[],
  kind: MadeKind,
  { title = titles[kind], body = {} }: { title?: LocalisedText; body?: ItemBody } = {},
): DraftItem {
  const taken = new Set(sections.flatMap(({ items }) => items.map(({ slug }) => slug)))
  let number = taken.size + 1
  while (taken.has(`part-${number}`)) number += 1
  return {
    key: randomId(),
    kind,
    slug: `part-${number}`,
    title,
    minutes: 0,
    preview: false,
    required: true,
    hidden: true,
    body,
    leastShare: 9000,
  }
}

/** The parts in the order of their keys by section. */
export function reordered(sections: readonly DraftSection[], order: Readonly<Record<string, readonly string[]>>) {
  const byKey = new Map(sections.flatMap(({ items }) => items.map((item) => [item.key, item] as const)))
  return sections.map((section) => ({
    ...section,
    items: (order[section.key] ?? []).flatMap((key) => byKey.get(key) ?? []),
  }))
}
