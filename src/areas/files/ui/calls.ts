import { callRef } from '@kit/call-gateway'

export const listCall = callRef<typeof import('@schemas/files/calls/files/list').call>({
  method: 'GET',
  path: '/api/files/list',
})
export const itemCall = callRef<typeof import('@schemas/files/calls/files/item').call>({
  method: 'GET',
  path: '/api/files/item/{id}',
})
export const usageCall = callRef<typeof import('@schemas/files/calls/files/usage').call>({
  method: 'GET',
  path: '/api/files/usage',
})
export const linkCall = callRef<typeof import('@schemas/files/calls/files/link').call>({
  method: 'POST',
  path: '/api/files/link',
})
export const saveCall = callRef<typeof import('@schemas/files/calls/files/save').call>({
  method: 'POST',
  path: '/api/files/save',
})
export const savedCall = callRef<typeof import('@schemas/files/calls/files/saved').call>({
  method: 'GET',
  path: '/api/files/saved/{ticket}',
})
export const seekCall = callRef<typeof import('@schemas/files/calls/files/seek').call>({
  method: 'GET',
  path: '/api/files/seek',
})
export const zipCall = callRef<typeof import('@schemas/files/calls/files/zip').call>({
  method: 'POST',
  path: '/api/files/zip',
})
export const moveCall = callRef<typeof import('@schemas/files/calls/files/move').call>({
  method: 'POST',
  path: '/api/files/move',
})
export const copyCall = callRef<typeof import('@schemas/files/calls/files/copy').call>({
  method: 'POST',
  path: '/api/files/copy',
})
export const trashCall = callRef<typeof import('@schemas/files/calls/files/trash').call>({
  method: 'POST',
  path: '/api/files/trash',
})
export const restoreCall = callRef<typeof import('@schemas/files/calls/files/restore').call>({
  method: 'POST',
  path: '/api/files/restore',
})
export const purgeCall = callRef<typeof import('@schemas/files/calls/files/purge').call>({
  method: 'POST',
  path: '/api/files/purge',
})
export const emptyTrashCall = callRef<typeof import('@schemas/files/calls/files/empty-trash').call>({
  method: 'POST',
  path: '/api/files/empty-trash',
})
export const setModeCall = callRef<typeof import('@schemas/files/calls/files/set-mode').call>({
  method: 'POST',
  path: '/api/files/set-mode',
})
export const deleteCall = callRef<typeof import('@schemas/files/calls/filemanager/delete').call>({
  method: 'POST',
  path: '/filemanager/delete',
  query: ['key'],
})
export const newFolderCall = callRef<typeof import('@schemas/files/calls/filemanager/new-folder').call>({
  method: 'POST',
  path: '/filemanager/new_folder',
  query: ['key'],
})
export const renameCall = callRef<typeof import('@schemas/files/calls/filemanager/rename').call>({
  method: 'POST',
  path: '/filemanager/rename',
  query: ['key'],
})
