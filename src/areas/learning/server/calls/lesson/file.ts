import { call } from '@schemas/learning/calls/lesson/file'
import { handle } from '@gateway/call/handle'
import { guardedAnswer, refused } from '@gateway/files/recheck-access'
import { readFile } from '@gateway/files/read-file'
import { lessonError } from '../../domain/messages'
import { asReader } from '../../domain/reader'
import { fileOfTicket } from '../../domain/study/tickets'

export const handler = handle(call, async (context) => {
  const { input, locale } = context
  const find = () => asReader(context, (reader) => fileOfTicket(reader, input.ticket))
  const row = await find()
  if (!row) throw lessonError('unknownFile', locale)
  const found = await readFile(
    context,
    row,
    { isPublic: false },
    { inline: true, headers: { 'cache-control': 'private, no-store' } },
  )
  if (!found) throw lessonError('lostFile', locale)
  return guardedAnswer(found, () => find().then((file) => file !== undefined, refused))
})
