import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Delays against accidental hover: crossing the bar opens nothing, and cutting the corner does not close the panel. */
const hoverOpenMs = 120
const hoverCloseMs = 260

/**
 * Panels of which one is open at a time: by click, keyboard or hover. Spread `root` on the list and `panel(key)` on
 * each `details`; without scripts the `details` work natively.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>, resetOn: string) {
  const [open, setOpen] = useState<{ key: string; by: 'hover' | 'press' } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const [shownFor, setShownFor] = useState(resetOn)
  if (shownFor !== resetOn) {
    setShownFor(resetOn)
    setOpen(null)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  const isOpen = open !== null
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen, root])

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(null)
  }

  const panel = (key: string) => ({
    open: open?.key === key,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse')
        later(isOpen ? 0 : hoverOpenMs, () => setOpen((now) => (now?.key === key ? now : { key, by: 'hover' })))
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(hoverCloseMs, () => setOpen((now) => (now?.by === 'hover' ? null : now)))
    },
    onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => {
      if (event.key !== 'Escape' || open?.key !== key) return
      event.stopPropagation()
      event.currentTarget.querySelector('summary')?.focus()
      close()
    },
    onBlur: (event: React.FocusEvent<HTMLDetailsElement>) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget as Node))
        setOpen((now) => (now?.key === key ? null : now))
    },
  })

  const summary = (key: string) => ({
    onClick: (event: MouseEvent) => {
      // Only the state opens and closes: the native toggle would close what hovering has just opened.
      event.preventDefault()
      clearTimeout(timer.current)
      setOpen((now) => (now?.key === key && now.by === 'press' ? null : { key, by: 'press' }))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      const details = event.currentTarget.closest('details')
      setOpen({ key, by: 'press' })
      requestAnimationFrame(() => details?.querySelector<HTMLElement>('a, button')?.focus())
    },
  })

  return { panel, summary, close }
}
