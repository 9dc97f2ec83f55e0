import { loadAllBlockKits } from '@registry/block-kits'
import { readsAsData } from '../document/clipboard'
import { Edit, Refusal } from '../document/edit'
import { insertParts } from '../document/operations/insert-parts'
import { readClipboard } from '../document/read-clipboard'
import type { Subtree } from '../document/subtree'
import type { Builder } from '../state/builder'
import { seeNodes } from '../canvas/show-node'
import type { UiState } from '../state/ui-store'
import { lastCopied, placeAfter } from './clipboard-commands'
import type { CommandContext } from '../state/command'
import { reportDone } from '../state/report-done'

const notAllowed = {
  en: 'The browser blocked the clipboard. Press Ctrl+V or ⌘V to paste.',
  th: 'เบราว์เซอร์ไม่อนุญาตให้อ่านคลิปบอร์ดที่นี่ กด Ctrl+V หรือ ⌘V เพื่อวาง',
}

export const sectionsUnknown = {
  en: 'Nothing was pasted because this site’s sections couldn’t be checked. Please try again.',
  th: 'ยังไม่ได้วาง เพราะตรวจสอบส่วนที่บันทึกไว้ของเว็บไซต์นี้ไม่ได้ กรุณาลองอีกครั้ง',
}

/** Pastes the clipboard after the selection; as unformatted text with `isPlain`. */
export async function pasteParts({ builder, ui }: CommandContext, isPlain = false): Promise<void> {
  const text = (await Promise.resolve(navigator.clipboard?.readText?.()).catch(() => undefined)) || lastCopied()
  await loadAllBlockKits().catch(() => {})
  if (text === '' || readsAsData(text)) return paste(builder, ui, text)
  const { pasteText } = await import('./paste-text')
  await pasteText(builder, { text, html: '', isPlain }, placeAfter(new Edit(builder.store.page), builder, ui, 'block'))
}

/** Pastes parts of a page; any other text is refused with a message. */
export function paste(builder: Builder, ui: UiState, text: string): void {
  if (!text) return builder.say(notAllowed, 'error')
  try {
    const copied = readClipboard(text)
    if (!copied.sections) return void pasteRead(builder, ui, copied.parts)
    void import('./paste-sections').then(
      ({ pasteWithSections }) => pasteWithSections(builder, copied),
      () => builder.say(sectionsUnknown, 'error'),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    builder.say(error.words, 'error')
  }
}

/** Inserts parsed clipboard parts into the page. True on success. */
export function pasteRead(builder: Builder, ui: UiState, parts: readonly Subtree[]): boolean {
  const [first] = parts
  if (!first) return false
  let ids: string[] = []
  const done = builder.edit(
    { en: 'Paste', th: 'วาง' },
    (edit) => void (ids = insertParts(edit, parts, placeAfter(edit, builder, ui, first.kind))),
  )
  if (!done) return false
  seeNodes(builder.store, ids)
  reportDone(builder, 'pasted', ids)
  void import('../problems/notify-missing').then(({ notifyMissing }) => notifyMissing(builder, parts)).catch(() => {})
  return true
}
