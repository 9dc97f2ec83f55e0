import { showsArea } from '../areas/areas'
import type { LocalisedText } from '@schemas/layout/text'
import { copyText } from '@kit/copy-text'
import { loadAllBlockKits } from '@registry/block-kits'
import { readClipboard, readsAsData, writeClipboard } from '../document/clipboard'
import { Edit, Refusal } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { parentId, topmost } from '../document/rules'
import { type Subtree, takeSubtree } from '../document/subtree'
import type { Target } from '../document/target'
import { viewOf } from '../canvas/page-on-canvas'
import { carriedBy } from '../sections/carried-sections'
import type { Builder } from '../state/builder'
import { seeNodes } from '../state/show-node'
import type { UiState } from '../state/ui-store'
import type { CommandContext } from './command'
import { sayDone } from './say-done'

const words = {
  copied: { en: 'Copied. Paste it here, on another page or another site.', th: 'คัดลอกแล้ว วางได้ที่นี่ ในหน้าอื่น หรือในเว็บไซต์อื่น' },
  mixed: { en: 'Select parts of one kind to copy them: blocks, columns or rows.', th: 'เลือกส่วนชนิดเดียวกันเพื่อคัดลอก: บล็อก คอลัมน์ หรือแถว' },
  here: { en: 'Copied for this page only: the browser does not let it out. Press Ctrl+C or ⌘C to take it elsewhere.', th: 'คัดลอกไว้ใช้ได้เฉพาะในหน้านี้ เพราะเบราว์เซอร์ไม่อนุญาต หากจะวางที่อื่น ให้กด Ctrl+C หรือ ⌘C' },
  notAllowed: { en: 'The browser does not allow the clipboard here. Press Ctrl+V or ⌘V to paste.', th: 'เบราว์เซอร์ไม่อนุญาตให้อ่านคลิปบอร์ดที่นี่ กด Ctrl+V หรือ ⌘V เพื่อวาง' },
}

export const sectionsUnknown = { en: 'Nothing was pasted: the sections of this site could not be checked. Please try again.', th: 'ยังไม่ได้วาง เพราะตรวจสอบส่วนที่บันทึกไว้ของเว็บไซต์นี้ไม่ได้ กรุณาลองอีกครั้ง' }

/** What was copied last, for browsers that allow writing to the clipboard but not reading from it. */
let last = ''

/** The selection as the text that goes on the clipboard; undefined where nothing is chosen, or, as is said then, what does not belong together. */
export function copiedText({ builder, ui: { selection } }: CommandContext): string | undefined {
  const edit = new Edit(builder.store.page)
  const ids = topmost(edit, selection.filter((id) => edit.get(id)))
  const kinds = new Set(ids.map((id) => edit.node(id).kind))
  if (kinds.size > 1) builder.say(words.mixed, 'error')
  if (kinds.size !== 1) return undefined
  const parts = ids.map((id) => takeSubtree(edit, id))
  return writeClipboard(parts, carriedBy(parts))
}

/** `said` is nothing of a cut, of which is said when it is gone. */
export function keepCopied(builder: Builder, text: string, said: LocalisedText | null = words.copied): void {
  last = text
  if (said !== null) builder.say(said)
}

/** Puts the selection on the clipboard as text. Says whether other pages have it too, or undefined where nothing was copied. */
export async function copySelection(context: CommandContext, isCut = false): Promise<'out' | 'here' | undefined> {
  const text = copiedText(context)
  if (text === undefined) return undefined
  const isOut = await copyText(text)
  keepCopied(context.builder, text, isCut ? null : isOut ? words.copied : words.here)
  return isOut ? 'out' : 'here'
}

/** Puts what is on the clipboard after the selection; words as they were written where `isPlain`. */
export async function pasteParts({ builder, ui }: CommandContext, isPlain = false): Promise<void> {
  const text = (await Promise.resolve(navigator.clipboard?.readText?.()).catch(() => undefined)) || last
  await loadAllBlockKits().catch(() => {})
  if (text === '' || readsAsData(text)) return paste(builder, ui, text)
  const { pasteWords } = await import('./paste-words')
  await pasteWords(builder, { text, html: '', isPlain }, placeAfter(new Edit(builder.store.page), builder, ui, 'block'))
}

/** Pastes parts of a page; whatever else the text is, it is refused in words. */
export function paste(builder: Builder, ui: UiState, text: string): void {
  if (!text) return builder.say(words.notAllowed, 'error')
  try {
    const copied = readClipboard(text)
    if (!copied.sections) return void pasteRead(builder, ui, copied.parts)
    void import('./paste-sections').then(({ pasteWithSections }) => pasteWithSections(builder, copied), () => builder.say(sectionsUnknown, 'error'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    builder.say(error.words, 'error')
  }
}

/** Puts parts that were read from a clipboard on the page. True when they stand there. */
export function pasteRead(builder: Builder, ui: UiState, parts: readonly Subtree[]): boolean {
  const [first] = parts
  if (!first) return false
  let ids: string[] = []
  const done = builder.edit({ en: 'Paste', th: 'วาง' }, (edit) => void (ids = insertParts(edit, parts, placeAfter(edit, builder, ui, first.kind))))
  if (!done) return false
  seeNodes(builder.store, ids)
  sayDone(builder, 'pasted', ids)
  void import('../problems/say-missing').then(({ sayMissing }) => sayMissing(builder, parts)).catch(() => {})
  return true
}

/** The end of the chosen area, or the place right after the selection, or the block of an area that is not shown, that takes a part of that kind; without one the end of the page. */
export function placeAfter(edit: Edit, builder: Builder, { selection, area, role }: Pick<UiState, 'selection' | 'area' | 'role'>, kind: 'row' | 'cell' | 'block'): Target {
  const view = viewOf(builder.store.page.views, role)
  const around = area && edit.get(area.block)
  if (area && around?.kind === 'block' && showsArea(around, area.slot)) return { rows: area, index: Number.POSITIVE_INFINITY }
  const end: Target = { rows: { view }, index: Number.POSITIVE_INFINITY }
  for (let id = area?.block ?? selection.at(-1); id !== undefined; ) {
    const node = edit.get(id)
    if (!node) return end
    const after = () => edit.list(node.parent).indexOf(id as string) + 1
    if (node.kind === 'block' && kind === 'block') return { cell: node.parent.cell, index: after() }
    if (node.kind === 'cell' && kind === 'block') return { cell: id, index: node.blocks.length }
    if (node.kind === 'cell' && kind === 'cell') return { row: node.parent.row, index: after() }
    if (node.kind === 'row' && kind !== 'cell') return { rows: node.parent, index: after() }
    if (node.kind === 'row') return { row: id, index: node.cells.length }
    id = parentId(node.parent)
  }
  return end
}
