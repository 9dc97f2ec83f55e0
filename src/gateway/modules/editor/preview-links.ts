import { call } from '@schemas/api/editor/preview-links'
import { authorOf } from '../../drafts/author'
import { activeLinks } from '../../drafts/preview-links'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const me = given.session.person?.id
  const links = await given.tx((db) => activeLinks(db, authorOf(given), given.log))
  return { links: links.map(({ id, keys, theme, by, madeBy, madeAt, endsAt }) => ({ id, keys, ...(theme === null ? {} : { theme }), ...(by ? { by } : {}), isYours: madeBy === me, madeAt: madeAt.toISOString(), endsAt: endsAt.toISOString() })) }
})
