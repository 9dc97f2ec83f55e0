import type { OrderCard as Card } from '@schemas/commerce/entities/order-view'
import { call as cartCall } from '@client/commerce/calls/shop/cart'
import { call as reorderCall } from '@client/commerce/calls/shop/reorder'
import { orderState } from '@areas/commerce/ui/order/order-state'
import { orderTexts } from '@areas/commerce/ui/order/order-texts'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht, formatDateTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { navigateTo } from '@kit/navigate'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

/** An order in the list, with its next step. */
export function OrderCard({ order }: { order: Card }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { id, number, picture, title, lines, total, placedAt, paymentStatus, status } = order
  const state = orderState(order)
  const toPay = status === 'pending' && (paymentStatus === 'unpaid' || paymentStatus === 'part_paid')
  const reorder = async () => {
    const { missed } = await callGateway(reorderCall, { order: id })
    await refreshCalls(cartCall)
    if (missed.length > 0) showToast(t(texts.missed, { titles: missed.join(', ') }), { duration: 8000 })
    navigateTo('/shop/cart')
  }
  return (
    <article className={styles.order}>
      <span className={styles.picture}>
        {picture ? (
          <Picture image={{ asset: picture }} sizes="5rem" ratio={1} alt="" />
        ) : (
          <Icon name="package" size="1.75rem" />
        )}
      </span>
      <div className={styles.what}>
        <p className={styles.number}>
          <Link link={{ to: `/shop/orders/${encodeURIComponent(id)}` }} className={styles.link}>
            {t(orderTexts.order, { number })}
          </Link>
          <Badge tone={state.tone}>{t(state.text)}</Badge>
        </p>
        <p>
          {title} {lines > 1 && <span className={styles.soft}>{t(texts.more, { count: lines - 1 })}</span>}
        </p>
        <p className={styles.soft}>{formatDateTime(placedAt, locale, { timeZone, style: 'short' })}</p>
      </div>
      <div className={styles.acts}>
        <strong className={styles.total}>{formatBaht(total, locale)}</strong>
        {toPay ? (
          <ButtonLink size="s" link={{ to: `/billing/pay?order=${encodeURIComponent(id)}` }}>
            {t(texts.pay)}
          </ButtonLink>
        ) : (
          <ActionButton
            look="secondary"
            size="s"
            onAction={reorder}
            onError={(error) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })}
          >
            {t(texts.reorder)}
          </ActionButton>
        )}
      </div>
    </article>
  )
}
