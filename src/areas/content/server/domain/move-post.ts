import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '@gateway/audit/audit'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import { cancelJob, enqueueJob } from '@gateway/jobs/enqueue-job'
import { forbidden } from '@gateway/call/refusals'
import type { PostTarget } from '@schemas/content/entities/post-states'
import { languageTexts, workTexts } from '@schemas/content/entities/post-texts'
import { missingFor, readyLocales } from '@schemas/content/rules/live-content'
import { acceptsSubmission, moveProblem } from '@schemas/content/rules/post-moves'
import { fillText } from '@schemas/layout/fill-text'
import { type Locale, locales as allLocales } from '@schemas/layout/locale'
import { notifyOfMove } from './notify-of-move'
import { publishJob, unpublishJob } from './planned-jobs'
import { postVersion } from '../tables'
import { isOnlyManager, type PostAuthor } from './author-of-post'
import { forgetPages, type PostRow } from './live-row'
import { postMessages } from './messages'
import { plannedEnd } from './planned-end'
import { publishVersion, takeOffline } from './publish-post'
import { stateOf } from './post-state'
import { versionContent } from './versions'

export type Move = {
  row: PostRow
  author: PostAuthor
  draftNo: number
  to: PostTarget
  locales?: readonly Locale[] | undefined
  at?: Date | undefined
  until?: Date | undefined
  note?: string | undefined
  isChange?: boolean | undefined
}

/** Moves a locked post as `postMoves` says; throws the caller's error where it does not. */
export async function movePost(db: Db, move: Move, locale: Locale): Promise<void> {
  const { row, author, to } = move
  await refuseMove(db, move, locale)
  const set = await moves[to](db, move, locale)
  await db
    .update(post)
    .set({ ...set, version: sql`${post.version} + 1`, updatedAt: sql`now()` })
    .where(eq(post.id, row.id))
  if (changesReading.includes(to)) await forgetPages(db)
  await notifyOfMove(db, { row, to, by: author.id, note: move.note })
  await recordAudit(db, {
    site: row.siteId,
    person: author.id,
    action: 'post-move',
    subject: `post:${row.id}`,
    before: { live: row.live, work: row.work },
    after: {
      to,
      draft: row.draftNo,
      ...(move.locales ? { locales: move.locales } : {}),
      ...(move.at ? { at: move.at.toISOString() } : {}),
      ...(move.until ? { until: move.until.toISOString() } : {}),
    },
  })
}

const changesReading: readonly PostTarget[] = ['live', 'unpublished', 'archived', 'trashed']

async function refuseMove(db: Db, { row, author, draftNo, to }: Move, locale: Locale): Promise<void> {
  const state = stateOf(row)
  const problem = moveProblem(state, to, author.mover)
  if (problem === 'role') throw forbidden(locale)
  if (problem) {
    if (state.isTrashed) throw new CallError('in_trash', postMessages.inTrash[locale])
    throw new CallError('conflict', fillText(postMessages.noLonger[locale], { state: expectedState(to, locale) }))
  }
  if (draftNo !== row.draftNo) throw new CallError('stale_version', postMessages.stale[locale])
  if (acceptsSubmission(state, to) && row.submittedBy === author.id && !(await isOnlyManager(db)))
    throw new CallError('forbidden', postMessages.ownSubmission[locale])
}

/** The state that a move expects, as its message names it. */
function expectedState(to: PostTarget, locale: Locale): string {
  if (to === 'unpublished' || to === 'archived') return workTexts.clean[locale]
  if (to === 'restored') return { en: 'in the trash', th: 'อยู่ในถังขยะ' }[locale]
  return workTexts[to === 'returned' || to === 'approved' || to === 'draft' ? 'in_review' : 'draft'][locale]
}

type Change = Partial<typeof post.$inferInsert>
type Step = (db: Db, move: Move, locale: Locale) => Promise<Change>

const unscheduled = { frozenNo: null, frozenLocales: [], frozenUntil: null, publishAt: null } satisfies Change

const moves: Readonly<Record<PostTarget, Step>> = {
  in_review: async (db, { row, author }) => {
    await db
      .update(postVersion)
      .set({ kind: 'submitted' })
      .where(and(eq(postVersion.postId, row.id), eq(postVersion.no, row.draftNo), eq(postVersion.kind, 'auto')))
    return { work: 'in_review', submittedBy: author.id, reviewNote: null }
  },
  returned: (_db, { note, author }, locale) => {
    if (!note?.trim()) throw new CallError('invalid_input', postMessages.needsNote[locale])
    return Promise.resolve({ work: 'returned', reviewNote: note.trim(), reviewerId: author.id })
  },
  approved: (_db, { row, author }) =>
    Promise.resolve({ work: 'approved', approvedNo: row.draftNo, reviewerId: author.id, reviewNote: null }),
  draft: async (db, { row }) => {
    await cancelJob(db, publishJob, row.id)
    return { work: 'draft', approvedNo: null, ...unscheduled }
  },
  scheduled: async (db, { row, locales, at, until }, locale) => {
    if (!at || at.getTime() <= Date.now()) throw new CallError('invalid_request', postMessages.past[locale])
    if (until && until <= at) throw new CallError('invalid_request', postMessages.endsFirst[locale])
    const chosen = await chosenLocales(db, row, locales, locale)
    await enqueueJob(db, publishJob, { site: row.siteId, input: { post: row.id }, key: row.id, runAt: at })
    return {
      work: 'scheduled',
      frozenNo: row.draftNo,
      frozenLocales: chosen,
      frozenUntil: until ?? null,
      publishAt: at,
      approvedNo: null,
    }
  },
  live: async (db, { row, author, locales, until, isChange }, locale) => {
    if (until && until.getTime() <= Date.now()) throw new CallError('invalid_request', postMessages.past[locale])
    const chosen = await chosenLocales(db, row, locales, locale)
    // Of two who publish at once, the second finds nothing left to publish.
    if (row.work === 'clean' && row.live === 'live' && chosen.every((each) => row.liveLocales.includes(each)))
      throw new CallError('conflict', fillText(postMessages.noLonger[locale], { state: workTexts.draft[locale] }))
    await cancelJob(db, publishJob, row.id)
    const published = await publishVersion(db, { row, no: row.draftNo, locales: chosen, by: author.id, at: new Date() })
    const end = until ?? plannedEnd(row)
    if (end) await enqueueJob(db, unpublishJob, { site: row.siteId, input: { post: row.id }, key: row.id, runAt: end })
    return {
      ...published,
      ...unscheduled,
      approvedNo: null,
      reviewNote: null,
      submittedBy: null,
      unpublishAt: end ?? null,
      ...(isChange && row.firstPublishedAt ? { changedAt: new Date() } : {}),
    }
  },
  unpublished: async (db, { row, locales }, locale) => {
    const gone = locales?.length ? locales : row.liveLocales
    const stranger = gone.find((each) => !row.liveLocales.includes(each))
    if (stranger)
      throw new CallError(
        'unprocessable',
        fillText(postMessages.notLive[locale], { language: languageTexts[stranger][locale] }),
      )
    return takeOffline(db, row, gone)
  },
  archived: async (db, { row }) => {
    await cancelJob(db, unpublishJob, row.id)
    return { live: 'archived', unpublishAt: null }
  },
  trashed: async (db, { row }) => {
    await cancelJob(db, publishJob, row.id)
    await cancelJob(db, unpublishJob, row.id)
    return {
      trashedAt: new Date(),
      unpublishAt: null,
      // What comes back from the trash is not shown before someone publishes it.
      ...(row.live === 'never' ? {} : { live: 'unpublished' as const, liveLocales: [] }),
      ...(row.work === 'scheduled' || row.work === 'approved' ? { work: 'draft' as const, approvedNo: null } : {}),
      ...unscheduled,
    }
  },
  restored: () => Promise.resolve({ trashedAt: null }),
}

/** The languages to publish: those named, else all that can be. Throws 422 with what one of them lacks. */
async function chosenLocales(
  db: Db,
  row: PostRow,
  named: readonly Locale[] | undefined,
  locale: Locale,
): Promise<Locale[]> {
  const content = await versionContent(db, row.id, row.draftNo)
  const chosen = named?.length ? allLocales.filter((each) => named.includes(each)) : readyLocales(content)
  for (const each of chosen.length > 0 ? chosen : allLocales) {
    const missing = missingFor(content, each)
    if (missing)
      throw new CallError(
        'unprocessable',
        fillText(postMessages.missing[missing][locale], { language: languageTexts[each][locale] }),
      )
  }
  return chosen
}
