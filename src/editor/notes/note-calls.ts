import { call as notePeople } from '@client/editor/calls/editor/note-people'
import { call as notes } from '@client/editor/calls/editor/notes'
import { call as seeNotes } from '@client/editor/calls/editor/see-notes'
import { call as setNote } from '@client/editor/calls/editor/set-note'
import { call as siteNotes } from '@client/editor/calls/editor/site-notes'
import { call as writeNote } from '@client/editor/calls/editor/write-note'

/** A separate file, so that opening a page does not load the calls of notes. */
export const noteCalls = {
  read: notes,
  site: siteNotes,
  people: notePeople,
  write: writeNote,
  set: setNote,
  see: seeNotes,
}
