import type { Db } from '../db/open'
import { writeMessage } from './write-message'

type Notice = {
  site: string
  person: string
  /** What is said, in both languages. */
  words: { th: string; en: string }
  /** A page of the site that it is about. */
  link?: string
  at?: Date
}

/** Tells a person something in the site's name, in the transaction that is its cause: it stands among their messages when that is done. */
export async function notify(tx: Db, { site, person, words, link, at }: Notice): Promise<void> {
  await writeMessage(
    tx,
    { site, kind: 'notices', members: [person] },
    { author: null, body: words.th, words, ...(link ? { link } : {}), ...(at ? { at } : {}) },
  )
}
