import { call } from '@schemas/editor/calls/editor/contact'
import { readContact } from '@gateway/contact/read-contact'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ tx, site }) => tx((db) => readContact(db, site)))
