import { useEffect, useMemo, useState } from 'react'
import type { PaymentView } from '@schemas/commerce/entities/payment-view'
import { call as intentCall } from '@client/commerce/calls/billing/intent'
import { call as payCall } from '@client/commerce/calls/billing/pay'
import { call as stepCall } from '@client/commerce/calls/billing/step'
import { usePage } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { usePageLink } from '@kit/page-link'
import { callKey, queryClient, refreshCalls, useCall } from '@kit/use-call'
import { keepOrderKey } from '../order/order-keys'
import { useIsUnknown, useOrderKey } from '../order/use-order-key'
import { useOrderMark } from '../order/use-order-mark'

/** The order of a page's address: `/{order}` or `?order=`. */
export function useNamedOrder(): string {
  const page = usePage()
  return page?.params.order ?? page?.query.order ?? ''
}

/** How the order of the address is being paid: it is asked again while money may come, by all blocks together. */
export function usePayment() {
  const name = useNamedOrder()
  const key = useOrderKey(name)
  const isUnknown = useIsUnknown(key)
  const isCanvas = usePageLink() === null
  const input = useMemo(() => ({ order: name, ...(key ? { token: key } : {}) }), [name, key])
  const { data, error, refetch } = useCall(payCall, input, {
    enabled: name !== '' && key !== undefined && !isUnknown && !isCanvas,
    staleTime: 0,
  })
  useOrderMark(input, data !== undefined && data.step !== 'result', payCall)
  const { order, number, step } = data ?? {}
  useEffect(() => {
    if (key && order && number) keepOrderKey(key, order, number)
  }, [key, order, number])
  useEffect(() => {
    if (step) void refreshCalls(stepCall)
  }, [step])
  return {
    name,
    payment: data,
    error: data ? undefined : error,
    /** A guest without the secret: nothing needs to be asked. */
    isUnknown: isUnknown || error?.status === 404,
    isMissing: name === '',
    retry: () => void refetch(),
    input,
    isCanvas,
    /** What a call has answered is what all blocks show. */
    show: (view: PaymentView) => void queryClient().setQueryData(callKey(payCall, input), view),
  }
}

/** Opens a way to pay: what is open already, or a new one where the last has expired. */
export function useOpenIntent({ input, show }: Pick<ReturnType<typeof usePayment>, 'input' | 'show'>) {
  const [refusal, setRefusal] = useState('')
  const open = async (method: NonNullable<PaymentView['intent']>['method']) => {
    setRefusal('')
    try {
      show(await callGateway(intentCall, { ...input, method }))
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      throw error
    }
  }
  return { open, refusal }
}
