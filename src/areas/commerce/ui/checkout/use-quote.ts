import { keepPreviousData } from '@tanstack/react-query'
import { call as quoteCall } from '@client/commerce/calls/shop/quote'
import { useIsMounted } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useCall } from '@kit/use-call'
import { useCartToken } from '../cart/cart-memory'
import { useCartOwner } from '../cart/use-cart'
import { useProvince } from '../own-province'
import { useMethodChoice } from './method-choice'

/** What the cart costs now, delivered to the province of this device and paid in the way chosen on this page. */
export function useQuote() {
  const { isGuest } = useCartOwner()
  const token = useCartToken()
  const province = useProvince()
  const method = useMethodChoice()
  const isMounted = useIsMounted()
  const isCanvas = usePageLink() === null
  const hasCart = !isGuest || token !== ''
  const { data, error, isPlaceholderData, refetch } = useCall(
    quoteCall,
    { ...(isGuest ? { token } : {}), ...(province ? { province } : {}), ...(method ? { method } : {}) },
    { enabled: isMounted && !isCanvas && hasCart, staleTime: 0, placeholderData: keepPreviousData as never },
  )
  return {
    quote: data,
    province,
    error: data ? undefined : error,
    /** An older price is shown until this one arrives. */
    isChanging: isPlaceholderData,
    isEmpty: isMounted && (!hasCart || data?.problem === 'empty'),
    refetch,
  }
}
