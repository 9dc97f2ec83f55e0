import { callRef } from '@kit/call-gateway'

/** A separate file, so that opening a page does not load the calls of redirects. */
export const redirectCalls = {
  list: callRef<typeof import('@schemas/editor/calls/editor/redirects').call>({
    method: 'GET',
    path: '/api/editor/redirects',
  }),
  set: callRef<typeof import('@schemas/editor/calls/editor/set-redirect').call>({
    method: 'POST',
    path: '/api/editor/set-redirect',
  }),
  remove: callRef<typeof import('@schemas/editor/calls/editor/remove-redirect').call>({
    method: 'POST',
    path: '/api/editor/remove-redirect',
  }),
  bring: callRef<typeof import('@schemas/editor/calls/editor/bring-redirects').call>({
    method: 'POST',
    path: '/api/editor/bring-redirects',
  }),
}
