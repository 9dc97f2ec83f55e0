import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { Stars } from '@kit/ui/stars'
import styles from './shown-stars.module.css'

const text = { en: '{average} ({count})', th: '{average} ({count})' }

/** The average of a lesson’s ratings and their number, in one line. */
export function ShownStars({ rating }: { rating: { average: number; count: number } }) {
  const t = useT()
  const locale = useLocale()
  return (
    <p className={styles.stars}>
      <Stars stars={Math.round(rating.average / 50) / 2} />
      <span>
        {t(text, {
          average: formatNumber(rating.average / 100, locale, { decimals: 1, fixed: true }),
          count: rating.count,
        })}
      </span>
    </p>
  )
}
