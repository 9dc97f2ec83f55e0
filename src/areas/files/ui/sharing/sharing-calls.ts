import { callRef } from '@kit/call-gateway'

export const ofItemCall = callRef<typeof import('@schemas/files/calls/share/of-item').call>({
  method: 'GET',
  path: '/api/share/of-item/{itemId}',
})
export const setShareCall = callRef<typeof import('@schemas/files/calls/filemanager/share').call>({
  method: 'POST',
  path: '/filemanager/share',
  query: ['key'],
})
export const resetCall = callRef<typeof import('@schemas/files/calls/share/reset').call>({
  method: 'POST',
  path: '/api/share/reset',
})
export const revokeCall = callRef<typeof import('@schemas/files/calls/share/revoke').call>({
  method: 'POST',
  path: '/api/share/revoke',
})
export const logCall = callRef<typeof import('@schemas/files/calls/share/log').call>({
  method: 'GET',
  path: '/api/share/log/{id}',
})
export const sharesCall = callRef<typeof import('@schemas/files/calls/share/list').call>({
  method: 'GET',
  path: '/api/share/list',
})
