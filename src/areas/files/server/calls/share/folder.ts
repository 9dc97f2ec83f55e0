import { call } from '@schemas/files/calls/share/folder'
import { handle } from '@gateway/call/handle'
import { openedFor } from '../../domain/shares/opened'
import { describeShared, listShared } from '../../domain/shares/shared-items'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { code, visit, folder, ...window } = context.input
  return context.tx(async (db) => {
    const { share, root, item, above } = await openedFor(db, context, code, visit, { item: folder })
    if (item.kind !== 'folder') throw shareError('unknown', context.locale)
    const { rows, total } = await listShared(db, item, window)
    const breadcrumbs = [...above, ...(item.id === above.at(-1)?.id ? [] : [{ id: item.id, name: item.name }])].map(
      (crumb) => ({ ...crumb, id: crumb.id === root.id ? share.code : crumb.id }),
    )
    return {
      items: await describeShared(db, { share, root, visit }, rows),
      total,
      folder: { id: item.id === root.id ? share.code : item.id, name: item.name, crumbs: breadcrumbs },
    }
  })
})
