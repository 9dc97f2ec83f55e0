import { call as crop } from '@client/files/calls/media/crop'
import { call as item } from '@client/files/calls/media/item'
import { call as list } from '@client/files/calls/media/list'
import { call as themeFiles } from '@client/files/calls/media/theme-files'
import { call as update } from '@client/files/calls/media/update'

/**
 * Calls that pages need for pictures and files beyond those of every file screen: renditions and alternative texts.
 * Trash, restore and rename are calls of the area files.
 */
export const mediaCalls = {
  list,
  item,
  themeFiles,
  update,
  crop,
}
