import { callRef } from '@kit/call-gateway'

/** A separate file, so that opening a page does not load it. */
export const contactCalls = {
  read: callRef<typeof import('@schemas/api/editor/contact').call>({ method: 'GET', path: '/api/editor/contact' }),
  set: callRef<typeof import('@schemas/api/editor/set-contact').call>({
    method: 'POST',
    path: '/api/editor/set-contact',
  }),
}
