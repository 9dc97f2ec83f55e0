import { callRef } from '@kit/call-gateway'

export const membersCall = callRef<typeof import('@schemas/wallet/calls/wallet/members').call>({
  method: 'GET',
  path: '/api/wallet/members',
})
export const readCall = callRef<typeof import('@schemas/wallet/calls/wallet/read').call>({
  method: 'GET',
  path: '/api/wallet/read',
})
export const changeCalls = {
  increase: callRef<typeof import('@schemas/wallet/calls/wallet/increase').call>({
    method: 'POST',
    path: '/api/wallet/increase',
    idempotent: true,
  }),
  decrease: callRef<typeof import('@schemas/wallet/calls/wallet/decrease').call>({
    method: 'POST',
    path: '/api/wallet/decrease',
    idempotent: true,
  }),
  adjust: callRef<typeof import('@schemas/wallet/calls/wallet/adjust').call>({
    method: 'POST',
    path: '/api/wallet/adjust',
    idempotent: true,
  }),
}
export const reverseCall = callRef<typeof import('@schemas/wallet/calls/wallet/reverse').call>({
  method: 'POST',
  path: '/api/wallet/reverse',
  idempotent: true,
})
