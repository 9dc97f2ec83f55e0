import type { CardContent } from '@schemas/layout/card'
import { useLocale } from '../boot'
import { formatBaht } from '../format'
import { useT } from '../t'
import styles from './card-price.module.css'

const regularPrice = { en: 'Regular price', th: 'ราคาปกติ' }

/** A price, with the regular price struck through when it is higher. */
export function CardPrice({ amount, regular }: NonNullable<CardContent['price']>) {
  const locale = useLocale()
  const t = useT()
  return (
    <p className={styles.price}>
      <span className={styles.amount} data-reduced={regular !== undefined && regular > amount ? true : undefined}>
        {formatBaht(amount, locale)}
      </span>
      {regular !== undefined && regular > amount && (
        <>
          {' '}
          <span className="visually-hidden">{t(regularPrice)} </span>
          <del className={styles.regular}>{formatBaht(regular, locale)}</del>
        </>
      )}
    </p>
  )
}
