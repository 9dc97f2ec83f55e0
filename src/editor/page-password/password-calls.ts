import { callRef } from '@kit/call-gateway'

/** A separate file, so that opening a page does not load the calls of page passwords. */
export const passwordCalls = {
  read: callRef<typeof import('@schemas/editor/calls/editor/page-password').call>({
    method: 'GET',
    path: '/api/editor/page-password',
  }),
  set: callRef<typeof import('@schemas/editor/calls/editor/set-page-password').call>({
    method: 'POST',
    path: '/api/editor/set-page-password',
  }),
  remove: callRef<typeof import('@schemas/editor/calls/editor/remove-page-password').call>({
    method: 'POST',
    path: '/api/editor/remove-page-password',
  }),
}
