import { callRef } from '@kit/call-gateway'

/** Of contact details alone: whoever opens a page needs none of them. */
export const contactCalls = {
  read: callRef<typeof import('@schemas/api/editor/contact').call>({ method: 'GET', path: '/api/editor/contact' }),
  set: callRef<typeof import('@schemas/api/editor/set-contact').call>({
    method: 'POST',
    path: '/api/editor/set-contact',
  }),
}
