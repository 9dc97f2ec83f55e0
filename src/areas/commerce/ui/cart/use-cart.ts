import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CartLineView } from '@schemas/commerce/entities/cart'
import { call as cartCall } from '@client/commerce/calls/shop/cart'
import { useSession } from '@kit/boot'
import { usePersonalKey } from '@kit/device-store'
import { useIsMounted } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useCall } from '@kit/use-call'
import { addToCart, type Cart, type CartOwner, noChanges, onChanges, readChanges, setInCart } from './cart-changes'
import { memoryKey, memoryOf, useCartToken, writeCartMemory } from './cart-memory'

/** Who the cart of this document belongs to. */
export function useCartOwner(): CartOwner {
  const key = usePersonalKey(memoryKey)
  const isGuest = useSession().role === 'guest'
  return useMemo(() => ({ isGuest, key }), [isGuest, key])
}

/** Puts products into the cart; what it does is shown by everything that shows the cart. */
export function useAddToCart(): (variant: string, count: number) => Promise<void> {
  const owner = useCartOwner()
  return useCallback((variant, count) => addToCart(owner, variant, count), [owner])
}

const empty: Cart = { version: 0, lines: [], count: 0, subtotal: 0, currency: 'THB', toFreeDelivery: [] }

/** The cart with all that was pressed, also what the shop has not answered yet. */
export function useCart() {
  const isMounted = useIsMounted()
  const isCanvas = usePageLink() === null
  const owner = useCartOwner()
  const token = useCartToken()
  const changes = useSyncExternalStore(onChanges, readChanges, noChanges)
  const hasCart = !owner.isGuest || token !== ''
  const { data, error, refetch } = useCall(cartCall, owner.isGuest ? { token } : {}, {
    enabled: isMounted && !isCanvas && hasCart,
    staleTime: 0,
  })
  useEffect(() => {
    if (data && Object.keys(readChanges().wanted).length === 0) writeCartMemory(owner.key, memoryOf(data))
  }, [data, owner.key])
  const cart = useMemo(() => (hasCart ? data : empty), [hasCart, data])
  return {
    cart: isMounted ? cart : undefined,
    lines: useMemo(() => shownLines(cart?.lines ?? [], changes.wanted), [cart, changes.wanted]),
    isChanging: Object.keys(changes.wanted).length > 0,
    problems: changes.problems,
    refusal: changes.refusal,
    error: data ? undefined : error,
    retry: () => void refetch(),
    set: useCallback(
      (variant: string, quantity: number, isSaved?: boolean) =>
        void setInCart(owner, variant, { quantity, isSaved }).catch(shown),
      [owner],
    ),
    token: owner.isGuest ? token : undefined,
    isCanvas,
  }
}

/** Problems are shown at their lines. */
const shown = () => {}

function shownLines(
  lines: readonly CartLineView[],
  wanted: ReturnType<typeof readChanges>['wanted'],
): readonly CartLineView[] {
  return lines.flatMap((line) => {
    const change = wanted[line.variant]
    if (!change) return [line]
    if (change.quantity === 0) return []
    const { quantity, isSaved = line.isSaved } = change
    return [{ ...line, quantity, isSaved, total: line.price.amount * quantity }]
  })
}
