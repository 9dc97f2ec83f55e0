import { randomUUID } from 'node:crypto'
import type { Database } from '@gateway/db/open'
import type { AreaIsolation } from './define-isolation'
import { ground } from './ground'
import { demoPerson, type Ids } from './make-rows'

const files = import.meta.glob<{ isolation: AreaIsolation }>('/tests/*/isolation.ts', { eager: true })

/** The ground first, because rows of areas may refer to its rows. */
export const areas: readonly (readonly [string, AreaIsolation])[] = [
  ['ground', ground],
  ...Object.entries(files).map(([file, { isolation }]) => [file.split('/')[2] ?? '', isolation] as const),
]

type Part<T> = (area: AreaIsolation) => Readonly<Record<string, T>> | undefined

/** One record of all areas. Two areas may not say the same of one thing: the later would win unseen. */
function merged<T>(part: Part<T>): Readonly<Record<string, T>> {
  const entries = areas.flatMap(([, area]) => Object.entries(part(area) ?? {}))
  const names = entries.map(([name]) => name)
  const repeated = names.filter((name, at) => names.indexOf(name) < at)
  if (repeated.length > 0) throw new Error(`Two areas state ${repeated.join(', ')}.`)
  return Object.fromEntries(entries)
}
const listed = (part: (area: AreaIsolation) => readonly string[] | undefined): readonly string[] =>
  areas.flatMap(([, area]) => part(area) ?? [])

export const rowless = merged((area) => area.rowless)
export const makers = merged((area) => area.makers)
export const ownRows = merged((area) => area.ownRows)
export const requiredRole = merged((area) => area.requiredRole)
export const calledLast = listed((area) => area.calledLast)
export const extraResources = merged((area) => area.extraResources)
export const extraInputs = merged((area) => area.extraInputs)
export const makesRows = listed((area) => area.makesRows)
export const nameLists = listed((area) => area.nameLists)
export const tableUses = merged((area) => area.tables)
export const usedUp = merged((area) => area.usedUp)
export const ownedKinds = listed((area) => area.ownedKinds)

/**
 * Rows at beta of the tables that no kind has a maker for, so that each has something to hide from alpha, and rows that
 * refer to ids of alpha's own: the details of alpha's row would include them if only their site did not differ.
 */
export async function makeRest(database: Database, ids: Record<string, Ids>): Promise<Ids> {
  const siteId = 'beta'
  const [user, manager] = [await demoPerson(database, siteId, 'user'), await demoPerson(database, siteId, 'manager')]
  const word = `seen-of-${randomUUID()}`
  const own = (kind: string) => ids[kind]?.own ?? ''
  const foreign = (kind: string) => ids[kind]?.foreign ?? ''
  for (const [, area] of areas)
    await area.makeRest?.({ database, db: database.db, siteId, user, manager, word, own, foreign })
  // On a local host, the gateway lists the names of its sites.
  return { own: randomUUID(), foreign: word, unknown: randomUUID(), shownBy: ['api/get-host'] }
}
