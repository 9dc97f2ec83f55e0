import { call as addFont } from '@client/editor/calls/theme/add-font'
import { call as create } from '@client/editor/calls/theme/create'
import { call as exportCall } from '@client/editor/calls/theme/export'
import { call as fonts } from '@client/editor/calls/theme/fonts'
import { call as importCall } from '@client/editor/calls/theme/import'
import { call as list } from '@client/editor/calls/theme/list'
import { call as open } from '@client/editor/calls/theme/open'
import { call as renameFamily } from '@client/editor/calls/theme/rename-family'
import { call as restore } from '@client/editor/calls/theme/restore'
import { call as restoreFont } from '@client/editor/calls/theme/restore-font'
import { call as save } from '@client/editor/calls/theme/save'
import { call as trash } from '@client/editor/calls/theme/trash'
import { call as trashFont } from '@client/editor/calls/theme/trash-font'
import { call as updateFont } from '@client/editor/calls/theme/update-font'

/** The calls of the theme studio. */
export const themeCalls = {
  list,
  open,
  save,
  create,
  trash,
  restore,
  exported: exportCall,
  fonts,
  addFont,
  updateFont,
  renameFamily,
  trashFont,
  restoreFont,
  imported: importCall,
}
