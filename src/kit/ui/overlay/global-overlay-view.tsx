import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { overlayFadeMs, overlayLayer } from '../../constants'
import { useT } from '../../t'
import { Button } from '../button'
import { LoaderText } from '../loader-overlay'
import { type GlobalOverlayState, globalOverlayState, hideOverlay, onGlobalOverlay } from './global-overlay'
import styles from './global-overlay.module.css'

const messages = {
  loading: { en: 'Loading...', th: 'กำลังโหลด...' },
  error: { en: 'Something went wrong', th: 'เกิดข้อผิดพลาด' },
  close: { en: 'Close', th: 'ปิด' },
}
const closed: GlobalOverlayState = { isOpen: false, isError: false, message: undefined }

/**
 * The global loading overlay. Part of every page instead of loaded on demand, because it must still appear when the
 * network is gone.
 */
export function GlobalOverlayView() {
  const t = useT()
  const { isOpen, isError, message } = useSyncExternalStore(onGlobalOverlay, globalOverlayState, () => closed)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    box.current?.focus()
    // Nothing behind the overlay may receive focus; inside, only the Close button can.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isError) hideOverlay()
      if (event.key !== 'Tab') return
      event.preventDefault()
      box.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', keep, true)
    return () => {
      document.removeEventListener('keydown', keep, true)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen, isError])
  const layer = { zIndex: overlayLayer, '--fade': `${overlayFadeMs}ms` } as CSSProperties
  return (
    <div
      ref={box}
      className={styles.overlay}
      style={layer}
      data-open={isOpen ? '' : undefined}
      data-error={isError ? '' : undefined}
      tabIndex={-1}
      {...(isError ? { role: 'alertdialog', 'aria-modal': true, 'aria-label': t(messages.error) } : { role: 'status' })}
    >
      {isOpen || message ? (
        <div className={styles.content}>
          {isError ? (
            <>
              <p className={styles.title}>{t(messages.error)}</p>
              <p className={styles.message}>{message}</p>
              <Button look="inverse" className={styles.close ?? ''} onClick={hideOverlay}>
                {t(messages.close)}
              </Button>
            </>
          ) : (
            <>
              <span className={styles.ring} aria-hidden="true" />
              <LoaderText text={message ?? t(messages.loading)} />
            </>
          )}
        </div>
      ) : null}
    </div>
  )
}
