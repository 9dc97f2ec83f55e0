import { documentMark, documentTopic, notesTopic } from '@schemas/editor/entities/document-topic'
import type { Db } from '../db/open'
import { notifyTopic } from '../updates/notify-topic'

/** One for the whole site. */
export const notesKey = 'all'

/** Wakes the tabs that have a document open. */
export const notifyDocument = (tx: Db, site: string, key: string): Promise<void> =>
  notifyTopic(tx, site, documentTopic, [documentMark(key)])

/** Wakes those who see the notes of a document, or of the site. */
export async function notifyNotes(tx: Db, site: string, key: string): Promise<void> {
  await notifyDocument(tx, site, key)
  await notifyTopic(tx, site, notesTopic, [notesKey])
}
