import { sessionTopic } from '@schemas/account/entities/session-topic'
import type { Db } from '../db/open'
import { notifyTopic } from '../updates/notify-topic'

/** Wakes the browsers of people some of whose sessions have just ended, so that their pages close. */
export async function notifySessions(tx: Db, ended: readonly { siteId: string; personId: string }[]): Promise<void> {
  for (const site of new Set(ended.map(({ siteId }) => siteId)))
    await notifyTopic(
      tx,
      site,
      sessionTopic,
      ended.filter(({ siteId }) => siteId === site).map(({ personId }) => personId),
    )
}
