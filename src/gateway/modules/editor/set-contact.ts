import { call } from '@schemas/api/editor/set-contact'
import { setContact } from '../../contact/set-contact'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const kept = await given.tx((db) => setContact(db, authorOf(given), given.input))
  given.services.sites.forget()
  return kept
})
