import { call } from '@schemas/files/calls/share/start-upload'
import { startUpload } from '@gateway/files/start-upload'
import { addressSeconds } from '@gateway/files/open-upload'
import { askReady, askStore } from '@gateway/storage/store-problem'
import { handle } from '@gateway/call/handle'
import { describeGuestUpload, guestUpload } from '../../domain/shares/guest-upload'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { input, services, origin, locale } = context
  const { name, named, size, type, folders } = input
  const { opened, as } = await guestUpload(context, input)
  const { row } = await startUpload(as, {
    parent: opened.item.id,
    folders,
    name,
    size,
    type,
    mode: 'private',
    conflict: 'keep-both',
    shareId: opened.share.id,
    ...(named === undefined ? {} : { named }),
  })
  if (!row) throw shareError('notAllowed', locale)
  const described = describeGuestUpload(opened, row)
  if (row.partSize !== null) return { upload: described }
  await askReady(services.store, locale)
  return {
    upload: described,
    single: await askStore(
      services.store.presignUpload(row.storageKey, {
        type: row.type || 'application/octet-stream',
        size: row.size,
        seconds: addressSeconds.whole,
        origin,
      }),
      locale,
    ),
  }
})
