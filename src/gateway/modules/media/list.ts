import { call } from '@schemas/api/media/list'
import type { MediaKind } from '@schemas/entities/media-item'
import { decodeCursor, encodeCursor } from '../../db/cursor'
import { handle } from '../../http/handle'
import { describeItem, findItems } from '../../media/item-rows'

export const handler = handle(call, async ({ input, tx, locale }) => {
  const { q, kinds, trashed, cursor, limit } = input
  const from = cursor === undefined ? undefined : decodeCursor(cursor)
  const rows = await tx((db) => findItems(db, { q, kinds: kinds?.split(',') as MediaKind[] | undefined, isTrashed: trashed, from, limit: limit + 1 }))
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map((row) => describeItem(row, locale)), ...(last ? { next: encodeCursor({ at: last.createdAt, id: last.id }) } : {}) }
})
