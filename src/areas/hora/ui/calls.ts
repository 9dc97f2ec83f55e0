import { callRef } from '@kit/call-gateway'

export const castCall = callRef<typeof import('@schemas/hora/calls/hora/cast').call>({
  method: 'POST',
  path: '/api/hora/chart',
})
export const placesCall = callRef<typeof import('@schemas/hora/calls/hora/places').call>({
  method: 'GET',
  path: '/api/hora/places',
})
export const listCall = callRef<typeof import('@schemas/hora/calls/hora/list').call>({
  method: 'GET',
  path: '/api/hora/charts',
})
export const openCall = callRef<typeof import('@schemas/hora/calls/hora/open').call>({
  method: 'GET',
  path: '/api/hora/charts/{id}',
})
export const saveCall = callRef<typeof import('@schemas/hora/calls/hora/save').call>({
  method: 'POST',
  path: '/api/hora/charts',
})
export const updateCall = callRef<typeof import('@schemas/hora/calls/hora/update').call>({
  method: 'PATCH',
  path: '/api/hora/charts/{id}',
})
export const trashCall = callRef<typeof import('@schemas/hora/calls/hora/trash').call>({
  method: 'POST',
  path: '/api/hora/charts/{id}/trash',
})
export const restoreCall = callRef<typeof import('@schemas/hora/calls/hora/restore').call>({
  method: 'POST',
  path: '/api/hora/charts/{id}/restore',
})
export const shareCall = callRef<typeof import('@schemas/hora/calls/hora/share').call>({
  method: 'POST',
  path: '/api/hora/charts/{id}/share',
  idempotent: true,
})
export const revokeCall = callRef<typeof import('@schemas/hora/calls/hora/revoke').call>({
  method: 'POST',
  path: '/api/hora/shares/{id}/revoke',
})
