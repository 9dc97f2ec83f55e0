import { callRef } from '@kit/call-gateway'

/** The calls to export and import documents. */
export const transferCalls = {
  exportDocuments: callRef<typeof import('@schemas/editor/calls/transfer/export-documents').call>({
    method: 'POST',
    path: '/api/transfer/export-documents',
  }),
  exportSite: callRef<typeof import('@schemas/editor/calls/transfer/export-site').call>({
    method: 'POST',
    path: '/api/transfer/export-site',
  }),
  preview: callRef<typeof import('@schemas/editor/calls/transfer/preview-import').call>({
    method: 'POST',
    path: '/api/transfer/preview-import',
  }),
  bring: callRef<typeof import('@schemas/editor/calls/transfer/bring-upload').call>({
    method: 'POST',
    path: '/api/transfer/bring-upload',
  }),
  run: callRef<typeof import('@schemas/editor/calls/transfer/import').call>({
    method: 'POST',
    path: '/api/transfer/import',
  }),
  imports: callRef<typeof import('@schemas/editor/calls/transfer/imports').call>({
    method: 'GET',
    path: '/api/transfer/imports',
  }),
  undo: callRef<typeof import('@schemas/editor/calls/transfer/undo-import').call>({
    method: 'POST',
    path: '/api/transfer/undo-import',
  }),
}
