import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './modal.module.css'

const messages = { close: { en: 'Close', th: 'ปิด' } }

export type ModalFace = {
  title: ReactNode
  /** Keeps the title for screen readers only. */
  isTitleHidden?: boolean
  onClose: () => void
  children: ReactNode
  /** Footer buttons, which stay visible while the content scrolls. */
  foot?: ReactNode
  /** `side`: from the edge of a large screen; on phones all slide in from below. */
  place?: 'centre' | 'side' | 'start'
  size?: 's' | 'm' | 'l'
  className?: string | undefined
}

/** The dialog element with its header, close button and closing behaviour. The caller opens it. */
export function ModalFrame({
  dialog,
  id,
  title,
  isTitleHidden,
  onClose,
  children,
  foot,
  place = 'centre',
  size = 'm',
  className,
}: ModalFace & { dialog: RefObject<HTMLDialogElement | null>; id?: string | undefined }) {
  const t = useT()
  const titleId = useId()
  const pressedOutside = useRef(false)
  return (
    // A click on the dialog element itself hits the backdrop; Escape and the close button do the same for the keyboard.
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, className)}
      data-place={place}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Bubbled from a file field or a nested dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        // A non-modal dialog gets no native Escape handling. An Escape that closed something inside goes no further.
        const isOwn = !event.defaultPrevented && (event.target as Element).closest('dialog') === event.currentTarget
        if (event.key === 'Escape' && isOwn && !event.currentTarget.matches(':modal')) onClose()
      }}
    >
      <div className={styles.box}>
        <header role="none" className={styles.head}>
          <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            onClick={onClose}
            aria-label={t(messages.close)}
            title={t(messages.close)}
          >
            <Icon name="x" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
