import { useEffect } from 'react'
import { call as cartMerge } from '@client/commerce/calls/shop/cart-merge'
import { useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { showToast } from '@kit/ui/overlay/toasts'
import { showCart } from './cart-changes'
import { useCartToken, writeCartToken } from './cart-memory'
import { useCartOwner } from './use-cart'

const texts = {
  capped: {
    en: 'Some items in your cart were reduced, because fewer are left.',
    th: 'สินค้าบางรายการเหลือไม่พอ เราปรับจำนวนในตะกร้าให้แล้ว',
  },
}

let merging = ''

/** Takes what a guest has collected along when they sign in, once for the document. */
export function useCartMerge(): void {
  const t = useT()
  const owner = useCartOwner()
  const token = useCartToken()
  const isOwn = useSession().impersonator === undefined
  useEffect(() => {
    if (owner.isGuest || !isOwn || token === '' || merging === token) return
    merging = token
    const merge = async () => {
      const { capped, ...cart } = await callGateway(cartMerge, { token })
      writeCartToken('')
      showCart(owner, cart)
      if (capped.length > 0) showToast(t(texts.capped), { duration: 8000 })
    }
    // Without a connection the next page tries again.
    merge().catch(() => {})
  }, [owner, token, isOwn, t])
}
