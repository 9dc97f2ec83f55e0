import { call as finish } from '@client/files/calls/attachment/finish'
import { call as link } from '@client/files/calls/attachment/link'
import { call as list } from '@client/files/calls/attachment/list'
import { call as remove } from '@client/files/calls/attachment/remove'
import { call as restore } from '@client/files/calls/attachment/restore'

/** Calls of attached files, each declared once. */
export const attachmentCalls = { finish, link, list, remove, restore }
