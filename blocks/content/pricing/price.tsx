import { useLocale } from '@kit/boot'
import { discountPercent, formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export type Plan = Props['plans'][number]

/** Saving of one yearly payment over twelve monthly ones, in whole per cent; 0 unless the plan has both. */
export function yearlySaving({ monthly, yearly }: Plan): number {
  return monthly && yearly ? discountPercent(monthly * 12, yearly) : 0
}

/** Both prices are rendered; CSS shows the one for the chosen period, so this works before and without scripts. */
export function Price({ plan }: { plan: Plan }) {
  const t = useT()
  const locale = useLocale()
  const { monthly, yearly, regular, priceText, per } = plan
  if (priceText || monthly === undefined)
    return (
      <p className={styles.price}>
        <strong className={styles.words}>{priceText}</strong>
      </p>
    )
  if (monthly === 0 && !yearly)
    return (
      <p className={styles.price}>
        <strong className={styles.amount}>{t(texts.free)}</strong>
      </p>
    )
  // Whole baht: satang are irrelevant in a comparison.
  const ofYear = yearly === undefined ? '' : formatBaht(Math.round(yearly / 1200) * 100, locale)
  const saving = yearlySaving(plan)
  return (
    <>
      <div className={styles.price} data-period={yearly === undefined ? undefined : 'month'}>
        <p className={styles.line}>
          <strong className={styles.amount}>{formatBaht(monthly, locale)}</strong>{' '}
          <span className={styles.per}>{per ?? t(texts.perMonth)}</span>
        </p>
        {regular !== undefined && regular > monthly && (
          <p className={styles.under}>
            <span className="visually-hidden">{t(texts.regular)} </span>
            <del>{formatBaht(regular, locale)}</del> <b>-{discountPercent(regular, monthly)}%</b>
          </p>
        )}
      </div>
      {yearly !== undefined && (
        <div className={styles.price} data-period="year">
          <p className={styles.line}>
            <strong className={styles.amount}>{formatBaht(yearly, locale)}</strong>{' '}
            <span className={styles.per}>{t(texts.perYear)}</span>
          </p>
          <p className={styles.under}>
            {saving > 0
              ? t(texts.asMonthly, { price: ofYear, percent: saving })
              : t(texts.asMonthlyOnly, { price: ofYear })}
          </p>
        </div>
      )}
    </>
  )
}
