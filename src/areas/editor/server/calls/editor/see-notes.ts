import { call } from '@schemas/editor/calls/editor/see-notes'
import { seeNotes } from '@gateway/drafts/notes'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input: { ids }, tx, site, session }) => {
  const { person, role } = session
  // What an impersonator views is not seen by the person.
  if (!person || person.impersonator) return { seen: 0 }
  return { seen: await tx((db) => seeNotes(db, { site: site.id, ids, person: person.id, role })) }
})
