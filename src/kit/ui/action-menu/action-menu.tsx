import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../../icon'
import { Modal } from '../modal/modal'
import styles from './action-menu.module.css'

export type MenuAct = {
  id: string
  label: string
  icon?: IconName
  /** Keyboard shortcut for display: `Ctrl+C`. */
  keys?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** A radio or checkbox entry; a mark shows whether it is chosen. */
  isChosen?: boolean
  /** Draws a separator above it. */
  begins?: boolean
  act: () => void
}
/** Position: a point, or below a box (CSS px of the window). */
export type MenuPlace = {
  x: number
  y: number
  /** Of a button: the menu may then open above it too. */ height?: number
  width?: number
}

type Props = {
  label: string
  acts: readonly MenuAct[]
  place: MenuPlace
  onClose: () => void
  /** Heading above the actions. */ head?: ReactNode
  /** Stays open after an action, for multiple choices. */ stays?: boolean
}

/** Minimum distance to the window's edge (px). */
const edge = 8

/** A list of actions at the pointer or below a button; on phones a bottom sheet. Mount it to open it. */
export function ActionMenu(props: Props) {
  const [isPhone] = useState(() => matchMedia('(max-width: 639.98px)').matches)
  return isPhone ? <Sheet {...props} /> : <Popup {...props} />
}

function Sheet({ label, acts, onClose, head, stays }: Props) {
  return (
    <Modal title={head ?? label} onClose={onClose} className={styles.sheet}>
      <Acts label={label} acts={acts} onClose={onClose} stays={stays} />
    </Modal>
  )
}

function Popup({ label, acts, place, onClose, head, stays }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const [corner, setCorner] = useState<{ x: number; y: number }>()
  useLayoutEffect(() => {
    const shown = menu.current
    if (!shown) return
    // The top layer keeps it above dialogs and unaffected by clipping or transforms.
    shown.showPopover?.()
    const box = shown.getBoundingClientRect()
    const below = place.y + (place.height ?? 0) + (place.height ? 4 : 0)
    const fitsBelow = below + box.height <= innerHeight - edge
    const y = fitsBelow ? below : place.height ? place.y - box.height - 4 : innerHeight - edge - box.height
    const x = place.x + box.width > innerWidth - edge && place.width ? place.x + place.width - box.width : place.x
    setCorner({ x: Math.max(edge, Math.min(x, innerWidth - box.width - edge)), y: Math.max(edge, y) })
  }, [place])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !menu.current?.contains(event.target)) close()
    }
    const end = () => close()
    addEventListener('pointerdown', leave, true)
    addEventListener('wheel', leave, { capture: true, passive: true })
    addEventListener('resize', end)
    addEventListener('blur', end)
    return () => {
      removeEventListener('pointerdown', leave, true)
      removeEventListener('wheel', leave, true)
      removeEventListener('resize', end)
      removeEventListener('blur', end)
      // The action may have moved the focus on purpose (a rename field, a dialog).
      const now = document.activeElement
      if (before instanceof HTMLElement && before.isConnected && (now === null || now === document.body))
        before.focus({ preventScroll: true })
    }
    // Only on mount: the previously focused element must not be one of the menu's own entries.
  }, [])
  return (
    <div
      ref={menu}
      popover="manual"
      className={styles.popup}
      style={corner ? { left: corner.x, top: corner.y } : { visibility: 'hidden' }}
    >
      {head && <p className={styles.head}>{head}</p>}
      <Acts label={label} acts={acts} onClose={onClose} stays={stays} takesFocus={corner !== undefined} />
    </div>
  )
}

function Acts({
  label,
  acts,
  onClose,
  stays,
  takesFocus = true,
}: Pick<Props, 'label' | 'acts' | 'onClose' | 'stays'> & { takesFocus?: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  useEffect(() => {
    if (takesFocus)
      (
        list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ??
        list.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])') ??
        list.current
      )?.focus({ preventScroll: true })
  }, [takesFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    const buttons = Array.from(
      list.current?.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled="true"])') ?? [],
    )
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (to !== undefined) buttons[to % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const now = Date.now()
      typed.current = {
        text: (now - typed.current.at < 700 ? typed.current.text : '') + event.key.toLowerCase(),
        at: now,
      }
      buttons.find((button) => button.textContent.trim().toLowerCase().startsWith(typed.current.text))?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <div ref={list} role="menu" tabIndex={-1} aria-label={label} className={styles.acts} onKeyDown={onKeyDown}>
      {acts.map(({ id, label: text, icon, keys, isDanger, isDisabled, isChosen, begins, act }) => (
        <button
          key={id}
          type="button"
          role={isChosen === undefined ? 'menuitem' : 'menuitemcheckbox'}
          aria-checked={isChosen}
          aria-disabled={isDisabled || undefined}
          tabIndex={-1}
          className={styles.act}
          data-danger={isDanger ? '' : undefined}
          data-begins={begins ? '' : undefined}
          onClick={() => {
            if (isDisabled) return
            if (!stays) onClose()
            act()
          }}
        >
          {icon ? (
            <Icon name={icon} />
          ) : isChosen !== undefined ? (
            <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>
          ) : null}
          <span className={styles.words}>{text}</span>
          {icon && isChosen && <Icon name="check" />}
          {keys && <kbd className={styles.keys}>{keys}</kbd>}
        </button>
      ))}
    </div>
  )
}
