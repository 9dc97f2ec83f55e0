import { callRef } from '@kit/call-gateway'

/** The calls of pictures and files, each named once. */
export const mediaCalls = {
  list: callRef<typeof import('@schemas/api/media/list').call>({ method: 'GET', path: '/api/media/list' }),
  item: callRef<typeof import('@schemas/api/media/item').call>({ method: 'GET', path: '/api/media/item/{id}' }),
  themeFiles: callRef<typeof import('@schemas/api/media/theme-files').call>({ method: 'GET', path: '/api/media/theme-files' }),
  update: callRef<typeof import('@schemas/api/media/update').call>({ method: 'POST', path: '/api/media/update' }),
  trash: callRef<typeof import('@schemas/api/media/trash').call>({ method: 'POST', path: '/api/media/trash' }),
  restore: callRef<typeof import('@schemas/api/media/restore').call>({ method: 'POST', path: '/api/media/restore' }),
  crop: callRef<typeof import('@schemas/api/media/crop').call>({ method: 'POST', path: '/api/media/crop' }),
}
