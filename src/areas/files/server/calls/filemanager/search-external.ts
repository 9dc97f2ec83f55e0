import { call } from '@schemas/files/calls/filemanager/search-external'
import { firstConflictsMessage } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'
import { openedFor } from '../../domain/shares/opened'
import { describeShared, searchShared } from '../../domain/shares/shared-items'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { query, fixedParentId, share_code: code = fixedParentId, visit } = context.input
  return context.tx(async (db) => {
    const { share, root, item } = await openedFor(db, context, code, visit, { item: fixedParentId })
    if (item.kind !== 'folder') throw shareError('unknown', context.locale)
    const { rows, total } = await searchShared(db, item, query)
    const results = await describeShared(db, { share, root, visit }, rows)
    return {
      status: true,
      results,
      message:
        results.length === 0
          ? 'No results found.'
          : results.length < total
            ? firstConflictsMessage(context.locale, results.length, total)
            : '',
    }
  })
})
