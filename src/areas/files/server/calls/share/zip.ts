import { call } from '@schemas/files/calls/share/zip'
import { askReady } from '@gateway/storage/store-problem'
import { issueTicket } from '@gateway/files/tickets'
import { zipEntries } from '@gateway/files/zip-entries'
import { zipName } from '@gateway/files/zip-stream'
import { handle } from '@gateway/call/handle'
import { noteAccess } from '../../domain/shares/access-log'
import { countDownload } from '../../domain/shares/count-download'
import { itemsWithin } from '../../domain/shares/open-share'
import { openedFor } from '../../domain/shares/opened'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { code, visit, items } = context.input
  await askReady(context.services.store, context.locale)
  return context.tx(async (db) => {
    const opened = await openedFor(db, context, code, visit)
    const { share, root } = opened
    const chosen = items ? await itemsWithin(db, opened, items) : [root]
    if (chosen.length < (items ? new Set(items).size : 1)) throw shareError('unknown', context.locale)
    const entries = await zipEntries(db, chosen)
    if (!entries) throw shareError('tooManyFiles', context.locale)
    await countDownload(db, share, context.locale)
    await noteAccess(db, context, {
      share: share.id,
      act: 'zip',
      name: items
        ? chosen
            .slice(0, 3)
            .map((row) => row.name)
            .join(', ')
            .slice(0, 300)
        : undefined,
    })
    const { address } = await issueTicket(db, context.site.id, {
      act: 'zip',
      itemIds: chosen.map((row) => row.id),
      share: share.id,
      visitNo: share.visitNo,
    })
    return {
      address,
      name: zipName(chosen),
      files: entries.filter((entry) => entry.key !== undefined).length,
      size: entries.reduce((sum, entry) => sum + entry.size, 0),
    }
  })
})
