import { useEffect } from 'react'
import { usePage, useSession } from '@kit/boot'
import { useIsMounted } from '@kit/mounted'
import { keepOrderKey, useStoredOrderKey } from './order-keys'

/**
 * The secret under which this device may see an order. One in the address (`?t=`, from a mail) moves to the device and
 * leaves the address, so that nobody passes it on with the link. Undefined until the page is mounted.
 */
export function useOrderKey(order: string): string | undefined {
  const isMounted = useIsMounted()
  const named = usePage()?.query.t ?? ''
  const stored = useStoredOrderKey(order)
  useEffect(() => {
    if (named === '' || order === '') return
    keepOrderKey(named, order)
    const address = new URL(location.href)
    if (!address.searchParams.has('t')) return
    address.searchParams.delete('t')
    history.replaceState(history.state, '', address)
  }, [named, order])
  return isMounted ? named || stored : undefined
}

/** Whether nobody here may see an order: a guest without its secret. */
export const useIsUnknown = (key: string | undefined): boolean => useSession().role === 'guest' && key === ''
