import { and, eq, sql } from 'drizzle-orm'
import type { UploadState } from '@schemas/entities/file-item'
import type { Db } from '../db/open'
import { shareAccess } from '../db/share-tables'
import { upload } from '../db/tables'
import type { FileContext } from '../files/file-operation'
import { describeUpload, matchesUpload, type UploadRow } from '../files/find-upload'
import { fileError } from '../files/messages'
import { noteAccess } from './access-log'
import { openedFor } from './opened'
import { itemsWithin, type OpenedShare } from './open-share'
import { shareError } from './messages'

/**
 * The call as whose folder it is would make it, for the one thing that the link allows: putting files in. They are that person's from then
 * on, and count towards that person's room. Pages show what lies in the media library, so that visitors put nothing there. Throws CallError.
 */
export async function guestUpload(
  context: FileContext,
  { code, visit, folder }: { code: string; visit?: string | undefined; folder?: string | undefined },
): Promise<{ opened: OpenedShare; as: FileContext }> {
  const opened = await context.tx((db) => openedFor(db, context, code, visit, { item: folder, needs: 'create' }))
  const { root, share, item } = opened
  const owner = root.ownerId ?? share.madeBy
  if (root.drive === 'media' || item.kind !== 'folder' || owner === null) throw shareError('notAllowed', context.locale)
  const person = { id: owner, sessionId: '', firstname: '', lastname: '', email: '', locale: context.locale }
  const link = { label: share.label, making: (db: Db, name: string) => noteFolder(db, context, share.id, name) }
  return { opened, as: { ...context, isPublic: false, session: { role: 'user', person }, link } }
}

/** Folders weigh nothing, so that no room bounds them: as many may be made by one link in a day. */
export const maxFoldersADay = 1000

/** Writes a folder that a visitor makes into the link's log. Throws CallError when there were too many. */
async function noteFolder(db: Db, context: FileContext, shareId: string, name: string): Promise<void> {
  const [made] = await db
    .select({ count: sql<string>`coalesce(sum(${shareAccess.times}), 0)` })
    .from(shareAccess)
    .where(
      and(
        eq(shareAccess.shareId, shareId),
        eq(shareAccess.act, 'folder'),
        sql`${shareAccess.at} > now() - interval '1 day'`,
      ),
    )
  if (Number(made?.count ?? 0) >= maxFoldersADay) throw shareError('tooManyFolders', context.locale)
  await noteAccess(db, context, { share: shareId, act: 'folder', name })
}

/** That an upload was begun by this link. Throws CallError. */
export async function checkUpload(
  db: Db,
  { share }: Pick<OpenedShare, 'share'>,
  id: string,
  locale: FileContext['locale'],
): Promise<void> {
  const [found] = await db
    .select({ id: upload.id })
    .from(upload)
    .where(and(matchesUpload(id), eq(upload.shareId, share.id)))
  if (!found) throw fileError('noUpload', locale)
}

/** The file that an upload has become, for who did not hear of it: it has its upload's id, which its sender alone knows, and lies in the share. */
export async function arrivedBefore(
  db: Db,
  opened: OpenedShare,
  id: string,
): Promise<{ name: string; size: number } | undefined> {
  const [row] = await itemsWithin(db, opened, [id])
  return row?.kind === 'file' ? { name: row.name, size: row.size ?? 0 } : undefined
}

/** As a visitor sees it: where it lies is told by the link's code, or by an id within it. */
export function describeGuestUpload(
  { root, share }: Pick<OpenedShare, 'root' | 'share'>,
  row: UploadRow,
  parts?: UploadState['parts'],
): UploadState {
  return {
    ...describeUpload(row, parts),
    parent: row.parentId === null || row.parentId === root.id ? share.code : row.parentId,
  }
}
