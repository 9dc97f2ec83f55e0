import { and, desc, eq, isNotNull, isNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { MediaItem, MediaKind } from '@schemas/files/entities/media-item'
import { itemAsset } from '@schemas/layout/item-asset'
import type { Locale } from '@schemas/layout/locale'
import type { Cursor } from '../db/cursor'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import { person } from '../db/tables'
import type { Place } from '../files/access'
import { matchesSearch } from '../files/names'
import { usedNow } from './find-uses'
import { assetOfItem, linkedOfItem } from './item-assets'

export type ItemRow = typeof item.$inferSelect & { ownerName?: string | null }

const ownerName = sql<string | null>`nullif(trim(${person.firstname} || ' ' || ${person.lastname}), '')`
const withOwner = and(eq(person.siteId, item.siteId), eq(person.id, item.ownerId))

/** A file of the media library; font files belong to the theme studio and are excluded. */
export async function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  const [found] = await db
    .select({ item, ownerName })
    .from(item)
    .leftJoin(person, withOwner)
    .where(and(eq(item.id, id), eq(item.kind, 'file'), eq(item.drive, 'media'), isNull(item.font)))
  return found && { ...found.item, ownerName: found.ownerName }
}

type Wanted = {
  kinds?: readonly MediaKind[] | undefined
  q?: string | undefined
  isTrashed: boolean
  /** Only unused items. */ isUnused?: boolean
  /** Only pictures without a description in one of these languages. */ undescribedIn?: readonly Locale[] | undefined
  /** Only items in this folder. */ place?: Pick<Place, 'parentId'> | undefined
  from?: Cursor | undefined
  limit: number
}

/**
 * Files, newest first: those of the kinds (all if none is given) whose name or description contains every search term.
 */
export async function findItems(
  db: Db,
  { kinds, q, isTrashed, isUnused, undescribedIn, place, from, limit }: Wanted,
): Promise<ItemRow[]> {
  const rows = await db
    .select({ item, ownerName })
    .from(item)
    .leftJoin(person, withOwner)
    .where(
      and(
        eq(item.kind, 'file'),
        eq(item.drive, 'media'),
        isNull(item.font),
        isTrashed ? isNotNull(item.trashedAt) : isNull(item.trashedAt),
        place && (place.parentId === null ? isNull(item.parentId) : eq(item.parentId, place.parentId)),
        kinds ? or(...kinds.map(ofKind)) : undefined,
        ...matchesSearch(q),
        isUnused ? sql`${item.id} NOT IN ${usedNow}` : undefined,
        undescribedIn &&
          and(
            isNotNull(item.renditions),
            or(...undescribedIn.map((language) => sql`coalesce(${item.alt} ->> ${language}, '') = ''`)),
          ),
        from && sql`(${item.createdAt}, ${item.id}) < (${from.at.toISOString()}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(desc(item.createdAt), desc(item.id))
    .limit(limit)
  return rows.map((row) => ({ ...row.item, ownerName: row.ownerName }))
}

function ofKind(kind: MediaKind): SQL | undefined {
  if (kind === 'picture') return isNotNull(item.renditions)
  if (kind === 'video' || kind === 'audio') return like(item.mime, `${kind}/%`)
  if (kind === 'text') return eq(item.mime, 'text/vtt')
  return and(
    isNull(item.renditions),
    not(like(item.mime, 'video/%')),
    not(like(item.mime, 'audio/%')),
    sql`${item.mime} <> 'text/vtt'`,
  )
}

function kindOf({ renditions, mime }: ItemRow): MediaKind {
  if (renditions) return 'picture'
  if (mime?.startsWith('video/')) return 'video'
  if (mime?.startsWith('audio/')) return 'audio'
  return mime === 'text/vtt' ? 'text' : 'other'
}

export function describeItem(row: ItemRow, locale: Locale): MediaItem {
  const shows = assetOfItem(row, locale)
  const leadsTo = shows ? undefined : linkedOfItem(row)
  return {
    id: row.id,
    asset: itemAsset(row.id),
    name: row.name,
    kind: kindOf(row),
    mime: row.mime ?? 'application/octet-stream',
    size: row.size ?? 0,
    ...(row.width && row.height ? { width: row.width, height: row.height } : {}),
    alt: row.alt,
    ...(row.focus ? { focus: row.focus } : {}),
    ...(row.sourceId ? { source: row.sourceId } : {}),
    ...(shows ? { shows } : {}),
    ...(leadsTo ? { leadsTo } : {}),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    ...(row.ownerName ? { createdBy: row.ownerName } : {}),
    ...(row.trashedAt ? { trashedAt: row.trashedAt.toISOString() } : {}),
  }
}

/** All objects of the item. */
export function objectsOf({ storageKey, renditions }: Pick<ItemRow, 'storageKey' | 'renditions'>): string[] {
  return [
    ...(storageKey ? [storageKey] : []),
    ...(renditions?.files.map((file) => file.key) ?? []),
    ...(renditions?.jpeg ? [renditions.jpeg] : []),
  ]
}
