import { useEffect, useRef } from 'react'
import { coverPage } from '../../cover-page'
import { type ModalFace, ModalFrame } from './modal-frame'

/**
 * A native modal dialog: it keeps the focus inside, closes by Escape, by the cross and by a press beside it, and gives the focus back. On phones it is
 * a sheet at the foot of the screen. Mount it to open it.
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
