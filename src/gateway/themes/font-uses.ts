import { eq, isNull } from 'drizzle-orm'
import type { MediaUse } from '@schemas/files/entities/media-item'
import { releaseTokens } from '@schemas/editor/entities/theme'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { publication, siteTheme } from '../db/tables'
import { currentRelease } from '../drafts/site-documents'
import { placesText } from '../media/messages'
import type { Site } from '../platform/sites'
import { type FontRow, readFonts } from './font-rows'
import { fontError } from './font-messages'

type Options = { site: Site; locale: Locale }

/** Throws the caller's error when a used family would be gone without this file. */
export async function checkLastFile(
  db: Db,
  { id, font: { family } }: FontRow,
  { site, locale }: Options,
): Promise<void> {
  const others = (await readFonts(db)).some((row) => row.id !== id && !row.trashedAt && row.font.family === family)
  if (!others) await checkUnused(db, family, { site, locale })
}

/** Throws the caller's error when a family is used. */
export async function checkUnused(db: Db, family: string, { site, locale }: Options): Promise<void> {
  const uses = await familyUses(db, family, { site, locale })
  if (uses.length > 0)
    throw fontError(
      'inUse',
      locale,
      {
        family,
        places: placesText(
          uses.map(({ title }) => title),
          locale,
        ),
      },
      { uses },
    )
}

/** Themes that name a family, including the live and scheduled ones. */
export async function familyUses(db: Db, family: string, { site, locale }: Options): Promise<MediaUse[]> {
  const { content } = await currentRelease(db, site)
  const live = releaseTokens.safeParse(content.tokens).data
  const themes = await db
    .select({ name: siteTheme.name, title: siteTheme.title, fonts: siteTheme.overrides })
    .from(siteTheme)
    .where(isNull(siteTheme.trashedAt))
  const isNamed = [live?.overrides.fonts?.body?.family, live?.overrides.fonts?.heading?.family].includes(family)
  const plans = await db
    .select({ changes: publication.changes })
    .from(publication)
    .where(eq(publication.status, 'waiting'))
  const planned = plans.flatMap(({ changes }) =>
    changes.flatMap((change) =>
      'tokens' in change && change.tokens.families?.some((each) => each.family === family) ? [change.tokens] : [],
    ),
  )
  return [
    ...(live && isNamed ? [{ key: 'theme', title: pickText(live.title, locale), where: 'live' as const }] : []),
    ...planned.map(({ title }) => ({ key: 'theme', title: pickText(title, locale), where: 'scheduled' as const })),
    ...themes.flatMap(({ name, title, fonts: { fonts } }) =>
      fonts?.body?.family === family || fonts?.heading?.family === family
        ? [{ key: `theme:${name}`, title: pickText(title, locale), where: 'draft' as const }]
        : [],
    ),
  ].filter((use, index, all) => all.findIndex((other) => other.title === use.title) === index)
}
