import { IconCalendarEvent } from '@tabler/icons-react'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { useUi } from '../state/ui-store'
import { lazyPart } from '../ui/lazy-part'
import { useMenu } from '../ui/use-menu'
import styles from './top-bar.module.css'

const DateChoice = lazyPart(async () => (await import('./date-choice')).DateChoice)

const words = {
  title: { en: 'See as on', th: 'ดู ณ วันที่' },
  now: { en: 'Now', th: 'ตอนนี้' },
}

/** Shows the page as it will be at another moment, or was: what its parts' dates say. */
export function DatePreview() {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const moment = useUi((state) => state.moment)
  const { at, close, target } = useMenu()
  const shown = moment === undefined ? t(words.now) : formatDateTime(moment, locale, { timeZone })
  return (
    <>
      <button type="button" {...target} aria-haspopup="dialog" className={styles.choice} data-set={moment === undefined ? undefined : ''} aria-label={`${t(words.title)}: ${shown}`} title={t(words.title)}>
        <IconCalendarEvent size={16} aria-hidden />
        {moment !== undefined && <span className={styles.moment}>{formatDate(moment, locale, { timeZone, style: 'day-month' })}</span>}
      </button>
      {at && <DateChoice at={at} label={t(words.title)} onClose={close} />}
    </>
  )
}
