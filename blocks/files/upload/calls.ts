import { callRef } from '@kit/call-gateway'

export const structureCall = callRef<typeof import('@schemas/files/calls/filemanager/folder-structure').call>({
  method: 'GET',
  path: '/filemanager/folder_structure',
})
export const newFolderCall = callRef<typeof import('@schemas/files/calls/filemanager/new-folder').call>({
  method: 'POST',
  path: '/filemanager/new_folder',
  query: ['key'],
})
export const listCall = callRef<typeof import('@schemas/files/calls/files/list').call>({
  method: 'GET',
  path: '/api/files/list',
})
export const usageCall = callRef<typeof import('@schemas/files/calls/files/usage').call>({
  method: 'GET',
  path: '/api/files/usage',
})
