import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { formatDate } from '@kit/format'
import { checkDate } from '@areas/hora/ui/birth-form/check-form'
import { formMessages } from '@areas/hora/ui/birth-form/messages'
import type { RecentCast } from '@areas/hora/ui/recent-casts'
import styles from './view.module.css'

type Props = { casts: readonly RecentCast[]; onOpen: (cast: RecentCast) => void; onClear: () => void }

/** The last charts of this device, which open without a connection. */
export function RecentList({ casts, onOpen, onClear }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <section className={styles.recent}>
      <div className={styles.recentHead}>
        <h2>{t(formMessages.recent)}</h2>
        <Button look="quiet" size="s" onClick={onClear}>
          {t(formMessages.clear)}
        </Button>
      </div>
      <ul role="list">
        {casts.map((cast) => {
          const { civil } = checkDate(cast.form)
          const date =
            civil && formatDate(Date.UTC(civil.year, civil.month - 1, civil.day), locale, { timeZone: 'UTC' })
          return (
            <li key={cast.at}>
              <button type="button" onClick={() => onOpen(cast)}>
                <span>{cast.form.label || t(formMessages.noName)}</span>
                <span className={styles.soft}>
                  {[date, cast.form.precision === 'unknown' ? '' : cast.form.time, cast.form.place?.label]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
