import { call } from '@schemas/files/calls/files/list'
import type { FileKind } from '@schemas/files/entities/file-item'
import { checkRoot, findPlace, isDrive, mayAdd, mayChange, viewerOf } from '@gateway/files/access'
import { answerDescribed } from '@gateway/files/answer'
import { readAround } from '@gateway/files/describe'
import { listItems, listTrash } from '@gateway/files/list-items'
import { ancestorsOf } from '@gateway/files/tree'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { parent, trashed, sort, direction, q, offset, limit } = context.input
  const viewer = viewerOf(context)
  if (isDrive(parent)) checkRoot(context, parent)
  const kinds = context.input.kinds?.split(',') as (FileKind | 'folder')[] | undefined
  const { place, above, total, described } = await context.tx(async (db) => {
    const found = await findPlace({ db, viewer, locale: context.locale }, parent)
    const wanted = { kinds, q, offset, limit, sort, direction }
    const list = trashed ? await listTrash(db, viewer, found, wanted) : await listItems(db, viewer, found, wanted)
    return {
      place: found,
      above: await ancestorsOf(db, found.parentId),
      total: list.total,
      described: await readAround(db, list.rows),
    }
  })
  const { drive, row } = place
  return {
    items: await answerDescribed(context, described),
    total,
    folder: {
      id: row?.id ?? drive,
      drive,
      name: row?.name ?? '',
      crumbs: [{ id: drive, name: '' }, ...above],
      can: { add: mayAdd(viewer, drive), change: row !== undefined && mayChange(viewer, row) },
    },
  }
})
