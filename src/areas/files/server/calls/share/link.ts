import { call } from '@schemas/files/calls/share/link'
import { askReady } from '@gateway/storage/store-problem'
import { issueTicket } from '@gateway/files/tickets'
import { handle } from '@gateway/call/handle'
import { noteAccess } from '../../domain/shares/access-log'
import { countDownload } from '../../domain/shares/count-download'
import { openedFor } from '../../domain/shares/opened'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { code, visit, item: wanted, for: purpose } = context.input
  await askReady(context.services.store, context.locale)
  return context.tx(async (db) => {
    const { share, root, item } = await openedFor(db, context, code, visit, { item: wanted })
    if (item.kind !== 'file') throw shareError('folder', context.locale)
    // When downloads are counted, a preview of the whole file would be an uncounted one.
    if (purpose === 'preview' && share.downloadsAllowed !== null) throw shareError('counted', context.locale)
    if (purpose === 'save') await countDownload(db, share, context.locale)
    await noteAccess(db, context, {
      share: share.id,
      act: purpose === 'save' ? 'download' : 'preview',
      name: item.id === root.id ? undefined : item.name,
    })
    const { address, endsAt } = await issueTicket(db, context.site.id, {
      act: purpose,
      itemIds: [item.id],
      share: share.id,
      visitNo: share.visitNo,
    })
    return { address, mimetype: item.mime ?? 'application/octet-stream', endsAt: endsAt.toISOString() }
  })
})
