import { IconCalendarEvent } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { useUi } from '../state/ui-store'
import { lazyPart } from '../ui/lazy-part'
import { useMenu } from '../ui/use-menu'
import { onDateRequest } from './date-request'
import styles from './top-bar.module.css'

const DateChoice = lazyPart(async () => (await import('./date-choice')).DateChoice)
// Date formatting is loaded together with the picker.
const ShownMoment = lazyPart(async () => (await import('./date-choice')).ShownMoment)

const messages = {
  title: { en: 'View on date', th: 'ดู ณ วันที่' },
  now: { en: 'Now', th: 'ตอนนี้' },
}

/** Previews the page at another moment, according to its parts' dates. */
export function DatePreview() {
  const t = useT()
  const moment = useUi((state) => state.moment)
  const { at, close, target } = useMenu()
  const isNow = moment === undefined
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => onDateRequest(() => button.current?.click()), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        {...target}
        aria-haspopup="dialog"
        className={styles.choice}
        data-set={isNow ? undefined : ''}
        aria-label={isNow ? `${t(messages.title)}: ${t(messages.now)}` : undefined}
        title={t(messages.title)}
      >
        <IconCalendarEvent size={16} aria-hidden />
        {!isNow && <ShownMoment label={t(messages.title)} moment={moment} />}
      </button>
      {at && <DateChoice at={at} label={t(messages.title)} onClose={close} />}
    </>
  )
}
