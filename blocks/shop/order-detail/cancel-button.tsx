import type { OrderView } from '@schemas/commerce/entities/order-view'
import { call as cancelOrder } from '@client/commerce/calls/shop/cancel-order'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'

type Props = { order: OrderView; token: string | undefined; onDone: (order: OrderView) => void }

/** Cancels the order after one question. */
export function CancelButton({ order, token, onDone }: Props) {
  const t = useT()
  const cancel = async () => {
    const isSure = await confirmDialog(t(order.credited > 0 ? texts.cancelPaid : texts.cancelUnpaid), {
      title: t(texts.cancelAsk),
      ok: t(texts.cancelYes),
      cancel: t(texts.cancelNo),
      isDangerous: true,
    })
    if (!isSure) return false
    const { order: now } = await callGateway(cancelOrder, { order: order.id, ...(token ? { token } : {}) })
    onDone(now)
    showToast(t(texts.cancelled), { tone: 'success' })
    return true
  }
  return (
    <div>
      <ActionButton
        look="quiet"
        icon="x"
        onAction={cancel}
        onError={(error) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })}
      >
        {t(texts.cancel)}
      </ActionButton>
    </div>
  )
}
