import { callRef } from '@kit/call-gateway'

/**
 * Calls that pages need for pictures and files beyond those of every file screen: renditions and alternative texts.
 * Trash, restore and rename are `kit/files` calls.
 */
export const mediaCalls = {
  list: callRef<typeof import('@schemas/api/media/list').call>({ method: 'GET', path: '/api/media/list' }),
  item: callRef<typeof import('@schemas/api/media/item').call>({ method: 'GET', path: '/api/media/item/{id}' }),
  themeFiles: callRef<typeof import('@schemas/api/media/theme-files').call>({
    method: 'GET',
    path: '/api/media/theme-files',
  }),
  update: callRef<typeof import('@schemas/api/media/update').call>({ method: 'POST', path: '/api/media/update' }),
  crop: callRef<typeof import('@schemas/api/media/crop').call>({ method: 'POST', path: '/api/media/crop' }),
}
