import { call } from '@schemas/editor/calls/editor/open-page'
import { pageKey } from '@schemas/layout/document-key'
import { isOpenAt } from '@schemas/layout/page-open'
import { authorOf } from '@gateway/drafts/author'
import { linksTo } from '@gateway/drafts/links-to'
import { openPage } from '@gateway/drafts/open-page'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const {
    input: { pages },
    services,
    tx,
    log,
  } = context
  const author = authorOf(context)
  const done = await openPage(tx, author, pages)
  if (done.release !== undefined) services.sites.forget()
  const closed = new Set(pages.flatMap(({ key, open }) => (isOpenAt(open ?? undefined, Date.now()) ? [] : [key])))
  const leading = await tx(async (db) => {
    const found = new Map<string, Awaited<ReturnType<typeof linksTo>>[number]>()
    // Links on pages closed together with it do not count. Sequential: they share one connection.
    for (const key of closed)
      for (const from of await linksTo(db, author, log, key.slice(pageKey('').length)))
        if (!closed.has(from.key)) found.set(from.key, from)
    return [...found.values()]
  })
  return { ...done, ...(leading.length > 0 ? { linkedFrom: leading } : {}) }
})
