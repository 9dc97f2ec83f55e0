import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { useLocale, useSite, useSpace } from '../../boot'
import { zonedParts } from '@schemas/zoned-parts'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './context-menu.module.css'

const messages = {
  menu: { en: 'Page menu', th: 'เมนูของหน้า' },
  back: { en: 'Back', th: 'ย้อนกลับ' },
  reload: { en: 'Reload', th: 'โหลดหน้าใหม่' },
  copy: { en: 'Copy page address', th: 'คัดลอกที่อยู่ของหน้านี้' },
  print: { en: 'Print', th: 'พิมพ์' },
  hint: { en: 'Shift + right-click for the browser’s menu', th: 'กด Shift + คลิกขวา เพื่อเปิดเมนูของเบราว์เซอร์' },
}
type Item = { name: 'back' | 'reload' | 'copy' | 'print'; icon: IconName; act: () => unknown }
const items: readonly Item[] = [
  { name: 'back', icon: 'arrow-left', act: () => history.back() },
  { name: 'reload', icon: 'refresh', act: () => location.reload() },
  { name: 'copy', icon: 'link', act: () => navigator.clipboard?.writeText(location.href) },
  { name: 'print', icon: 'printer', act: () => print() },
]
/** Minimum distance between the menu and the window's edge (px). */
const edge = 8

type Props = { place: { x: number; y: number }; onClose: () => void }

export function ContextMenuList({ place, onClose }: Props) {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  const [corner, setCorner] = useState(place)
  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect()
    if (box)
      setCorner({
        x: Math.max(edge, Math.min(place.x, innerWidth - box.width - edge)),
        y: Math.max(edge, Math.min(place.y, innerHeight - box.height - edge)),
      })
  }, [place])
  useEffect(() => {
    const before = document.activeElement
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
    const leave = (event: Event) => {
      if (!(event.target instanceof Node) || !menu.current?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', leave, true)
    addEventListener('scroll', onClose, { passive: true, once: true })
    addEventListener('resize', onClose, { once: true })
    addEventListener('blur', onClose, { once: true })
    return () => {
      removeEventListener('pointerdown', leave, true)
      removeEventListener('scroll', onClose)
      removeEventListener('resize', onClose)
      removeEventListener('blur', onClose)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [onClose])
  const move = (event: KeyboardEvent) => {
    const buttons = Array.from(menu.current?.querySelectorAll('button') ?? [])
    const at = buttons.findIndex((button) => button === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + buttons.length, Home: 0, End: buttons.length - 1 }[event.key]
    if (to !== undefined) buttons[to % buttons.length]?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
  }
  return (
    <div ref={menu} className={styles.menu} style={{ left: corner.x, top: corner.y }}>
      <div role="menu" tabIndex={-1} aria-label={t(messages.menu)} className={styles.items} onKeyDown={move}>
        {items.map(({ name, icon, act }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={() => {
              onClose()
              act()
            }}
          >
            <Icon name={icon} />
            {t(messages[name])}
          </button>
        ))}
      </div>
      <p className={styles.copyright}>
        <Copyright />
        <span className={styles.hint}>{t(messages.hint)}</span>
      </p>
    </div>
  )
}

function Copyright() {
  const { siteName } = useSite()
  const { copyright, name, timeZone } = useSpace()
  const locale = useLocale()
  const [year] = useState(() => zonedParts(new Date(), timeZone)?.year)
  if (copyright) return copyright
  return locale === 'th'
    ? `© ${year} ${name || siteName} สงวนลิขสิทธิ์`
    : `© ${year} ${name || siteName}. All rights reserved.`
}
