import { callRef } from '@kit/call-gateway'

/** The calls of the theme studio. */
export const themeCalls = {
  list: callRef<typeof import('@schemas/editor/calls/theme/list').call>({ method: 'GET', path: '/api/theme/list' }),
  open: callRef<typeof import('@schemas/editor/calls/theme/open').call>({ method: 'GET', path: '/api/theme/document' }),
  save: callRef<typeof import('@schemas/editor/calls/theme/save').call>({ method: 'POST', path: '/api/theme/save' }),
  create: callRef<typeof import('@schemas/editor/calls/theme/create').call>({
    method: 'POST',
    path: '/api/theme/create',
  }),
  trash: callRef<typeof import('@schemas/editor/calls/theme/trash').call>({ method: 'POST', path: '/api/theme/trash' }),
  restore: callRef<typeof import('@schemas/editor/calls/theme/restore').call>({
    method: 'POST',
    path: '/api/theme/restore',
  }),
  exported: callRef<typeof import('@schemas/editor/calls/theme/export').call>({
    method: 'GET',
    path: '/api/theme/export',
  }),
  fonts: callRef<typeof import('@schemas/editor/calls/theme/fonts').call>({ method: 'GET', path: '/api/theme/fonts' }),
  addFont: callRef<typeof import('@schemas/editor/calls/theme/add-font').call>({
    method: 'POST',
    path: '/api/theme/add-font',
  }),
  updateFont: callRef<typeof import('@schemas/editor/calls/theme/update-font').call>({
    method: 'POST',
    path: '/api/theme/update-font',
  }),
  renameFamily: callRef<typeof import('@schemas/editor/calls/theme/rename-family').call>({
    method: 'POST',
    path: '/api/theme/rename-family',
  }),
  trashFont: callRef<typeof import('@schemas/editor/calls/theme/trash-font').call>({
    method: 'POST',
    path: '/api/theme/trash-font',
  }),
  restoreFont: callRef<typeof import('@schemas/editor/calls/theme/restore-font').call>({
    method: 'POST',
    path: '/api/theme/restore-font',
  }),
  imported: callRef<typeof import('@schemas/editor/calls/theme/import').call>({
    method: 'POST',
    path: '/api/theme/import',
  }),
}
