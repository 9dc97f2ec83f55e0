import { useEffect, useRef } from 'react'
import { coverPage } from '../../cover-page'
import { type ModalFace, ModalFrame } from './modal-frame'

/**
 * A native modal dialog: it traps focus, closes by Escape, close button and backdrop, and restores focus. On phones it
 * is a bottom sheet. Mount it to open it.
 */
export function Modal(face: ModalFace) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const before = document.activeElement
    if (!shown.open) shown.showModal()
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const uncover = coverPage(shown)
    return () => {
      uncover()
      if (shown.open) shown.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return <ModalFrame dialog={dialog} {...face} />
}
