import { call } from '@schemas/site/calls/cms/archive'
import { countedMonths, countedTags } from '@areas/content/server/public'
import { handle } from '@gateway/call/handle'
import { pickText } from '@schemas/layout/pick-text'

export const handler = handle(call, ({ tx, session, site, locale, input }) =>
  tx(async (db) => ({
    months: await countedMonths(db, session.role, { timeZone: site.space.timeZone, category: input.category }),
    tags: (await countedTags(db, session.role, input.category)).map(({ tag, count }) => ({
      tag,
      name: pickText(site.space.topics?.[tag], locale) || tag,
      count,
    })),
  })),
)
