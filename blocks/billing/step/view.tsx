import { useEffect } from 'react'
import { type CheckoutStep, checkoutSteps } from '@schemas/commerce/entities/checkout'
import { call as stepCall } from '@client/commerce/calls/billing/step'
import { useCartToken } from '@areas/commerce/ui/cart/cart-memory'
import { useCartOwner } from '@areas/commerce/ui/cart/use-cart'
import { useOrderKey } from '@areas/commerce/ui/order/use-order-key'
import { usePage } from '@kit/boot'
import { navigateTo } from '@kit/navigate'
import { usePageLink } from '@kit/page-link'
import { Stepper } from '@kit/stepper/stepper'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'

export function View({ cartPage, checkoutPage, payPage, leads }: Props) {
  const t = useT()
  const page = usePage()
  const isCanvas = usePageLink() === null
  const order = page?.query.order ?? page?.params.order ?? ''
  const key = useOrderKey(order)
  const cart = useCartToken()
  const { isGuest } = useCartOwner()
  // An order's own pages poll it: what they learn is shown here too.
  const { data } = useCall(
    stepCall,
    order ? { order, ...(key ? { token: key } : {}) } : isGuest && cart ? { cart } : {},
    { enabled: key !== undefined && !isCanvas && (!isGuest || (order ? key : cart) !== ''), staleTime: 0 },
  )
  const step = data?.step ?? (order ? 'pay' : 'details')
  const path = page?.path
  useEffect(() => {
    if (!leads || !order || !data || isCanvas) return
    const wanted = `${payPage}?order=${encodeURIComponent(order)}`
    if ((data.step === 'pay' || data.step === 'review') && path !== payPage) navigateTo(wanted, { replace: true })
  }, [leads, order, data, isCanvas, payPage, path])
  const at = checkoutSteps.indexOf(step)
  const addresses: Partial<Record<CheckoutStep, string>> = order ? {} : { cart: cartPage, details: checkoutPage }
  return (
    <Stepper
      steps={checkoutSteps.map((id, index) => ({
        id,
        label: t(texts[id]),
        // The last step has nothing after it: it is done when it is reached.
        state: index < at || (step === 'result' && index === at) ? 'done' : index === at ? 'current' : 'next',
      }))}
      {...(order === ''
        ? {
            onChoose: (id: string) => {
              const to = addresses[id as CheckoutStep]
              if (to) navigateTo(to)
            },
          }
        : {})}
    />
  )
}
