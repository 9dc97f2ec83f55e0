import type { RedirectEntry } from '@schemas/editor/entities/redirect'
import type { Db } from '../db/open'
import type { Author } from '../drafts/author'
import { readRedirects } from './rows'
import type { RedirectDeps } from './set-redirect'
import { factsOf, readStanding, type Standing, waitingTo } from './standing'

type Listed = { redirects: RedirectEntry[]; count: number; own: number; next?: number }

/** Entries per page. */
const limit = 100

/** Every redirect, by address: configured ones and those of renamed pages. */
export async function listRedirects(
  db: Db,
  author: Author,
  {
    q = '',
    start = 0,
    services,
  }: { q?: string | undefined; start?: number | undefined } & Pick<RedirectDeps, 'services'>,
): Promise<Listed> {
  const rows = await readRedirects(db)
  const standing = await readStanding(db, author, services)
  const needle = q.trim().normalize().toLowerCase()
  const own = rows.map(({ from, to, by, at }): RedirectEntry => ({
    kind: 'own',
    from,
    to,
    at: at.toISOString(),
    ...(by ? { by } : {}),
  }))
  const found = [...own, ...renamings(standing)].filter(
    ({ from, to }) => needle === '' || `${from} ${to}`.toLowerCase().includes(needle),
  )
  found.sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : one.kind < other.kind ? -1 : 1))
  const known = new Map(rows.map(({ from, to }) => [from, to]))
  const shown = found
    .slice(start, start + limit)
    .map((entry) => (entry.kind === 'own' ? { ...entry, ...factsOf(entry, standing, known) } : entry))
  return {
    redirects: shown,
    count: found.length,
    own: rows.length,
    ...(found.length > start + limit ? { next: start + limit } : {}),
  }
}

function renamings(standing: Standing): RedirectEntry[] {
  const { released, renamed } = standing
  const waiting = [...renamed.keys()].flatMap((from) => {
    const to = released.has(from) ? undefined : waitingTo(from, standing)
    return to === undefined ? [] : [{ from, to, isWaiting: true }]
  })
  return [...[...released].map(([from, to]) => ({ from, to })), ...waiting].map((entry): RedirectEntry => {
    const row = renamed.get(entry.from)
    return {
      kind: 'renamed',
      ...entry,
      ...(row ? { at: row.at.toISOString(), ...(row.by ? { by: row.by } : {}) } : {}),
    }
  })
}
