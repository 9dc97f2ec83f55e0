import type { OrderView } from '@schemas/commerce/entities/order-view'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import styles from './order-lines.module.css'
import { orderTexts as texts } from './order-texts'

/** What was ordered, and what it cost. */
export function OrderLines({ order }: { order: OrderView }) {
  const t = useT()
  const locale = useLocale()
  const money = (amount: number) => formatBaht(amount, locale)
  const sums = [
    { label: texts.subtotal, amount: order.subtotal, isShown: true },
    { label: texts.discount, amount: -order.discount, isShown: order.discount > 0 },
    { label: texts.shipping, amount: order.shipping, isShown: order.address !== undefined },
    { label: texts.fee, amount: order.fee, isShown: order.fee > 0 },
  ].filter(({ isShown }) => isShown)
  const after = [
    { label: texts.credited, amount: order.credited, isShown: order.credited > 0 && order.credited !== order.total },
    { label: texts.refunded, amount: order.refunded, isShown: order.refunded > 0 },
  ].filter(({ isShown }) => isShown)
  return (
    <div className={styles.order}>
      <ul role="list" className={styles.lines}>
        {order.lines.map(({ id, title, options, picture, quantity, unitCharged, unitRegular, total }) => (
          <li key={id}>
            <span className={styles.picture}>
              {picture ? (
                <Picture image={{ asset: picture }} sizes="4rem" ratio={1} alt="" />
              ) : (
                <Icon name="shopping-bag" />
              )}
            </span>
            <span className={styles.what}>
              <span className={styles.title}>{title}</span>
              {options.length > 0 && <span className={styles.soft}>{options.map(({ text }) => text).join(' · ')}</span>}
              <span className={styles.soft}>
                {money(unitCharged)} {unitRegular > unitCharged && <del>{money(unitRegular)}</del>}{' '}
                {t(texts.times, { count: quantity })}
              </span>
            </span>
            <span className={styles.amount}>{money(total)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.map(({ label, amount }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{label === texts.shipping && amount === 0 ? t(texts.free) : money(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t(texts.total)}</dt>
          <dd>{money(order.total)}</dd>
        </div>
        {after.map(({ label, amount }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      {order.vat > 0 && <p className={styles.soft}>{t(texts.vat, { amount: money(order.vat) })}</p>}
    </div>
  )
}
