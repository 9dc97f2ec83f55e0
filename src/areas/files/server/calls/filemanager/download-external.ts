import { call } from '@schemas/files/calls/filemanager/download-external'
import { readFile } from '@gateway/files/read-file'
import { guardedAnswer, refused } from '@gateway/files/recheck-access'
import { zipEntries } from '@gateway/files/zip-entries'
import { sendZip } from '@gateway/files/zip-stream'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { noteAccess } from '../../domain/shares/access-log'
import { countDownload } from '../../domain/shares/count-download'
import { openedFor } from '../../domain/shares/opened'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { shareCode, item: wanted, visit } = context.input
  const { locale, tx } = context
  const { item, entries } = await tx(async (db) => {
    const opened = await openedFor(db, context, shareCode, visit, { item: wanted })
    const listed = opened.item.kind === 'folder' ? await zipEntries(db, [opened.item]) : undefined
    if (opened.item.kind === 'folder' && !listed) throw shareError('tooManyFiles', locale)
    await countDownload(db, opened.share, locale)
    await noteAccess(db, context, {
      share: opened.share.id,
      act: listed ? 'zip' : 'download',
      name: opened.item.id === opened.root.id ? undefined : opened.item.name,
    })
    return { item: opened.item, entries: listed }
  }).catch((error: unknown) => {
    // The seed's message, when there is nothing to get.
    throw error instanceof CallError && error.status === 404 ? shareError('noDownload', locale) : error
  })
  const isAllowed = () =>
    tx(
      async (db) =>
        (await openedFor(db, context, shareCode, visit, { item: wanted, isCounted: true })).item.id === item.id,
    ).catch(refused)
  if (entries) return guardedAnswer(await sendZip(context, [item], entries), isAllowed)
  const found = await readFile(context, item, { isPublic: false })
  if (!found) throw shareError('noDownload', locale)
  return guardedAnswer(found, isAllowed)
})
