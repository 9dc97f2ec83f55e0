import { useEffect } from 'react'
import { Edit } from '../document/edit'
import type { Builder } from '../state/builder'
import { useDrag } from '../drag/drag-store'
import { useInsert } from '../canvas/insert-store'
import { useMove } from '../move/move-store'
import { ui } from '../state/ui-store'
import { isModalOpen } from '../ui/is-modal-open'
import { copiedText, keepCopied, placeAfter } from './clipboard-commands'
import { removeCut } from './commands'
import { readsAsData } from '../document/clipboard'

/**
 * Copy, cut and paste by native events: they need no permission, work without a secure context, and carry formatted
 * text and pictures from other programs.
 */
export function useClipboard(builder: Builder): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (isElsewhere(event) || !document.getSelection()?.isCollapsed) return
      const context = { builder, ui: ui() }
      const text = copiedText(context)
      if (text === undefined || !event.clipboardData) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', text)
      if (event.type === 'copy') return keepCopied(builder, text)
      keepCopied(builder, text, null)
      removeCut(context)
    }
    // A paste event does not include the modifier keys, and may fire when they are released.
    let isPlain = false
    const trackKeys = ({ shiftKey, code }: KeyboardEvent) => void (isPlain = shiftKey && code === 'KeyV')
    const take = (event: ClipboardEvent) => {
      const { clipboardData: data } = event
      if (isElsewhere(event) || !data) return
      event.preventDefault()
      const [text, html, files] = [data.getData('text/plain'), data.getData('text/html'), [...data.files]]
      const now = ui()
      if (readsAsData(text)) return void import('./paste-parts').then(({ paste }) => paste(builder, now, text))
      const target = placeAfter(new Edit(builder.store.page), builder, now, 'block')
      // A picture copied on a web page also carries its HTML, and a spreadsheet's table also carries a picture.
      if (files.length > 0 && text.trim() === '')
        return void import('../media/place-pictures').then(({ placePictures }) =>
          placePictures(builder, files, {
            target,
            ...(now.selection.length === 1 ? { into: now.selection[0] as string } : {}),
          }),
        )
      if (text.trim() !== '' || html.includes('<img'))
        void import('./paste-text').then(({ pasteText }) => pasteText(builder, { text, html, files, isPlain }, target))
    }
    addEventListener('copy', copy)
    addEventListener('cut', copy)
    addEventListener('paste', take)
    addEventListener('keydown', trackKeys, true)
    return () => {
      removeEventListener('copy', copy)
      removeEventListener('cut', copy)
      removeEventListener('paste', take)
      removeEventListener('keydown', trackKeys, true)
    }
  }, [builder])
}

/** Whether a field, a text or a dialog handles the clipboard itself, or parts are being moved. */
function isElsewhere({ target, defaultPrevented }: ClipboardEvent): boolean {
  const { mode, writing, dialog, isPaletteOpen } = ui()
  if (defaultPrevented || mode === 'try' || writing !== null || dialog !== null || isPaletteOpen) return true
  if (useMove.getState().ids !== undefined || useDrag.getState().item !== undefined) return true
  return (
    useInsert.getState().request !== undefined ||
    isModalOpen() ||
    (target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null)
  )
}
