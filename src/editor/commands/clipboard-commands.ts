import { showsArea } from '../document/areas'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { copyText } from '@kit/copy-text'
import { writeClipboard } from '../document/clipboard'
import { Edit } from '../document/edit'
import { parentId, topmost } from '../document/rules'
import { takeSubtree } from '../document/subtree'
import type { Target } from '../document/target'
import { viewOf } from '../document/view-of'
import { carriedBy } from '../sections/carried-sections'
import type { Builder } from '../state/builder'
import type { UiState } from '../state/ui-store'
import type { CommandContext } from '../state/command'

const messages = {
  copied: {
    en: 'Copied. Paste it here, on another page or another site.',
    th: 'คัดลอกแล้ว วางได้ที่นี่ ในหน้าอื่น หรือในเว็บไซต์อื่น',
  },
  mixed: {
    en: 'To copy, select only blocks, only columns or only rows.',
    th: 'เลือกส่วนชนิดเดียวกันเพื่อคัดลอก: บล็อก คอลัมน์ หรือแถว',
  },
  here: {
    en: 'Copied for this page only: the browser blocked the clipboard. To paste elsewhere, press Ctrl+C or ⌘C.',
    th: 'คัดลอกไว้ใช้ได้เฉพาะในหน้านี้ เพราะเบราว์เซอร์ไม่อนุญาต หากจะวางที่อื่น ให้กด Ctrl+C หรือ ⌘C',
  },
}

/** The last copied text, for browsers that allow writing to the clipboard but not reading it. */
let last = ''
export const lastCopied = (): string => last

/**
 * The selection as clipboard text. Undefined when nothing is selected, or when the kinds cannot be mixed, which is
 * reported.
 */
export function copiedText({ builder, ui: { selection } }: CommandContext): string | undefined {
  const edit = new Edit(builder.store.page)
  const ids = topmost(
    edit,
    selection.filter((id) => edit.get(id)),
  )
  const kinds = new Set(ids.map((id) => edit.node(id).kind))
  if (kinds.size > 1) builder.say(messages.mixed, 'error')
  if (kinds.size !== 1) return undefined
  const parts = ids.map((id) => takeSubtree(edit, id))
  return writeClipboard(parts, carriedBy(parts))
}

/** `message` is null for a cut, which is reported once the parts are removed. */
export function keepCopied(builder: Builder, text: string, message: LocalisedText | null = messages.copied): void {
  last = text
  if (message !== null) builder.say(message)
}

/** Copies the selection as text. Returns whether other pages can paste it too; undefined when nothing was copied. */
export async function copySelection(context: CommandContext, isCut = false): Promise<'out' | 'here' | undefined> {
  const text = copiedText(context)
  if (text === undefined) return undefined
  const isOut = await copyText(text)
  keepCopied(context.builder, text, isCut ? null : isOut ? messages.copied : messages.here)
  return isOut ? 'out' : 'here'
}

/**
 * The first place that takes a part of that kind: the end of the selected area, right after the selection, or after the
 * block of an area that is not shown; else the end of the page. A new block goes into the first empty column of the
 * selected row, else after that row as one of its own, spaced like a ready-made section; in a selected column to its
 * end.
 */
export function placeAfter(
  edit: Edit,
  builder: Builder,
  { selection, area, role }: Pick<UiState, 'selection' | 'area' | 'role'>,
  kind: 'row' | 'cell' | 'block' | 'new',
): Target {
  const view = viewOf(builder.store.page.views, role)
  const around = area && edit.get(area.block)
  if (area && around?.kind === 'block' && showsArea(around, area.slot))
    return { rows: area, index: Number.POSITIVE_INFINITY }
  const end: Target = { rows: { view }, index: Number.POSITIVE_INFINITY }
  for (let id = area?.block ?? selection.at(-1); id !== undefined;) {
    const node = edit.get(id)
    if (!node) return end
    const after = () => edit.list(node.parent).indexOf(id as string) + 1
    if (node.kind === 'block' && kind === 'block') return { cell: node.parent.cell, index: after() }
    if (node.kind === 'cell' && (kind === 'block' || (kind === 'new' && id === selection.at(-1))))
      return { cell: id, index: node.blocks.length }
    if (node.kind === 'cell' && kind === 'cell') return { row: node.parent.row, index: after() }
    const free = node.kind === 'row' && kind === 'new' && node.cells.find((cell) => edit.list({ cell }).length === 0)
    if (free) return { cell: free, index: 0 }
    if (node.kind === 'row' && kind !== 'cell') return { rows: node.parent, index: after() }
    if (node.kind === 'row') return { row: id, index: node.cells.length }
    id = parentId(node.parent)
  }
  return end
}
