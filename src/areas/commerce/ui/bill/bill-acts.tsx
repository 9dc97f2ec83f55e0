import type { StaffBill } from '@schemas/commerce/entities/staff-bill'
import { call as billCall } from '@client/commerce/calls/billing/manage-bill'
import { call as billsCall } from '@client/commerce/calls/billing/manage-bills'
import { call as refundCall } from '@client/commerce/calls/billing/manage-refund'
import { call as statusCall } from '@client/commerce/calls/billing/manage-bill-status'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls } from '@kit/use-call'
import { billTexts as texts } from './bill-texts'
import styles from './bill.module.css'

/** What can be done with a bill in its state; money and voids need a reason. */
export function BillActs({ bill: { id, order, status, paid, refunded } }: { bill: StaffBill }) {
  const t = useT()
  const locale = useLocale()
  const canRefund = order !== undefined && paid > refunded
  const canVoid = paid === 0 && (status === 'draft' || status === 'open')
  const ask = async (title: typeof texts.void, message: typeof texts.voidAsk) =>
    (
      await promptDialog(t(message), {
        title: t(title),
        validate: (value) => (value.trim() ? undefined : t(texts.reasonNeeded)),
      })
    )?.trim()
  const done = async (message: string) => {
    await refreshCalls(billsCall, billCall)
    showToast(message, { tone: 'success' })
  }
  const refund = async () => {
    const reason = await ask(texts.refund, texts.refundAsk)
    if (!reason || order === undefined) return false
    const { amount } = await callGateway(refundCall, { order, whole: true, method: 'transfer', reason })
    await done(t(texts.refundRequested, { amount: formatBaht(amount, locale) }))
    return true
  }
  const endBill = async () => {
    const reason = await ask(texts.void, texts.voidAsk)
    if (!reason) return false
    await callGateway(statusCall, { bill: id, to: 'void', reason })
    await done(t(texts.voided))
    return true
  }
  const openBill = async () => {
    await callGateway(statusCall, { bill: id, to: 'open' })
    await done(t(texts.opened))
  }
  const fail = (error: unknown) =>
    showToast(error instanceof Error ? error.message : String(error), { tone: 'error', duration: 6000 })
  if (!canRefund && !canVoid) return null
  return (
    <div className={styles.acts}>
      {status === 'draft' && (
        <ActionButton size="s" icon="send" onAction={openBill} onError={fail}>
          {t(texts.open)}
        </ActionButton>
      )}
      {canRefund && (
        <ActionButton size="s" look="secondary" icon="arrow-back-up" onAction={refund} onError={fail}>
          {t(texts.refund)}
        </ActionButton>
      )}
      {canVoid && (
        <ActionButton size="s" look="quiet" icon="x" onAction={endBill} onError={fail}>
          {t(texts.void)}
        </ActionButton>
      )}
    </div>
  )
}
