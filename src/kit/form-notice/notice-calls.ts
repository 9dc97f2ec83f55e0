import { callRef } from '../call-gateway'

export const noticeCalls = {
  read: callRef<typeof import('@schemas/api/form/notice').call>({ method: 'GET', path: '/api/form/notice' }),
  set: callRef<typeof import('@schemas/api/form/set-notice').call>({ method: 'POST', path: '/api/form/set-notice' }),
  test: callRef<typeof import('@schemas/api/form/test-notice').call>({ method: 'POST', path: '/api/form/test-notice' }),
  outcome: callRef<typeof import('@schemas/api/form/notice-test').call>({
    method: 'GET',
    path: '/api/form/notice-test',
  }),
}
