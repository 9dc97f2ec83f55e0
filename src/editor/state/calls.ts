import { callRef } from '@kit/call-gateway'

/** The builder's calls, each named once. */
export const calls = {
  open: callRef<typeof import('@schemas/api/editor/open').call>({ method: 'GET', path: '/api/editor/document' }),
  save: callRef<typeof import('@schemas/api/editor/save').call>({ method: 'POST', path: '/api/editor/save' }),
}
