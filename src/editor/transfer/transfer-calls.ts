import { call as bringUpload } from '@client/editor/calls/transfer/bring-upload'
import { call as exportDocuments } from '@client/editor/calls/transfer/export-documents'
import { call as exportSite } from '@client/editor/calls/transfer/export-site'
import { call as importCall } from '@client/editor/calls/transfer/import'
import { call as imports } from '@client/editor/calls/transfer/imports'
import { call as previewImport } from '@client/editor/calls/transfer/preview-import'
import { call as undoImport } from '@client/editor/calls/transfer/undo-import'

/** The calls to export and import documents. */
export const transferCalls = {
  exportDocuments,
  exportSite,
  preview: previewImport,
  bring: bringUpload,
  run: importCall,
  imports,
  undo: undoImport,
}
