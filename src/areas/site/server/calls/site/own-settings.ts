import { eq } from 'drizzle-orm'
import { call } from '@schemas/site/calls/site/own-settings'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'
import { site as sites } from '@gateway/db/tables'
import { describeHost } from '@gateway/pages/describe-host'

/** From the database, not from this gateway's memory: a save is compared with the version. */
export const handler = handle(call, async ({ tx, site, services }) => {
  const [row] = await tx((db) => db.select().from(sites).where(eq(sites.siteId, site.id)))
  if (!row) throw new Error('The site that was asked has no row.')
  const { version, name, space, favicon } = row
  const { favicon: _held, ...rest } = site
  return {
    version,
    name: bothOf(name),
    tagline: bothOf(space.tagline),
    locales: space.locales,
    timeZone: space.timeZone,
    lineWords: space.lineWords ?? [],
    icon: describeHost({ ...rest, ...(favicon === null ? {} : { favicon }) }, services.themes).siteFavicon,
    hasOwnIcon: favicon !== null,
  }
})

const bothOf = (value: LocalisedText | undefined): { th: string; en: string } =>
  typeof value === 'string' ? { th: value, en: value } : { th: value?.th ?? '', en: value?.en ?? '' }
