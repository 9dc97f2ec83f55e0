import { revealNode } from '../canvas/reveal-node'
import { placeAfter } from '../commands/clipboard-commands'
import type { Edit } from '../document/edit'
import { fitHeadings } from '../document/fit-headings'
import { insertParts } from '../document/operations/insert-parts'
import type { Subtree } from '../document/subtree'
import type { Target } from '../document/target'
import type { DragItem } from '../drag/drag-store'
import { betweenRows } from '../palette/new-row'
import type { Builder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import type { Pattern } from './use-patterns'
import { fillMessage } from '../document/fill-message'

const messages = {
  add: { en: 'Add “{what}”', th: 'เพิ่ม “{what}”' },
  added: { en: '“{what}” added.', th: 'เพิ่ม “{what}” แล้ว' },
}

const partsOf = (edit: Edit, { rows }: Pattern, target: Target): Subtree[] =>
  fitHeadings(edit, rows, target).map((node) => ({ kind: 'row', node }))

/** A ready-made section as a drag item; it is dropped between rows. */
export const patternItem = (pattern: Pattern): DragItem => ({
  kind: 'row',
  label: pattern.title,
  parts: (edit, target) => partsOf(edit, pattern, target),
})

/** Inserts it at `target`; a target inside a column becomes one after its row. Returns the ids of its rows. */
export function insertPattern(edit: Edit, pattern: Pattern, target: Target): string[] {
  const place = betweenRows(edit, target)
  return insertParts(edit, partsOf(edit, pattern, place), place)
}

/** Adds it as one step, after the selection unless a target is given, then selects it and scrolls it into view. */
export function addPattern(builder: Builder, pattern: Pattern, target?: Target): void {
  const named = (text: { en: string; th: string }) => fillMessage(text, { what: pattern.title })
  let ids: string[] = []
  if (
    !builder.edit(
      named(messages.add),
      (edit) => void (ids = insertPattern(edit, pattern, target ?? placeAfter(edit, builder, ui(), 'row'))),
    )
  )
    return
  select(ids)
  builder.announce(named(messages.added))
  requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
}
