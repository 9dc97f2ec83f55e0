import { call } from '@schemas/files/calls/files/seek'
import type { FileKind } from '@schemas/files/entities/file-item'
import { checkRoot, findPlace, isDrive, viewerOf } from '@gateway/files/access'
import { seekName } from '@gateway/files/list-items'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { parent, kinds, ...wanted } = context.input
  const viewer = viewerOf(context)
  if (isDrive(parent)) checkRoot(context, parent)
  const index = await context.tx(async (db) => {
    const place = await findPlace({ db, viewer, locale: context.locale }, parent)
    return seekName(db, viewer, place, { ...wanted, kinds: kinds?.split(',') as (FileKind | 'folder')[] | undefined })
  })
  return { index: index ?? null }
})
