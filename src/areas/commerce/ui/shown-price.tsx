import type { ShownPrice as Price } from '@schemas/commerce/entities/shelf'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { shelfTexts as texts } from './shelf-texts'
import styles from './shown-price.module.css'

type Props = {
  price: Price
  /** The lowest of several. */
  isFrom?: boolean
  size?: 'm' | 'l'
  /** Shows by how much it is reduced. */
  showPercent?: boolean
}

/** A price of the shelf, with the regular one struck through while it is on sale. */
export function ShownPrice({ price, isFrom = false, size = 'm', showPercent = false }: Props) {
  const locale = useLocale()
  const t = useT()
  const isReduced = price.regular !== undefined
  return (
    <p className={styles.price} data-size={size}>
      {isFrom && <span className={styles.from}>{t(texts.from)} </span>}
      <span className={styles.amount} data-reduced={isReduced ? '' : undefined}>
        {formatBaht(price.amount, locale)}
      </span>
      {isReduced && (
        <>
          {' '}
          <span className="visually-hidden">{t(texts.regular)} </span>
          <del className={styles.regular}>{formatBaht(price.regular ?? 0, locale)}</del>
        </>
      )}
      {showPercent && price.percentOff !== undefined && price.percentOff > 0 && (
        <span className={styles.percent}>
          <span aria-hidden>{t(texts.off, { percent: price.percentOff })}</span>
          <span className="visually-hidden">{t(texts.offSpoken, { percent: price.percentOff })}</span>
        </span>
      )}
    </p>
  )
}
