import { useEffect, useMemo } from 'react'
import type { OrderView } from '@schemas/commerce/entities/order-view'
import { call as orderCall } from '@client/commerce/calls/shop/order'
import { usePageLink } from '@kit/page-link'
import { callKey, queryClient, useCall } from '@kit/use-call'
import { useNamedOrder } from '../pay/use-payment'
import { keepOrderKey } from './order-keys'
import { useIsUnknown, useOrderKey } from './use-order-key'
import { useOrderMark } from './use-order-mark'

const isOver = ({ status }: OrderView) => status === 'completed' || status === 'cancelled' || status === 'expired'

/** The order of the address, live while something can still happen to it. */
export function useOrder() {
  const name = useNamedOrder()
  const key = useOrderKey(name)
  const isUnknown = useIsUnknown(key)
  const isCanvas = usePageLink() === null
  const input = useMemo(() => ({ order: name, ...(key ? { token: key } : {}) }), [name, key])
  const { data, error, refetch } = useCall(orderCall, input, {
    enabled: name !== '' && key !== undefined && !isUnknown && !isCanvas,
    staleTime: 0,
  })
  useOrderMark(input, data !== undefined && !isOver(data.order), orderCall)
  const { id, number } = data?.order ?? {}
  useEffect(() => {
    if (key && id && number) keepOrderKey(key, id, number)
  }, [key, id, number])
  return {
    order: data?.order,
    assets: data?.assets,
    error: data ? undefined : error,
    retry: () => void refetch(),
    isMissing: name === '' || isUnknown || (!data && error?.status === 404),
    isCanvas,
    /** The secret of this device, for calls about the order. */
    key: key || undefined,
    show: (order: OrderView) =>
      void queryClient().setQueryData(callKey(orderCall, input), { order, assets: data?.assets }),
  }
}
