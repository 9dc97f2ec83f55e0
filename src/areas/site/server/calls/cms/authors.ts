import { countedAuthors } from '@areas/content/server/public'
import { call } from '@schemas/site/calls/cms/authors'
import { handle } from '@gateway/call/handle'
import { pickText } from '@schemas/layout/pick-text'

export const handler = handle(call, ({ tx, session, locale }) =>
  tx(async (db) => {
    const collator = new Intl.Collator(locale)
    const authors = (await countedAuthors(db, session.role)).map(({ role, bio, portrait, ...row }) => ({
      slug: row.slug,
      name: pickText(row.name, locale),
      ...(role ? { role: pickText(role, locale) } : {}),
      ...(bio ? { bio: pickText(bio, locale) } : {}),
      ...(portrait ? { portrait: { asset: portrait } } : {}),
      links: row.links,
      count: row.count,
    }))
    return { authors: authors.sort((a, b) => collator.compare(a.name, b.name)) }
  }),
)
