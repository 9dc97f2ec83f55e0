import { callRef } from '@kit/call-gateway'

/** Public access mode: whatever anyone may read by the site's public token, regardless of who is signed in. */
export const publicCalls = {
  list: callRef<typeof import('@schemas/files/calls/filemanager/list-parent').call>({
    method: 'POST',
    path: '/filemanager/list_parent',
    query: ['key'],
    mode: 'public',
  }),
  search: callRef<typeof import('@schemas/files/calls/filemanager/search').call>({
    method: 'POST',
    path: '/filemanager/search',
    query: ['key'],
    mode: 'public',
  }),
  document: callRef<typeof import('@schemas/files/calls/filemanager/document').call>({
    method: 'GET',
    path: '/filemanager/document/{id}',
    mode: 'public',
  }),
  download: callRef<typeof import('@schemas/files/calls/filemanager/download').call>({
    method: 'GET',
    path: '/filemanager/download/{id}',
    mode: 'public',
  }),
}
