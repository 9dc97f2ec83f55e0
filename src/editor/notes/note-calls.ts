import { callRef } from '@kit/call-gateway'

/** Of notes alone: whoever opens a page needs none of them. */
export const noteCalls = {
  read: callRef<typeof import('@schemas/api/editor/notes').call>({ method: 'GET', path: '/api/editor/notes' }),
  write: callRef<typeof import('@schemas/api/editor/write-note').call>({ method: 'POST', path: '/api/editor/write-note' }),
  set: callRef<typeof import('@schemas/api/editor/set-note').call>({ method: 'POST', path: '/api/editor/set-note' }),
}
