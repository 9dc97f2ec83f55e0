import type { ShownRound } from '@schemas/learning/entities/lesson'
import { useLocale } from '@kit/boot'
import { formatDate, formatDateRange } from '@kit/format'
import { useT } from '@kit/t'
import styles from './round-line.module.css'

/** When a round is, where, and whether it has seats. */
export function RoundLine({ round }: { round: ShownRound }) {
  const t = useT()
  const locale = useLocale()
  const { name, startsOn, endsOn, place, state, left, enrolFrom } = round
  const note =
    state === 'open'
      ? left === undefined
        ? undefined
        : t(left <= 5 ? messages.few : messages.left, { count: left })
      : state === 'soon' && enrolFrom
        ? t(messages.soon, { date: formatDate(enrolFrom, locale, { style: 'short' }) })
        : t(messages[state])
  return (
    <span className={styles.round}>
      <span className={styles.name}>{name}</span>
      <span>{formatDateRange(startsOn, endsOn, locale)}</span>
      {place && <span className={styles.soft}>{place}</span>}
      {note && (
        <span className={styles.soft} data-few={state === 'open' && left !== undefined && left <= 5 ? '' : undefined}>
          {note}
        </span>
      )}
    </span>
  )
}

const messages = {
  left: { en: '{count} seats left', th: 'เหลือ {count} ที่นั่ง' },
  few: { en: 'Only {count} seats left', th: 'เหลือเพียง {count} ที่นั่ง' },
  soon: { en: 'Enrolment opens on {date}', th: 'เปิดรับลงทะเบียน {date}' },
  full: { en: 'Full', th: 'เต็มแล้ว' },
  closed: { en: 'Enrolment is closed', th: 'ปิดรับลงทะเบียนแล้ว' },
  cancelled: { en: 'Cancelled', th: 'ยกเลิกแล้ว' },
}
