import { callRef } from '@kit/call-gateway'

/** A separate file, so that opening a page does not load it. */
export const contactCalls = {
  read: callRef<typeof import('@schemas/editor/calls/editor/contact').call>({
    method: 'GET',
    path: '/api/editor/contact',
  }),
  set: callRef<typeof import('@schemas/editor/calls/editor/set-contact').call>({
    method: 'POST',
    path: '/api/editor/set-contact',
  }),
}
