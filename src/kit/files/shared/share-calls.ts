import { callRef } from '../../call-gateway'

export const externalCall = callRef<typeof import('@schemas/api/filemanager/external').call>({ method: 'GET', path: '/filemanager/external' })
export const searchExternalCall = callRef<typeof import('@schemas/api/filemanager/search-external').call>({ method: 'POST', path: '/filemanager/search_external', query: ['key'] })
export const unlockCall = callRef<typeof import('@schemas/api/share/unlock').call>({ method: 'POST', path: '/api/share/unlock' })
export const folderCall = callRef<typeof import('@schemas/api/share/folder').call>({ method: 'GET', path: '/api/share/{code}/folder' })
export const linkCall = callRef<typeof import('@schemas/api/share/link').call>({ method: 'POST', path: '/api/share/link' })
export const zipCall = callRef<typeof import('@schemas/api/share/zip').call>({ method: 'POST', path: '/api/share/zip' })
