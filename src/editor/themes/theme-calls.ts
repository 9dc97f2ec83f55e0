import { callRef } from '@kit/call-gateway'

/** The calls of the theme studio. */
export const themeCalls = {
  list: callRef<typeof import('@schemas/api/theme/list').call>({ method: 'GET', path: '/api/theme/list' }),
  open: callRef<typeof import('@schemas/api/theme/open').call>({ method: 'GET', path: '/api/theme/document' }),
  save: callRef<typeof import('@schemas/api/theme/save').call>({ method: 'POST', path: '/api/theme/save' }),
  create: callRef<typeof import('@schemas/api/theme/create').call>({ method: 'POST', path: '/api/theme/create' }),
  trash: callRef<typeof import('@schemas/api/theme/trash').call>({ method: 'POST', path: '/api/theme/trash' }),
  restore: callRef<typeof import('@schemas/api/theme/restore').call>({ method: 'POST', path: '/api/theme/restore' }),
  exported: callRef<typeof import('@schemas/api/theme/export').call>({ method: 'GET', path: '/api/theme/export' }),
  fonts: callRef<typeof import('@schemas/api/theme/fonts').call>({ method: 'GET', path: '/api/theme/fonts' }),
  addFont: callRef<typeof import('@schemas/api/theme/add-font').call>({ method: 'POST', path: '/api/theme/add-font' }),
  updateFont: callRef<typeof import('@schemas/api/theme/update-font').call>({
    method: 'POST',
    path: '/api/theme/update-font',
  }),
  renameFamily: callRef<typeof import('@schemas/api/theme/rename-family').call>({
    method: 'POST',
    path: '/api/theme/rename-family',
  }),
  trashFont: callRef<typeof import('@schemas/api/theme/trash-font').call>({
    method: 'POST',
    path: '/api/theme/trash-font',
  }),
  restoreFont: callRef<typeof import('@schemas/api/theme/restore-font').call>({
    method: 'POST',
    path: '/api/theme/restore-font',
  }),
  imported: callRef<typeof import('@schemas/api/theme/import').call>({ method: 'POST', path: '/api/theme/import' }),
}
