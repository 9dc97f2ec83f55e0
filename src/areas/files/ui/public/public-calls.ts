import { call as documentCall } from '@client/files/calls/filemanager/document'
import { call as download } from '@client/files/calls/filemanager/download'
import { call as listParent } from '@client/files/calls/filemanager/list-parent'
import { call as search } from '@client/files/calls/filemanager/search'

/** Public access mode: whatever anyone may read by the site's public token, regardless of who is signed in. */
export const publicCalls = {
  list: { ...listParent, mode: 'public' as const },
  search: { ...search, mode: 'public' as const },
  document: { ...documentCall, mode: 'public' as const },
  download: { ...download, mode: 'public' as const },
}
