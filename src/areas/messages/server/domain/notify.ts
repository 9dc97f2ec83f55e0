import type { Db } from '@gateway/db/open'
import { writeMessage } from './write-message'

type Notice = {
  site: string
  person: string
  /** The message in both languages. */
  message: { th: string; en: string }
  /** The page of the site it is about. */
  link?: string
  at?: Date
}

/**
 * Sends a person a notice in the site's name, in the transaction that causes it: it appears among their messages on
 * commit.
 */
export async function notify(tx: Db, { site, person, message, link, at }: Notice): Promise<void> {
  await writeMessage(
    tx,
    { site, kind: 'notices', members: [person] },
    { author: null, body: message.th, text: message, ...(link ? { link } : {}), ...(at ? { at } : {}) },
  )
}
