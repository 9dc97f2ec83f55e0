import { callRef } from '@kit/call-gateway'

/** Of pages' passwords alone: whoever opens a page needs none of them. */
export const passwordCalls = {
  read: callRef<typeof import('@schemas/api/editor/page-password').call>({
    method: 'GET',
    path: '/api/editor/page-password',
  }),
  set: callRef<typeof import('@schemas/api/editor/set-page-password').call>({
    method: 'POST',
    path: '/api/editor/set-page-password',
  }),
  remove: callRef<typeof import('@schemas/api/editor/remove-page-password').call>({
    method: 'POST',
    path: '/api/editor/remove-page-password',
  }),
}
