import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fillText } from '@schemas/layout/fill-text'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { onCanvasMove } from '../canvas/canvas-frame'
import { endDrag } from '../drag/drag-store'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { isModalOpen } from '../ui/is-modal-open'
import { ToolButton } from '../ui/tool-button'
import { useFocusBack } from '../ui/use-focus-back'
import type { Stride } from './destinations'
import styles from './move-mode.module.css'
import { MoveSession } from './move-session'
import { endMove } from './move-store'

const messages = {
  label: { en: 'Moving {what}', th: 'กำลังย้าย {what}' },
  begin: {
    en: 'Moving {what}. Arrow keys choose a position, Enter places it, Escape cancels.',
    th: 'กำลังย้าย {what} ใช้ลูกศรเลือกตำแหน่ง กด Enter เพื่อวาง กด Escape เพื่อยกเลิก',
  },
  keys: {
    en: '↑ ↓ next position · ← → another column or area · Page ↑ ↓ between rows · Enter · Esc',
    th: '↑ ↓ ตำแหน่งถัดไป · ← → คอลัมน์หรือพื้นที่อื่น · Page ↑ ↓ ระหว่างแถว · Enter · Esc',
  },
  before: { en: 'Previous position', th: 'ตำแหน่งก่อนหน้า' },
  next: { en: 'Next position', th: 'ตำแหน่งถัดไป' },
  put: { en: 'Place here', th: 'วางตรงนี้' },
  leave: { en: 'Cancel', th: 'ยกเลิก' },
  left: { en: 'Not moved.', th: 'อยู่ที่เดิม' },
  gone: {
    en: 'That position no longer exists: someone else changed the page.',
    th: 'ตำแหน่งที่เลือกไม่มีแล้ว เพราะมีผู้อื่นแก้ไขหน้านี้',
  },
  noMore: { en: 'Can’t move any further.', th: 'ย้ายต่อไม่ได้แล้ว' },
}

const strides: Record<string, Stride> = {
  ArrowDown: { by: 1, to: 'next' },
  ArrowUp: { by: -1, to: 'next' },
  ArrowRight: { by: 1, to: 'elsewhere' },
  ArrowLeft: { by: -1, to: 'elsewhere' },
  PageDown: { by: 1, to: 'page' },
  PageUp: { by: -1, to: 'page' },
  End: { by: 1, to: 'end' },
  Home: { by: -1, to: 'end' },
}

/**
 * Moving without dragging: move mode owns the keyboard until the part is put down or the mode is cancelled. The buttons
 * in its bar work as well.
 */
export function MoveMode({ ids }: { ids: readonly string[] }) {
  const t = useT()
  const builder = useBuilder()
  const [session] = useState(() => MoveSession.begin(builder, ids))
  const [place, setPlace] = useState(() => session?.description ?? '')
  const bar = useRef<HTMLElement>(null)
  useFocusBack()
  const what = session ? t(session.item.label) : ''

  const go = (stride: Stride) => {
    if (!session) return
    const isThere = session.go(stride)
    session.show()
    setPlace(session.description)
    builder.announce(isThere ? session.description : messages.noMore)
  }
  const put = () => {
    if (session?.hasLostPlace()) {
      session.show()
      setPlace(session.description)
      return builder.say(messages.gone)
    }
    endMove()
    session?.drop()
  }
  const leave = () => {
    endMove()
    endDrag()
    builder.announce(messages.left)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog raised by a save takes precedence.
    if (isModalOpen()) return
    const isOnBar = bar.current?.contains(event.target as Node) === true
    if (event.key === 'Tab' || (isOnBar && (event.key === 'Enter' || event.key === ' '))) return
    event.stopImmediatePropagation()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const stride = strides[event.key]
    if (!stride && !['Enter', ' ', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (stride) go(stride)
    else if (event.key === 'Escape') leave()
    else put()
  })
  const pressElsewhere = useEffectEvent((event: PointerEvent) => {
    if (!bar.current?.contains(event.target as Node)) leave()
  })
  const begin = useEffectEvent(() => {
    if (!session) return endMove()
    session.show()
    const announcement = (locale: 'th' | 'en') =>
      `${fillText(messages.begin[locale], { what: pickText(session.item.label, locale) })} ${pickText(session.description, locale)}`
    builder.announce({ th: announcement('th'), en: announcement('en') })
  })

  useEffect(() => {
    begin()
    const keys = (event: KeyboardEvent) => press(event)
    const pointer = (event: PointerEvent) => pressElsewhere(event)
    addEventListener('keydown', keys, true)
    addEventListener('pointerdown', pointer, true)
    const end = onCanvasMove(() => session?.draw())
    return () => {
      removeEventListener('keydown', keys, true)
      removeEventListener('pointerdown', pointer, true)
      end()
    }
  }, [session])

  if (!session) return null
  return (
    <section ref={bar} className={styles.bar} aria-label={t(messages.label, { what })}>
      <ToolButton size="s" aria-label={t(messages.before)} onClick={() => go({ by: -1, to: 'next' })}>
        <IconArrowUp size={16} />
      </ToolButton>
      <ToolButton size="s" aria-label={t(messages.next)} onClick={() => go({ by: 1, to: 'next' })}>
        <IconArrowDown size={16} />
      </ToolButton>
      <span className={styles.place}>
        <b>{t(messages.label, { what })}</b>
        <span>{t(place)}</span>
        <small>{t(messages.keys)}</small>
      </span>
      <ActionButton isSmall onClick={put}>
        {t(messages.put)}
      </ActionButton>
      <ActionButton isSmall variant="default" onClick={leave}>
        {t(messages.leave)}
      </ActionButton>
    </section>
  )
}
