import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../../class-names'
import { coverPage } from '../../cover-page'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './modal.module.css'

const words = { close: { en: 'Close', th: 'ปิด' } }

type Props = {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot, which stays in sight while the rest scrolls. */
  foot?: ReactNode
  /** `side`: from the edge of a large screen; on phones all come from below. */
  place?: 'centre' | 'side' | 'start'
  size?: 's' | 'm' | 'l'
  className?: string | undefined
}

/**
 * A native modal dialog: it keeps the focus inside, closes by Escape, by the cross and by a press beside it, and gives the focus back. On phones it is
 * a sheet at the foot of the screen. Mount it to open it.
 */
export function Modal({ title, onClose, children, foot, place = 'centre', size = 'm', className }: Props) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
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
  return (
    // What is pressed on the dialog itself is beside its box; Escape and the cross do the same for the keyboard.
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      data-place={place}
      data-size={size}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBeside.current) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.box}>
        <header role="none" className={styles.head}>
          <h2 id={id} className={styles.title}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={t(words.close)} title={t(words.close)}>
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
