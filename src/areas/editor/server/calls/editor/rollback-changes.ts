import { eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/rollback-changes'
import { release, site as siteTable } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { refuseRollback } from '@gateway/drafts/check-rollback'
import { differing } from '@gateway/drafts/differing'
import { liveRelease, unknownRelease } from '@gateway/drafts/release-messages'
import { rolledBackDocuments } from '@gateway/drafts/rolled-back-documents'
import { currentRelease } from '@gateway/drafts/site-documents'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const {
    tx,
    site,
    locale,
    services: { themes },
    input: { no },
  } = context
  const { current, old, madeWith } = await tx(async (db) => ({
    current: await currentRelease(db, site),
    old: (await db.select({ content: release.content }).from(release).where(eq(release.no, no)))[0],
    madeWith:
      (await db.select({ theme: siteTable.theme }).from(siteTable).where(eq(siteTable.siteId, site.id)))[0]?.theme ??
      site.theme,
  }))
  if (current.no === no) throw liveRelease(locale)
  if (!old) throw unknownRelease(locale)
  const keys = differing(current.content, old.content)
  refuseRollback(authorOf(context), current.content, old.content, keys)
  return {
    live: current.no,
    documents: rolledBackDocuments(keys, {
      site: { ...site, theme: madeWith },
      themes,
      now: current.content,
      earlier: old.content,
    }),
  }
})
