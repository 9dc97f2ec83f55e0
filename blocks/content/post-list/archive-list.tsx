import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import styles from './filters.module.css'
import { texts } from './texts'
import { useChoice } from './use-choice'

type Month = { month: string; count: number }

/** Months in sight; earlier ones are folded. */
const openMonths = 12

/** Links to the posts of each month. */
export function ArchiveList({ id, months }: { id: string; months: readonly Month[] }) {
  const t = useT()
  if (months.length < 2) return null
  const earlier = months.slice(openMonths)
  return (
    <nav className={styles.archive} aria-labelledby={id}>
      <h2 id={id}>{t(texts.archive)}</h2>
      <MonthLinks months={months.slice(0, openMonths)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t(texts.earlier)}</summary>
          <MonthLinks months={earlier} />
        </details>
      )}
    </nav>
  )
}

function MonthLinks({ months }: { months: readonly Month[] }) {
  const t = useT()
  const locale = useLocale()
  const { choice, to } = useChoice(true)
  return (
    <ul role="list">
      {months.map(({ month, count }) => {
        const name = formatDate(`${month}-01`, locale, { style: 'month' })
        return (
          <li key={month}>
            <Link link={{ to: to({ month }) }} aria-current={choice.month === month ? 'true' : undefined}>
              {name}{' '}
              <span className={styles.count}>
                {count}
                <span className="visually-hidden"> {t(texts.articles)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
