import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { latinKey } from '@schemas/latin-key'
import { coverPage } from '../../cover-page'
import { useT } from '../../t'
import { Button } from '../button'
import { ModalFrame } from '../modal/modal-frame'
import styles from './drawer.module.css'

const messages = { previous: { en: 'Previous', th: 'ก่อนหน้า' }, next: { en: 'Next', th: 'ถัดไป' } }

const wide = '(min-width: 1024px)'
const subscribe = (changed: () => void) => {
  const list = matchMedia(wide)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

type Props = {
  title: ReactNode
  onClose: () => void
  /** To the neighbours in the list, also by `k` and `j` with `hasKeys`; undefined at its ends. */
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  /** Whether single letters act, which people can switch off. */
  hasKeys?: boolean
  /** Footer buttons. */
  foot?: ReactNode
  children: ReactNode
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null

/**
 * Shows one thing of a list beside it: on large screens a panel that leaves the list usable, otherwise a modal one, on
 * phones a sheet. Mount it to open it. Escape closes it, and the focus returns to where it was.
 */
export function Drawer({ title, onClose, onPrevious, onNext, hasKeys = true, foot, children }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const before = useRef<Element>(null)
  const isPanel = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    before.current ??= document.activeElement
    if (isPanel) shown.show()
    else shown.showModal()
    const uncover = isPanel ? undefined : coverPage(shown)
    return () => {
      uncover?.()
      const hadFocus = shown.contains(document.activeElement) || document.activeElement === document.body
      if (shown.open) shown.close()
      const { current } = before
      if (hadFocus && current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    }
  }, [isPanel])
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (!hasKeys || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = latinKey(event)
    const go = key === 'j' ? onNext : key === 'k' ? onPrevious : undefined
    if (!go) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const shown = dialog.current
    shown?.addEventListener('keydown', step)
    return () => shown?.removeEventListener('keydown', step)
  }, [])
  const hasSteps = onPrevious !== undefined || onNext !== undefined
  return (
    <ModalFrame
      dialog={dialog}
      title={title}
      onClose={onClose}
      place="side"
      className={styles.drawer}
      foot={
        (hasSteps || foot) && (
          <>
            {hasSteps && (
              <div className={styles.steps}>
                <Button look="quiet" size="s" icon="chevron-up" disabled={!onPrevious} onClick={onPrevious}>
                  {t(messages.previous)}
                </Button>
                <Button look="quiet" size="s" icon="chevron-down" disabled={!onNext} onClick={onNext}>
                  {t(messages.next)}
                </Button>
              </div>
            )}
            {foot}
          </>
        )
      }
    >
      {children}
    </ModalFrame>
  )
}
