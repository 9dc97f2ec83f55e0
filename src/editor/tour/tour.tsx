import { ActionIcon, Button, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { keepFocus } from '../ui/focus-canvas'
import { useBuilder } from '../state/builder'
import { ui, useUi } from '../state/ui-store'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './tour.module.css'
import { endTour, useTour } from './tour-store'

const messages = {
  name: { en: 'Take the tour', th: 'เริ่มต้นใช้งาน' },
  place: { en: '{step} of {count}', th: '{step} จาก {count}' },
  back: { en: 'Back', th: 'ย้อนกลับ' },
  next: { en: 'Next', th: 'ถัดไป' },
  done: { en: 'Start', th: 'เริ่มเลย' },
  skip: { en: 'Skip the tour', th: 'ข้ามการแนะนำ' },
}

/** At most five steps, each about an element on the screen: `at` is its selector. */
const steps = [
  {
    at: 'main',
    title: { en: 'This is your page', th: 'นี่คือหน้าของคุณ' },
    text: {
      en: 'Click a part to select it. Double-click its text to edit it right there.',
      th: 'คลิกส่วนที่ต้องการเพื่อเลือก ดับเบิลคลิกที่ข้อความเพื่อแก้ไขตรงนั้นได้เลย',
    },
    byFinger: {
      en: 'Tap a part to select it. Double-tap its text to edit it right there.',
      th: 'แตะส่วนที่ต้องการเพื่อเลือก แตะข้อความสองครั้งเพื่อแก้ไขตรงนั้นได้เลย',
    },
  },
  {
    at: '[data-tour="panels"]',
    title: { en: 'Add and find', th: 'เพิ่มและค้นหา' },
    text: {
      en: 'Drag blocks onto the page, or press / where you want one. Outline, pages, problems and history are here too.',
      th: 'ลากบล็อกมาวางบนหน้า หรือกด / ตรงที่ต้องการ โครงสร้างหน้า หน้าทั้งหมด ปัญหา และประวัติก็อยู่ตรงนี้',
    },
    byFinger: {
      en: 'Hold a block, then drag it onto the page, or tap + where you want one. Outline, pages, problems and history are here too.',
      th: 'แตะบล็อกค้างไว้แล้วลากมาวางบนหน้า หรือแตะ + ตรงที่ต้องการ โครงสร้างหน้า หน้าทั้งหมด ปัญหา และประวัติก็อยู่ตรงนี้',
    },
  },
  {
    at: '[data-tour="settings"]',
    title: { en: 'Settings', th: 'การตั้งค่า' },
    text: {
      en: 'Set up what you select here: its content, its style, and who sees it. With nothing selected, you set up the page itself.',
      th: 'ตั้งค่าส่วนที่เลือกได้ตรงนี้ ทั้งเนื้อหา รูปแบบ และใครมองเห็น ถ้าไม่ได้เลือกอะไรจะเป็นการตั้งค่าของหน้า',
    },
  },
  {
    at: '[data-tour="looks"]',
    title: { en: 'See it as others do', th: 'ดูแบบที่คนอื่นเห็น' },
    text: {
      en: 'On a phone, in the other language, as a guest, on another day.',
      th: 'บนมือถือ ในอีกภาษา ในฐานะผู้เยี่ยมชม หรือในวันอื่น',
    },
  },
  {
    at: '[data-tour="publish"]',
    title: { en: 'Safe until you publish', th: 'ปลอดภัยจนกว่าจะเผยแพร่' },
    text: {
      en: 'Drafts save automatically, and everything can be undone. Visitors see your changes once you publish.',
      th: 'ฉบับร่างบันทึกอัตโนมัติ และเลิกทำได้ทุกอย่าง ผู้เยี่ยมชมจะเห็นเมื่อคุณกด “เผยแพร่”',
    },
  },
] as const

/** The tour, as a small card next to the work: it takes no focus and blocks nothing. Escape ends it. */
export function Tour() {
  const t = useT()
  const { boot } = useBuilder()
  const step = useTour((state) => state.step) ?? 0
  const isInspectorOpen = useUi((state) => state.isInspectorOpen)
  const [site, account] = [boot.site.id, boot.session.userID ?? '']
  const shown = steps[step] ?? steps[0]
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches)
  const isLast = step === steps.length - 1

  const next = useRef<HTMLButtonElement>(null)
  // The pressed button disappears with the card: focus moves to the page.
  const end = () => {
    endTour(site, account)
    keepFocus()
  }
  const back = () => {
    // The first step has no Back button.
    if (step === 1) next.current?.focus()
    useTour.setState({ step: step - 1 })
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Whatever else uses Escape comes first: a selection, a dialog, a text.
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        ui().writing === null &&
        ui().dialog === null &&
        !(event.target as Element).closest('[role="dialog"], [role="menu"], [role="listbox"]')
      ) {
        endTour(site, account)
        keepFocus()
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [site, account])

  return (
    <>
      <Ring key={`${shown.at} ${isInspectorOpen}`} at={shown.at} />
      <aside className={styles.card} aria-label={t(messages.name)} data-beside={isInspectorOpen ? '' : undefined}>
        <header>
          <h2>{t(shown.title)}</h2>
          <ActionIcon size="sm" aria-label={t(messages.skip)} onClick={end}>
            <IconX size={15} />
          </ActionIcon>
        </header>
        <p aria-live="polite">
          <VisuallyHidden>{t(shown.title)}. </VisuallyHidden>
          {t(isTouch && 'byFinger' in shown ? shown.byFinger : shown.text)}
        </p>
        <Group justify="space-between" wrap="nowrap">
          <span className={styles.place}>{t(messages.place, { step: step + 1, count: steps.length })}</span>
          <Group gap={6} wrap="nowrap">
            {step > 0 && (
              <Button variant="subtle" onClick={back}>
                {t(messages.back)}
              </Button>
            )}
            <Button ref={next} onClick={() => (isLast ? end() : useTour.setState({ step: step + 1 }))}>
              {t(isLast ? messages.done : messages.next)}
            </Button>
          </Group>
        </Group>
      </aside>
    </>
  )
}

/** A ring around the element of a step; nothing if it is not on the screen. */
function Ring({ at }: { at: string }) {
  const [box, setBox] = useState<DOMRect>()
  useLayoutEffect(() => {
    const place = () => setBox(document.querySelector(at)?.getBoundingClientRect())
    place()
    const watcher = new ResizeObserver(place)
    watcher.observe(document.body)
    const found = document.querySelector(at)
    if (found) watcher.observe(found)
    return () => watcher.disconnect()
  }, [at])
  // Around a button of the same colour the ring would be invisible, so there is a gap.
  const isSmall = box !== undefined && box.height < 60
  return box && box.width > 0 ? (
    <div
      className={styles.ring}
      data-around={isSmall ? '' : undefined}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
      aria-hidden
    />
  ) : null
}
