import { fillText } from '@schemas/layout/fill-text'
import { change, type Edit, Refusal } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { moveNodes } from '../document/operations/move-nodes'
import type { Target } from '../document/target'
import { rememberRecent } from '../state/recent-blocks'
import type { Builder } from '../state/builder'
import { select } from '../state/ui-store'
import type { DragItem } from './drag-store'

const messages = {
  move: { en: 'Move {what}', th: 'ย้าย {what}' },
  add: { en: 'Add {what}', th: 'เพิ่ม {what}' },
}

/**
 * Drops the item at `target` with the same commands as keys and menus. Returns the ids of the dropped nodes, or
 * undefined on failure.
 */
export function dropItem(builder: Builder, item: DragItem, target: Target): readonly string[] | undefined {
  let placed: readonly string[] = []
  const done = builder.edit(labelOf(item), (edit) => {
    placed = carry(edit, item, target)
  })
  if (done && 'parts' in item && item.type !== undefined) rememberRecent(builder.boot.site.id, item.type)
  if (!done) return undefined
  select(placed)
  return placed
}

/** Message of the refusal, if `target` cannot take the item. */
export function refusalOf(builder: Builder, item: DragItem, target: Target): { th: string; en: string } | undefined {
  try {
    change(builder.store.page, '', (edit) => void carry(edit, item, target))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.words
    throw error
  }
}

function carry(edit: Edit, item: DragItem, target: Target): readonly string[] {
  if ('parts' in item) return insertParts(edit, item.parts(edit, target), target)
  moveNodes(edit, item.ids, target)
  return item.ids
}

function labelOf(item: DragItem) {
  const { th, en } = 'parts' in item ? messages.add : messages.move
  const name = (language: 'th' | 'en') => (typeof item.label === 'string' ? item.label : (item.label[language] ?? ''))
  return { th: fillText(th, { what: name('th') }), en: fillText(en, { what: name('en').toLowerCase() }) }
}
