import type { StockShelf } from '@schemas/commerce/entities/staff-stock'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { PrintFrame } from '@kit/print/print-frame'
import { QrCode } from '@kit/ui/qr/qr-code'
import styles from './view.module.css'

/** Labels for shelves on A4, each with a code that `/cluster/user/store/products` reads. */
export function ShelfLabels({ shelves, onDone }: { shelves: readonly StockShelf[]; onDone: () => void }) {
  const locale = useLocale()
  return (
    <PrintFrame paper="a4" onDone={onDone}>
      <div className={styles.labels}>
        {shelves.map(({ id, title, options, sku, barcode, regular, sale }) => (
          <div key={id} className={styles.label}>
            <QrCode text={barcode ?? sku} label={barcode ?? sku} className={styles.code} />
            <div>
              <p>{title}</p>
              {options && <p>{options}</p>}
              <p className={styles.labelPrice}>
                {formatBaht(sale ?? regular, locale)} {sale !== undefined && <del>{formatBaht(regular, locale)}</del>}
              </p>
              <p className={styles.labelSku}>{sku}</p>
            </div>
          </div>
        ))}
      </div>
    </PrintFrame>
  )
}
