import { call } from '@schemas/files/calls/files/start-upload'
import { checkRoot, isDrive } from '@gateway/files/access'
import type { FileContext } from '@gateway/files/file-operation'
import { describeUpload, type UploadRow } from '@gateway/files/find-upload'
import { nameConflict } from '@gateway/files/name-conflict'
import { addressSeconds } from '@gateway/files/open-upload'
import { startOther } from '@gateway/files/start-other'
import { startUpload } from '@gateway/files/start-upload'
import { askReady, askStore } from '@gateway/storage/store-problem'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { input } = context
  const { purpose } = input
  if (purpose !== 'file') return opened(context, await startOther(context, { ...input, purpose }))
  if (isDrive(input.parent)) checkRoot(context, input.parent)
  const started = await startUpload(context, input)
  if (started.row) return opened(context, started.row)
  if (!started.skipped) throw await nameConflict(context, started.taken)
  const { id, name, parentId, drive, size } = started.skipped
  return {
    upload: {
      id,
      name,
      parent: parentId ?? drive,
      size: size ?? 0,
      partSize: size ?? 0,
      partCount: 0,
      parts: [],
      expiresAt: new Date().toISOString(),
    },
    skipped: true,
  }
})

async function opened({ services, origin, locale }: FileContext, row: UploadRow) {
  const upload = describeUpload(row)
  if (row.partSize !== null) return { upload }
  await askReady(services.store, locale)
  return {
    upload,
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
}
