import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { CallError } from '@gateway/errors/call-error'
import type { PostChanges, PostContent } from '@schemas/content/entities/post-content'
import type { VersionKind } from '@schemas/content/entities/post-states'
import { isSame } from '@schemas/content/rules/content-fields'
import { type FieldConflict, mergeContent, withChanges } from '@schemas/content/rules/merge-content'
import { mayEdit, workAfterEdit } from '@schemas/content/rules/post-moves'
import type { Locale } from '@schemas/layout/locale'
import { postVersion } from '../tables'
import type { PostAuthor } from './author-of-post'
import type { PostRow } from './live-row'
import { postMessages } from './messages'
import { stateOf } from './post-state'
import { findVersion, versionContent } from './versions'

/** Automatic saves of one person within this time count as one version (minutes). */
const autosaveMinutes = 10

type Save = {
  row: PostRow
  author: PostAuthor
  draftNo: number
  changes: PostChanges
  /** A version to start from, instead of the newest one. */
  restores?: number | undefined
  name?: string | undefined
}
type Saved = { draftNo: number; merged: boolean; conflicts: FieldConflict[] }

/** Saves changes that were made to version `draftNo` as the newest one, combined with what others saved meanwhile. */
export async function saveDraft(
  db: Db,
  { row, author, draftNo, changes, restores, name }: Save,
  locale: Locale,
): Promise<Saved> {
  refuseEdit(row, author, locale)
  if (restores !== undefined) {
    // What others saved meanwhile would be lost without being seen.
    if (draftNo !== row.draftNo) throw new CallError('stale_version', postMessages.stale[locale])
    const old = await findVersion(db, row.id, restores)
    if (!old) throw new CallError('not_found', postMessages.noVersion[locale])
    const content = withChanges(old.content, changes)
    const no = await addVersion(db, { row, content, by: author.id, kind: 'restored', name })
    return { draftNo: no, merged: false, conflicts: [] }
  }
  const stored = await versionContent(db, row.id, row.draftNo)
  const base = draftNo === row.draftNo ? stored : (await findVersion(db, row.id, draftNo))?.content
  if (!base) throw new CallError('stale_version', postMessages.stale[locale])
  const { content, merged, conflicts } = mergeContent(base, stored, withChanges(base, changes))
  // A save that arrives twice makes no second version.
  const isNew = name !== undefined || !isSame(content, stored)
  const no = isNew
    ? await addVersion(db, { row, content, by: author.id, kind: name === undefined ? 'auto' : 'named', name })
    : row.draftNo
  return { draftNo: no, merged, conflicts }
}

/** Throws unless this person may edit the post in its state. */
export function refuseEdit(row: PostRow, author: PostAuthor, locale: Locale): void {
  const state = stateOf(row)
  if (mayEdit(state, author.mover)) return
  if (state.isTrashed) throw new CallError('in_trash', postMessages.inTrash[locale])
  throw new CallError('forbidden', postMessages[state.work === 'in_review' ? 'inReview' : 'waits'][locale])
}

type NewVersion = {
  row: PostRow
  content: PostContent
  by: string | null
  kind: VersionKind
  name?: string | undefined
}

/** Adds a version as the newest draft; its number has never been used. */
export async function addVersion(db: Db, { row, content, by, kind, name }: NewVersion): Promise<number> {
  const no = row.draftNo + 1
  const last = await findVersion(db, row.id, row.draftNo)
  const continues =
    kind === 'auto' &&
    last?.kind === 'auto' &&
    last.byId === by &&
    last.beganAt.getTime() > Date.now() - autosaveMinutes * 60_000 &&
    ![row.liveNo, row.frozenNo, row.approvedNo].includes(last.no)
  if (continues)
    await db
      .update(postVersion)
      .set({ supersededAt: sql`now()` })
      .where(and(eq(postVersion.postId, row.id), eq(postVersion.no, last.no)))
  await db.insert(postVersion).values({
    siteId: row.siteId,
    postId: row.id,
    no,
    content,
    kind,
    name: name ?? null,
    byId: by,
    ...(continues ? { beganAt: last.beganAt } : {}),
  })
  await db
    .update(post)
    .set({
      draftNo: no,
      draftTitle: content.title,
      work: workAfterEdit(row.work),
      // Approval is for one version.
      approvedNo: row.work === 'approved' ? null : row.approvedNo,
      version: sql`${post.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(post.id, row.id))
  return no
}
