import { callRef } from '@kit/call-gateway'

export const structureCall = callRef<typeof import('@schemas/api/filemanager/folder-structure').call>({
  method: 'GET',
  path: '/filemanager/folder_structure',
})
export const newFolderCall = callRef<typeof import('@schemas/api/filemanager/new-folder').call>({
  method: 'POST',
  path: '/filemanager/new_folder',
  query: ['key'],
})
export const listCall = callRef<typeof import('@schemas/api/files/list').call>({
  method: 'GET',
  path: '/api/files/list',
})
export const usageCall = callRef<typeof import('@schemas/api/files/usage').call>({
  method: 'GET',
  path: '/api/files/usage',
})
