import type { call as itemContract } from '@schemas/files/calls/files/item'
import type { call as linkContract } from '@schemas/files/calls/files/link'
import type { call as listContract } from '@schemas/files/calls/files/list'
import type { call as saveContract } from '@schemas/files/calls/files/save'
import type { call as savedContract } from '@schemas/files/calls/files/saved'
import type { call as zipContract } from '@schemas/files/calls/files/zip'
import type { OutputOf } from '@schemas/call'
import type { Drive, FileItem, Placed, Placing, StorageUse } from '@schemas/files/entities/file-item'
import { callGateway } from '@kit/call-gateway'
import {
  copyCall,
  deleteCall,
  emptyTrashCall,
  itemCall,
  linkCall,
  listCall,
  moveCall,
  newFolderCall,
  purgeCall,
  renameCall,
  restoreCall,
  saveCall,
  savedCall,
  seekCall,
  setModeCall,
  trashCall,
  usageCall,
  zipCall,
} from './calls'

export type SortKey = 'name' | 'size' | 'changed' | 'kind'
export type ListQuery = {
  /** A folder's id or a root's name. */ parent: string
  isTrash: boolean
  sort: SortKey
  direction: 'up' | 'down'
  /** Names of kinds; all when empty. */ kinds: readonly string[]
  /** Search text; a search also covers subfolders. */ searchText: string
}
export type Listed = OutputOf<typeof listContract>
export type FolderInfo = Listed['folder']
export type ItemDetails = OutputOf<typeof itemContract>
export type FileLink = OutputOf<typeof linkContract>
export type ZipLink = OutputOf<typeof zipContract>
export type SaveLink = Pick<OutputOf<typeof saveContract>, 'address' | 'name' | 'isFollowed'>
export type SavedState = OutputOf<typeof savedContract>['state']

/** Everything the file screens request. On pages the gateway answers; examples answer themselves. */
export type FilesClient = {
  list: (query: ListQuery, offset: number, limit: number, signal?: AbortSignal) => Promise<Listed>
  /** Index of the next name with this prefix, from an index on and then from the start; null when there is none. */
  seek: (query: ListQuery, starts: string, from: number) => Promise<number | null>
  item: (id: string) => Promise<ItemDetails>
  usage: (drive: Drive) => Promise<StorageUse>
  /** Address for viewing. */
  link: (id: string) => Promise<FileLink>
  /** Address for a native browser download. */
  save: (id: string) => Promise<SaveLink>
  /** State of a download by its address, also of a zip. */
  saved: (address: string, signal?: AbortSignal) => Promise<SavedState>
  /** All items as one zip. */
  zip: (ids: string[]) => Promise<ZipLink>
  newFolder: (name: string, parent: string, parentName: string) => Promise<{ id: string }>
  rename: (id: string, name: string) => Promise<{ name: string }>
  move: (placing: Placing) => Promise<Placed>
  copy: (placing: Placing) => Promise<Placed>
  /** Moves one item to the trash; refused when its type has changed. */
  remove: (item: Pick<FileItem, '_id' | 'type'>) => Promise<unknown>
  trash: (ids: string[]) => Promise<unknown>
  restore: (ids: string[]) => Promise<{ items: FileItem[] }>
  purge: (ids: string[]) => Promise<unknown>
  emptyTrash: (drive: Drive) => Promise<{ removed: number }>
  setMode: (id: string, mode: 'private' | 'public') => Promise<FileItem>
}

/** The site's own gateway, with the person's session. */
export const gatewayClient: FilesClient = {
  list: ({ parent, isTrash, sort, direction, kinds, searchText }, offset, limit, signal) =>
    callGateway(
      listCall,
      {
        parent,
        sort,
        direction,
        offset,
        limit,
        ...(isTrash ? { trashed: 'true' } : {}),
        ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}),
        ...(searchText ? { q: searchText } : {}),
      },
      signal,
    ),
  seek: async ({ parent, sort, direction, kinds, searchText }, starts, from) =>
    (
      await callGateway(seekCall, {
        parent,
        sort,
        direction,
        starts,
        from,
        ...(kinds.length > 0 ? { kinds: kinds.join(',') } : {}),
        ...(searchText ? { q: searchText } : {}),
      })
    ).index,
  item: (id) => callGateway(itemCall, { id }),
  usage: (drive) => callGateway(usageCall, { drive }),
  link: (id) => callGateway(linkCall, { id, for: 'preview' }),
  save: (id) => callGateway(saveCall, { id }),
  saved: async (address, signal) =>
    (await callGateway(savedCall, { ticket: address.split('/').at(-1) ?? '' }, signal)).state,
  zip: (ids) => callGateway(zipCall, { ids }),
  newFolder: async (name, parent, parentName) => ({
    id: (await callGateway(newFolderCall, { name, parent, parentName })).folderID,
  }),
  rename: (id, name) => callGateway(renameCall, { itemId: id, newName: name }),
  move: (placing) => callGateway(moveCall, placing),
  copy: (placing) => callGateway(copyCall, placing),
  remove: ({ _id, type }) => callGateway(deleteCall, { itemId: _id, type }),
  trash: (ids) => callGateway(trashCall, { ids }),
  restore: (ids) => callGateway(restoreCall, { ids }),
  purge: (ids) => callGateway(purgeCall, { ids }),
  emptyTrash: (drive) => callGateway(emptyTrashCall, { drive }),
  setMode: (id, mode) => callGateway(setModeCall, { id, mode }),
}
