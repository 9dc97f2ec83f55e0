import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names'
import { coverPage } from '../../cover-page'
import { Icon } from '../../icon'
import { useIsMounted } from '../../mounted'
import { useT } from '../../t'
import styles from './drawer.module.css'

const messages = { open: { en: 'Menu', th: 'เมนู' }, close: { en: 'Close menu', th: 'ปิดเมนู' } }

type Props = {
  children: ReactNode
  /** Closes when this changes: the page's path. */ resetOn: string
  /** Shown beside the close button. */ title?: ReactNode
  showLabel?: boolean
  className?: string | undefined
}

/**
 * Content that does not fit a narrow header. Before and without scripts a `details` that expands below the header; with
 * scripts a button and a modal dialog from the side.
 */
export function Drawer({ children, resetOn, title, showLabel, className }: Props) {
  const t = useT()
  const isMounted = useIsMounted()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isUsed, setUsed] = useState(false)
  const uncover = useRef<() => void>(undefined)
  useEffect(() => dialog.current?.close(), [resetOn])
  useEffect(() => () => uncover.current?.(), [])
  const close = () => dialog.current?.close()
  // Closes on backdrop and link clicks: a link to the current page changes no path, so `resetOn` would not trigger.
  const closeOnPress = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget || (event.target as Element).closest('a')) close()
  }
  const face = (
    <>
      <Icon name="menu-2" size="1.5rem" />
      <span className={showLabel ? styles.label : 'visually-hidden'}>{t(messages.open)}</span>
    </>
  )
  if (!isMounted) {
    return (
      <details className={classNames(styles.fallback, className)}>
        <summary className={styles.button}>{face}</summary>
        <div className={styles.unfolded}>{children}</div>
      </details>
    )
  }
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(true)
          dialog.current?.showModal()
          if (dialog.current) uncover.current = coverPage(dialog.current)
        }}
      >
        {face}
      </button>
      <dialog
        ref={dialog}
        className={styles.drawer}
        aria-label={t(messages.open)}
        onClick={closeOnPress}
        onSubmit={close}
      >
        {isUsed && (
          <div className={styles.inside}>
            <div className={styles.head}>
              <div className={styles.title}>{title}</div>
              <button type="button" className={styles.button} aria-label={t(messages.close)} onClick={close}>
                <Icon name="x" size="1.5rem" />
              </button>
            </div>
            {children}
          </div>
        )}
      </dialog>
    </div>
  )
}
