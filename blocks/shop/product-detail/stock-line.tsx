import type { ShownStock } from '@schemas/commerce/entities/shelf'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** What can be had of the shown variant. */
export function StockLine({ stock, isService }: { stock: ShownStock; isService: boolean }) {
  const t = useT()
  const text = {
    in: t(isService ? texts.service : texts.inStock),
    low: t(texts.left, { count: stock.left ?? 0 }),
    out: t(texts.out),
    ahead: t(texts.ahead),
  }[stock.state]
  return (
    <p className={styles.stock} data-state={stock.state}>
      {text}
    </p>
  )
}
