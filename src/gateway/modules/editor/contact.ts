import { call } from '@schemas/api/editor/contact'
import { readContact } from '../../contact/read-contact'
import { handle } from '../../http/handle'

export const handler = handle(call, ({ tx, site }) => tx((db) => readContact(db, site)))
