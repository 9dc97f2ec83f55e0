import { callRef } from '../../call-gateway'

/** Public access mode: whatever anyone may read by the site's public token, regardless of who is signed in. */
export const publicCalls = {
  list: callRef<typeof import('@schemas/api/filemanager/list-parent').call>({
    method: 'POST',
    path: '/filemanager/list_parent',
    query: ['key'],
    mode: 'public',
  }),
  search: callRef<typeof import('@schemas/api/filemanager/search').call>({
    method: 'POST',
    path: '/filemanager/search',
    query: ['key'],
    mode: 'public',
  }),
  document: callRef<typeof import('@schemas/api/filemanager/document').call>({
    method: 'GET',
    path: '/filemanager/document/{id}',
    mode: 'public',
  }),
  download: callRef<typeof import('@schemas/api/filemanager/download').call>({
    method: 'GET',
    path: '/filemanager/download/{id}',
    mode: 'public',
  }),
}
