import { useSyncExternalStore } from 'react'
import type { PaymentView } from '@schemas/commerce/entities/payment-view'
import { emitter } from '@kit/emitter'

type Method = PaymentView['methods'][number]
let chosen: Method | undefined
const changed = emitter()

/** The way to pay that is shown: the chosen one, that which is open, or the first that the shop has. */
export function usePayMethod(payment: PaymentView | undefined): Method | undefined {
  const own = useSyncExternalStore(
    changed.on,
    () => chosen,
    () => undefined,
  )
  if (!payment) return undefined
  if (own && payment.methods.includes(own)) return own
  return payment.intent?.method ?? payment.methods[0]
}

export function choosePayMethod(method: Method): void {
  chosen = method
  changed.emit()
}
