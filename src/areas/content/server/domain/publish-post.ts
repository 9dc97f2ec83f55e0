import type { Db } from '@gateway/db/open'
import { and, eq } from 'drizzle-orm'
import type { post } from '@gateway/db/post-tables'
import { cancelJob } from '@gateway/jobs/enqueue-job'
import { inLocales, isPublishedWhole, publishLocales } from '@schemas/content/rules/live-content'
import type { Locale } from '@schemas/layout/locale'
import { unpublishJob } from './planned-jobs'
import { postVersion } from '../tables'
import { liveColumns, type PostRow } from './live-row'
import { versionContent } from './versions'

type Change = Partial<typeof post.$inferInsert>
type Publication = { row: PostRow; no: number; locales: readonly Locale[]; by: string | null; at: Date }

/**
 * What a post's row becomes when languages of a version go live. Other live languages stay as they are: where their
 * texts differ from the version's, what is live is a version of its own.
 */
export async function publishVersion(db: Db, { row, no, locales, by, at }: Publication): Promise<Change> {
  const version = await versionContent(db, row.id, no)
  // Languages of an unpublished post come back only when they are published.
  const before =
    row.liveNo === null || (row.live !== 'live' && row.live !== 'archived')
      ? undefined
      : { content: inLocales(await versionContent(db, row.id, row.liveNo), row.liveLocales), locales: row.liveLocales }
  const live = publishLocales(before, version, locales)
  const whole = isPublishedWhole(live, version)
  const draft = no === row.draftNo ? version : await versionContent(db, row.id, row.draftNo)
  const isClean = isPublishedWhole(live, draft)
  let { draftNo } = row
  let liveNo = no
  if (whole)
    await db
      .update(postVersion)
      .set({ kind: 'published' })
      .where(and(eq(postVersion.postId, row.id), eq(postVersion.no, no)))
  else {
    // Texts of two versions: a version of its own, below a copy of the draft, which stays the newest one.
    const add = (next: number, content: typeof version, kind: 'published' | 'auto') =>
      db.insert(postVersion).values({ siteId: row.siteId, postId: row.id, no: next, content, kind, byId: by })
    liveNo = row.draftNo + 1
    draftNo = row.draftNo + 2
    await add(liveNo, live.content, 'published')
    await add(draftNo, draft, 'auto')
  }
  return {
    ...(await liveColumns(db, live.content)),
    live: 'live',
    liveNo,
    liveLocales: live.locales,
    draftNo,
    work: isClean ? 'clean' : 'draft',
    ...(row.firstPublishedAt ? {} : { firstPublishedAt: at, publishedAt: at }),
  }
}

/** What a post's row becomes when languages are no longer shown; without any left, it is unpublished. */
export async function takeOffline(db: Db, row: PostRow, gone: readonly Locale[]): Promise<Change> {
  const left = row.liveLocales.filter((locale) => !gone.includes(locale))
  if (left.length === 0) {
    await cancelJob(db, unpublishJob, row.id)
    return { live: 'unpublished', liveLocales: [], unpublishAt: null }
  }
  const content = inLocales(await versionContent(db, row.id, row.liveNo ?? row.draftNo), left)
  return { ...(await liveColumns(db, content)), liveLocales: left }
}
