import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as refundCall } from '@client/commerce/calls/billing/manage-refund'
import { call as refundStatusCall } from '@client/commerce/calls/billing/manage-refund-status'
import type { call as orderCall } from '@client/commerce/calls/shop/manage-order'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshOrders } from './order-acts'
import { RefundForm } from './refund-form'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { texts } from './texts'
import styles from './view.module.css'

type Detail = OutputOf<typeof orderCall>

/** Money given back, or to be given back, and a form for more. */
export function Refunds({ order, refunds }: Pick<Detail, 'order' | 'refunds'>) {
  const t = useT()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const canRefund = order.credited > order.refunded
  if (refunds.length === 0 && !canRefund) return null
  const lead = async (refund: string, to: 'approved' | 'sent' | 'failed', note?: string) => {
    await callGateway(refundStatusCall, { refund, to, ...(note === undefined ? {} : { note }) })
    await refreshOrders()
    return true
  }
  const recordSent = async (refund: string) => {
    const note = await promptDialog(t(texts.sentAsk), { title: t(texts.sent) })
    return note === null ? false : lead(refund, 'sent', note.trim())
  }
  const request = async (wanted: { lines?: { line: string; units: number }[]; reason: string }) => {
    const { amount } = await callGateway(refundCall, {
      order: order.id,
      method: 'transfer',
      reason: wanted.reason,
      ...(wanted.lines ? { lines: wanted.lines } : { whole: true }),
    })
    await refreshOrders()
    setOpen(false)
    showToast(t(texts.refundRequested, { amount: formatBaht(amount, locale) }), { tone: 'success' })
  }
  return (
    <section>
      <h3>{t(texts.refunds)}</h3>
      <ul role="list" className={styles.list}>
        {refunds.map(({ id, status, amount, reason }) => (
          <li key={id} className={styles.parcel}>
            <p className={styles.badges}>
              <strong>{formatBaht(amount, locale)}</strong>
              <Badge size="s" tone={status === 'sent' ? 'success' : status === 'failed' ? 'neutral' : 'warning'}>
                {t(texts.refundStates[status])}
              </Badge>
              <span className={styles.soft}>{reason}</span>
            </p>
            <div className={styles.acts}>
              {status === 'requested' && (
                <ActionButton size="s" onAction={() => lead(id, 'approved')} onError={reportFailure}>
                  {t(texts.approve)}
                </ActionButton>
              )}
              {status === 'approved' && (
                <ActionButton size="s" onAction={() => recordSent(id)} onError={reportFailure}>
                  {t(texts.sent)}
                </ActionButton>
              )}
              {status === 'requested' && (
                <ActionButton size="s" look="quiet" onAction={() => lead(id, 'failed')} onError={reportFailure}>
                  {t(texts.withdraw)}
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      {canRefund && <RefundForm order={order} isOpen={isOpen} onOpen={setOpen} onRequest={request} />}
    </section>
  )
}
