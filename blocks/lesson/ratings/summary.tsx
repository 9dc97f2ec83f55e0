import type { RatingSummary } from '@schemas/learning/entities/rating'
import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { Stars } from '@kit/ui/stars'
import { texts } from './texts'
import styles from './view.module.css'

/** The average, and how many gave each number of stars. */
export function Summary({ summary }: { summary: RatingSummary }) {
  const t = useT()
  const locale = useLocale()
  const { count, average, stars } = summary
  if (average === undefined)
    return (
      <p className={styles.soft}>
        <strong>{t(texts.none)}</strong> {t(texts.first)}
      </p>
    )
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{formatNumber(average / 100, locale, { decimals: 1, fixed: true })}</strong>
        <Stars stars={Math.round(average / 50) / 2} />
        <span className={styles.soft}>{count === 1 ? t(texts.one) : t(texts.count, { count })}</span>
      </p>
      <ul role="list" className={styles.bars}>
        {stars
          .map((ratings, at) => ({ ratings, value: at + 1 }))
          .toReversed()
          .map(({ ratings, value }) => (
            <li key={value} aria-label={t(texts.share, { stars: value, count: ratings })}>
              <span aria-hidden>{value}</span>
              <span className={styles.bar} aria-hidden>
                <span style={{ inlineSize: `${Math.round((ratings * 100) / count)}%` }} />
              </span>
              <span aria-hidden>{ratings}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
