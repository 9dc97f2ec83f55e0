export { call as structureCall } from '@client/files/calls/filemanager/folder-structure'
export { call as newFolderCall } from '@client/files/calls/filemanager/new-folder'
export { call as listCall } from '@client/files/calls/files/list'
export { call as usageCall } from '@client/files/calls/files/usage'
