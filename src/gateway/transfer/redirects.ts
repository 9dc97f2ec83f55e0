import { and, eq, inArray } from 'drizzle-orm'
import type { ExportedRedirect, ExportFile } from '@schemas/editor/entities/export-file'
import type { ImportPlan } from '@schemas/editor/entities/import-plan'
import { redirectLimits } from '@schemas/editor/entities/redirect'
import { pathParams } from '@schemas/layout/path'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { redirect } from '../db/redirect-tables'
import type { Author } from '../drafts/author'
import { addRedirects } from '../redirects/import-redirects'
import { checkRedirect } from '../redirects/check-redirect'
import { lockRedirects, readRedirects, notifyRedirects } from '../redirects/rows'
import type { RedirectDeps } from '../redirects/set-redirect'
import { emptyStanding, readStanding } from '../redirects/standing'
import { transferError } from './messages'

/** Maximum refused redirects that are listed. */
const maxNotes = 12

/** Every redirect of the site: its own, and former addresses of its pages, which another site would not know. */
export async function redirectsOf(
  db: Db,
  author: Author,
  services: RedirectDeps['services'],
): Promise<ExportedRedirect[]> {
  const own = (await readRedirects(db)).map(({ from, to }) => ({ from, to }))
  const { released } = await readStanding(db, author, services)
  const taken = new Set(own.map(({ from }) => from))
  // An address with parameters is a pattern, which only a page rename can have.
  const former = [...released].flatMap(([from, to]) =>
    taken.has(from) || [from, to].some((path) => pathParams(path).length > 0) ? [] : [{ from, to }],
  )
  return [...own, ...former].sort((one, other) => (one.from < other.from ? -1 : 1)).slice(0, redirectLimits.count)
}

type Taking = { db: Db; author: Author; file: Pick<ExportFile, 'site'>; keep: boolean; deps: RedirectDeps }

/** The result for a file's redirects; with `keep`, new ones are stored. Undefined when the file has none. */
export async function takeRedirects({
  db,
  author,
  file,
  keep,
  deps,
}: Taking): Promise<{ told: NonNullable<ImportPlan['redirects']>; made: ExportedRedirect[] } | undefined> {
  const requested = file.site?.redirects ?? []
  if (requested.length === 0) return undefined
  const { lines } = await addRedirects(db, author, {
    read: requested.map(({ from, to }, at) => ({ no: at + 1, from, to })),
    keep,
    ...deps,
  })
  const of = (wanted: string) => lines.filter(({ state }) => state === wanted)
  const refused = of('refused')
  const made = of('new').map(({ from, to }) => ({ from, to }))
  return {
    told: {
      fresh: made.length,
      same: of('same').length,
      refused: refused.length,
      notes: refused.slice(0, maxNotes).map(({ from, message = '' }) => `${from}: ${message}`),
    },
    made,
  }
}

/** Removes an import's redirects and returns how many were changed or removed since: these are unchanged. */
export async function removeImportedRedirects(
  db: Db,
  { site }: Pick<Author, 'site'>,
  made: readonly ExportedRedirect[],
): Promise<number> {
  if (made.length === 0) return 0
  await lockRedirects(db, site)
  const stored = new Map((await readRedirects(db)).map(({ from, to }) => [from, to]))
  const own = made.filter(({ from, to }) => stored.get(from) === to).map(({ from }) => from)
  if (own.length > 0) {
    await db.delete(redirect).where(and(eq(redirect.siteId, site.id), inArray(redirect.fromPath, own)))
    await notifyRedirects(db, site)
  }
  return made.length - own.length
}

/** The redirects for a site created from a file: all of them, or the caller's error. */
export function validRedirects(redirects: readonly ExportedRedirect[], locale: Locale): ExportedRedirect[] {
  const own = new Map<string, string>()
  for (const { from, to } of redirects) {
    const judged = checkRedirect({ from, to }, { own, standing: emptyStanding, hosts: [], locale })
    if (judged.problem !== undefined) throw transferError('broken', locale, { problem: `${from}: ${judged.problem}` })
    own.set(judged.from, judged.to)
  }
  return [...own].map(([from, to]) => ({ from, to }))
}
