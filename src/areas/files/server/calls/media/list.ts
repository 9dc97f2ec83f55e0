import { call } from '@schemas/files/calls/media/list'
import type { MediaKind } from '@schemas/files/entities/media-item'
import { decodeCursor, encodeCursor } from '@gateway/db/cursor'
import { findLibraryPlace, viewerOf } from '@gateway/files/access'
import { handle } from '@gateway/call/handle'
import { describeItem, findItems } from '@gateway/media/item-rows'

export const handler = handle(call, async (context) => {
  const { input, tx, site, locale } = context
  const { q, kinds, trashed, unused, untold: undescribed, folder, cursor, limit } = input
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await tx(async (db) => {
    const place =
      folder === undefined ? undefined : await findLibraryPlace({ db, viewer: viewerOf(context), locale }, folder)
    return findItems(db, {
      q,
      kinds: kinds?.split(',') as MediaKind[] | undefined,
      isTrashed: trashed,
      isUnused: unused,
      undescribedIn: undescribed ? site.space.locales : undefined,
      place,
      from,
      limit: limit + 1,
    })
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => describeItem(row, locale)),
    ...(last ? { next: encodeCursor({ at: last.createdAt, id: last.id }) } : {}),
  }
})
