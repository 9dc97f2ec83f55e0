import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './modal.module.css'

const messages = { close: { en: 'Close', th: 'ปิด' } }

export type ModalFace = {
  title: ReactNode
  /** The title is there for who hears the page alone. */
  isTitleHidden?: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot, which stays in sight while the rest scrolls. */
  foot?: ReactNode
  /** `side`: from the edge of a large screen; on phones all come from below. */
  place?: 'centre' | 'side' | 'start'
  size?: 's' | 'm' | 'l'
  className?: string | undefined
}

/** The dialog's element with its head, its cross and what closes it. Whoever draws it opens it. */
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
    // What is pressed on the dialog itself is beside its box; Escape and the cross do the same for the keyboard.
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, className)}
      data-place={place}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Of a file field or another dialog in it.
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
        // Of one that is not modal the browser hears no Escape. What closes something in it goes no further.
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
