import { callRef } from '@kit/call-gateway'

export const noticeCalls = {
  read: callRef<typeof import('@schemas/forms/calls/form/notice').call>({ method: 'GET', path: '/api/form/notice' }),
  set: callRef<typeof import('@schemas/forms/calls/form/set-notice').call>({
    method: 'POST',
    path: '/api/form/set-notice',
  }),
  test: callRef<typeof import('@schemas/forms/calls/form/test-notice').call>({
    method: 'POST',
    path: '/api/form/test-notice',
  }),
  outcome: callRef<typeof import('@schemas/forms/calls/form/notice-test').call>({
    method: 'GET',
    path: '/api/form/notice-test',
  }),
}
