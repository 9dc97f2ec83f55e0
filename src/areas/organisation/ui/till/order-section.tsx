import type { PricedOrder } from '@schemas/commerce/price/price-order'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import styles from './order.module.css'
import { texts } from './texts'
import type { OrderLine } from './till-types'

type Props = {
  lines: readonly OrderLine[]
  priced: PricedOrder | undefined
  selected: string | undefined
  onSelect: (id: string) => void
  onQuantity: (id: string, quantity: number) => void
  onDiscount: () => void
  onHold: () => void
  onRecall: () => void
  onPay: () => void
}

/** The order at the counter, its total, and what to do with it. */
export function OrderSection({
  lines,
  priced,
  selected,
  onSelect,
  onQuantity,
  onDiscount,
  onHold,
  onRecall,
  onPay,
}: Props) {
  const t = useT()
  const locale = useLocale()
  const money = (satang: number) => formatBaht(satang, locale, { fixed: satang % 100 !== 0 })
  return (
    <section className={styles.order} aria-label={t(texts.order)}>
      <header className={styles.head}>
        <h2>{t(texts.order)}</h2>
        <button type="button" onClick={onRecall}>
          <Icon name="clock" /> {t(texts.recall)}
        </button>
      </header>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} data-selected={line.id === selected || undefined}>
            <button type="button" className={styles.title} onClick={() => onSelect(line.id)}>
              <span>{line.item.title}</span>
              <small>{[line.item.option, ...line.options.map(({ title }) => title)].filter(Boolean).join(' · ')}</small>
            </button>
            <div className={styles.quantity}>
              <button type="button" aria-label={t(texts.less)} onClick={() => onQuantity(line.id, line.quantity - 1)}>
                <Icon name={line.quantity === 1 ? 'trash' : 'minus'} />
              </button>
              <output>{line.quantity}</output>
              <button type="button" aria-label={t(texts.more)} onClick={() => onQuantity(line.id, line.quantity + 1)}>
                <Icon name="plus" />
              </button>
            </div>
            <span className={styles.amount}>{money(priced?.lines.find(({ id }) => id === line.id)?.gross ?? 0)}</span>
          </li>
        ))}
        {lines.length === 0 && <li className={styles.empty}>{t(texts.emptyOrder)}</li>}
      </ul>
      <footer className={styles.foot}>
        {priced && priced.discount > 0 && (
          <dl>
            <dt>{t(texts.subtotal)}</dt>
            <dd>{money(priced.subtotal)}</dd>
            <dt>{t(texts.discount)}</dt>
            <dd>−{money(priced.discount)}</dd>
          </dl>
        )}
        <p className={styles.total}>
          <span>{t(texts.total)}</span>
          <strong>{money(priced?.total ?? 0)}</strong>
        </p>
        <div className={styles.actions}>
          <button type="button" disabled={lines.length === 0} onClick={onDiscount}>
            <Icon name="tag" /> {t(texts.discount)}
          </button>
          <button type="button" disabled={lines.length === 0} onClick={onHold}>
            <Icon name="clock" /> {t(texts.hold)}
          </button>
          <button type="button" className={styles.pay} disabled={lines.length === 0} onClick={onPay}>
            {t(texts.pay)} <kbd>F9</kbd>
          </button>
        </div>
      </footer>
    </section>
  )
}
