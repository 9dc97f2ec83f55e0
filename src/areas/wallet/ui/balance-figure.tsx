import { satangPerBaht } from '@schemas/constants'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatBaht, shorthand } from '@kit/format'
import { useT } from '@kit/t'
import renewing from '@kit/ui/renewing.module.css'
import styles from './balance-figure.module.css'
import { texts } from './texts'

/**
 * A balance in shorthand (k, M) with the exact figure below, or once when both are equal. `satang` undefined: not known
 * yet.
 */
export function BalanceFigure({ satang, isBusy = false }: { satang: number | undefined; isBusy?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const short = satang === undefined ? '–' : `฿${shorthand(satang / satangPerBaht)}`
  const exact = satang === undefined ? '' : formatBaht(satang, locale, { display: 'word', fixed: true })
  return (
    <div className={classNames(renewing.renewing, styles.balance)} aria-busy={isBusy || undefined}>
      <p className={styles.label}>{t(texts.balance)}</p>
      <p className={styles.figure} title={exact}>
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{exact}</span>
      </p>
      <p className={styles.exact} aria-hidden="true">
        {exact}
      </p>
    </div>
  )
}
