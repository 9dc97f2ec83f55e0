import { call } from '@schemas/editor/calls/editor/preview-links'
import { authorOf } from '@gateway/drafts/author'
import { activeLinks, endedLinks, type PreviewLink } from '@gateway/drafts/preview-links'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const me = context.session.person?.id
  const describe = ({ id, keys, theme, by, madeBy, madeAt, endsAt }: PreviewLink) => ({
    id,
    keys,
    ...(theme === null ? {} : { theme }),
    ...(by ? { by } : {}),
    isYours: madeBy === me,
    madeAt: madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })
  const [links, over] = await context.tx(
    async (db) =>
      [
        await activeLinks(db, authorOf(context), context.log),
        await endedLinks(db, authorOf(context), context.log),
      ] as const,
  )
  return {
    links: links.map(describe),
    over: over.map((link) => ({
      ...describe(link),
      ...(link.endedAt
        ? { endedAt: link.endedAt.toISOString(), ...(link.endedBy ? { endedBy: link.endedBy } : {}) }
        : {}),
    })),
  }
})
