import { call } from '@schemas/files/calls/filemanager/list-parent'
import { checkRoot, findPlace, isDrive, readerOf } from '@gateway/files/access'
import { answerItems } from '@gateway/files/answer'
import { listItems } from '@gateway/files/list-items'
import { firstConflictsMessage } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'

/** Maximum entries of one response; `files/list` returns any window. */
const limit = 5000

export const handler = handle(call, async (context) => {
  const viewer = readerOf(context)
  const { parent } = context.input
  if (isDrive(parent)) checkRoot(context, parent)
  const { rows, total } = await context.tx(async (db) =>
    listItems(db, viewer, await findPlace({ db, viewer, locale: context.locale }, parent), {
      sort: 'name',
      direction: 'up',
      offset: 0,
      limit: limit,
    }),
  )
  return {
    status: true,
    data: await answerItems(context, rows),
    total,
    ...(rows.length < total ? { message: firstConflictsMessage(context.locale, rows.length, total) } : {}),
  }
})
