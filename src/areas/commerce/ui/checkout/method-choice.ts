import { useSyncExternalStore } from 'react'
import type { CheckoutMethod } from '@schemas/commerce/entities/checkout'
import { emitter } from '@kit/emitter'

let chosen: CheckoutMethod | undefined
const changed = emitter()

/** The way of paying chosen on this page, which the summary beside the form prices too. */
export const useMethodChoice = (): CheckoutMethod | undefined =>
  useSyncExternalStore(
    changed.on,
    () => chosen,
    () => undefined,
  )

export function chooseMethod(method: CheckoutMethod): void {
  if (method === chosen) return
  chosen = method
  changed.emit()
}
