import { call } from '@schemas/files/calls/filemanager/search'
import { foldName } from '@schemas/fold-name'
import { checkRoot, findPlace, readerOf } from '@gateway/files/access'
import { answerItems } from '@gateway/files/answer'
import { listItems } from '@gateway/files/list-items'
import { firstConflictsMessage } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'
import { queryTerms, rank } from '@gateway/text/text-search'

/** Matches considered, so that the best are shown first. */
const looked = 500
const limit = 100

export const handler = handle(call, async (context) => {
  const viewer = readerOf(context)
  const { drive, query } = context.input
  // Personal files are hidden from the public token and from impersonators.
  if (drive === 'mine' && context.isPublic) return { status: true, results: [], message: 'No results found.' }
  checkRoot(context, drive)
  const terms = queryTerms(foldName(query))
  if (terms.length === 0) return { status: true, results: [], message: 'No results found.' }
  const { rows, total } = await context.tx(async (db) =>
    listItems(db, viewer, await findPlace({ db, viewer, locale: context.locale }, drive), {
      q: query,
      sort: 'changed',
      direction: 'down',
      offset: 0,
      limit: looked,
    }),
  )
  const ranked = rows
    .map((row) => ({ row, fits: rank({ title: foldName(row.name), description: row.searchText, text: '' }, terms) }))
    .toSorted((a, b) => b.fits - a.fits)
  const results = await answerItems(
    context,
    ranked.slice(0, limit).map((each) => each.row),
  )
  return {
    status: true,
    results,
    ...(results.length === 0
      ? { message: 'No results found.' }
      : results.length < total
        ? { message: firstConflictsMessage(context.locale, results.length, total) }
        : {}),
  }
})
