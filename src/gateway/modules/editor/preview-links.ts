import { call } from '@schemas/api/editor/preview-links'
import { authorOf } from '../../drafts/author'
import { activeLinks, linksOver, type PreviewLink } from '../../drafts/preview-links'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const me = given.session.person?.id
  const told = ({ id, keys, theme, by, madeBy, madeAt, endsAt }: PreviewLink) => ({
    id,
    keys,
    ...(theme === null ? {} : { theme }),
    ...(by ? { by } : {}),
    isYours: madeBy === me,
    madeAt: madeAt.toISOString(),
    endsAt: endsAt.toISOString(),
  })
  const [links, over] = await given.tx(
    async (db) =>
      [await activeLinks(db, authorOf(given), given.log), await linksOver(db, authorOf(given), given.log)] as const,
  )
  return {
    links: links.map(told),
    over: over.map((link) => ({
      ...told(link),
      ...(link.endedAt
        ? { endedAt: link.endedAt.toISOString(), ...(link.endedBy ? { endedBy: link.endedBy } : {}) }
        : {}),
    })),
  }
})
