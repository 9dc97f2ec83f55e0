import { callRef } from '@kit/call-gateway'

/**
 * Calls that pages need for pictures and files beyond those of every file screen: renditions and alternative texts.
 * Trash, restore and rename are calls of the area files.
 */
export const mediaCalls = {
  list: callRef<typeof import('@schemas/files/calls/media/list').call>({ method: 'GET', path: '/api/media/list' }),
  item: callRef<typeof import('@schemas/files/calls/media/item').call>({ method: 'GET', path: '/api/media/item/{id}' }),
  themeFiles: callRef<typeof import('@schemas/files/calls/media/theme-files').call>({
    method: 'GET',
    path: '/api/media/theme-files',
  }),
  update: callRef<typeof import('@schemas/files/calls/media/update').call>({
    method: 'POST',
    path: '/api/media/update',
  }),
  crop: callRef<typeof import('@schemas/files/calls/media/crop').call>({ method: 'POST', path: '/api/media/crop' }),
}
