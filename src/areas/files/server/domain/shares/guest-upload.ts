import { and, eq, sql } from 'drizzle-orm'
import type { UploadState } from '@schemas/files/entities/file-item'
import type { Db } from '@gateway/db/open'
import { shareAccess } from '@gateway/db/share-tables'
import { upload } from '@gateway/db/item-tables'
import type { FileContext } from '@gateway/files/file-operation'
import { describeUpload, matchesUpload, type UploadRow } from '@gateway/files/find-upload'
import { fileError } from '@gateway/files/messages'
import { noteAccess } from './access-log'
import { openedFor } from './opened'
import { itemsWithin, type OpenedShare } from './open-share'
import { shareError } from './messages'

/**
 * The call as the folder's owner would make it, restricted to what the link allows: uploading. The files belong to the
 * owner and count towards their quota. The media library is shown on pages, so guests may not upload there. Throws
 * CallError.
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

/** Folders use no quota, so their number per link and day is limited. */
export const maxFoldersADay = 1000

/** Logs a folder created by a guest. Throws CallError when there were too many. */
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

/** Checks that an upload was started through this link. Throws CallError. */
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

/**
 * The file an upload has become, for a client that lost the response: it has its upload's id, which only its sender
 * knows, and is in the share.
 */
export async function arrivedBefore(
  db: Db,
  opened: OpenedShare,
  id: string,
): Promise<{ name: string; size: number } | undefined> {
  const [row] = await itemsWithin(db, opened, [id])
  return row?.kind === 'file' ? { name: row.name, size: row.size ?? 0 } : undefined
}

/** As a guest sees it: its location is the link's code, or an id within it. */
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
