import { call } from '@schemas/api/files/list'
import type { FileKind } from '@schemas/entities/file-item'
import { checkRoot, findPlace, isDrive, mayAdd, mayChange, viewerOf } from '../../files/access'
import { answerDescribed } from '../../files/answer'
import { readAround } from '../../files/describe'
import { listItems, listTrash } from '../../files/list-items'
import { ancestorsOf } from '../../files/tree'
import { handle } from '../../http/handle'

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
