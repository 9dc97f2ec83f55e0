import { callRef } from '@kit/call-gateway'

/** The calls of the theme studio, each named once. */
export const themeCalls = {
  list: callRef<typeof import('@schemas/api/theme/list').call>({ method: 'GET', path: '/api/theme/list' }),
  open: callRef<typeof import('@schemas/api/theme/open').call>({ method: 'GET', path: '/api/theme/document' }),
  save: callRef<typeof import('@schemas/api/theme/save').call>({ method: 'POST', path: '/api/theme/save' }),
  create: callRef<typeof import('@schemas/api/theme/create').call>({ method: 'POST', path: '/api/theme/create' }),
  trash: callRef<typeof import('@schemas/api/theme/trash').call>({ method: 'POST', path: '/api/theme/trash' }),
  restore: callRef<typeof import('@schemas/api/theme/restore').call>({ method: 'POST', path: '/api/theme/restore' }),
  publish: callRef<typeof import('@schemas/api/theme/publish').call>({ method: 'POST', path: '/api/theme/publish' }),
  exported: callRef<typeof import('@schemas/api/theme/export').call>({ method: 'GET', path: '/api/theme/export' }),
  imported: callRef<typeof import('@schemas/api/theme/import').call>({ method: 'POST', path: '/api/theme/import' }),
}
