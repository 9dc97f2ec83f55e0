import { randomBytes, randomUUID } from 'node:crypto'
import { horaChart, horaShare } from '@areas/hora/server/tables'
import { snapshotOf } from '@areas/hora/server/charts/snapshot'
import type { Database } from '@gateway/db/open'
import { chartOptions } from '@schemas/hora/entities/chart-options'
import { demoPerson, type Ids, newIds, newPerson } from '../isolation/make-rows'

/** A chart with an open link of the demo user at each site, and of another person at alpha. */
export async function makeCharts(database: Database): Promise<Record<'charts' | 'shares' | 'codes', Ids>> {
  const owner = await newPerson(database, 'alpha')
  const made = (of: () => string): Ids => ({ own: of(), foreign: of(), unknown: of(), others: of(), owner })
  const newCode = () => randomBytes(16).toString('base64url')
  const charts = { ...newIds(), ...made(randomUUID) }
  const shares = made(randomUUID)
  // Anyone who knows a code may open it.
  const codes: Ids = { own: newCode(), foreign: newCode(), unknown: newCode() }
  for (const [site, key, person] of [
    ['alpha', 'own', await demoPerson(database, 'alpha', 'user')],
    ['beta', 'foreign', await demoPerson(database, 'beta', 'user')],
    ['alpha', 'others', owner],
  ] as const) {
    const [row] = await database.db
      .insert(horaChart)
      .values({
        siteId: site,
        id: charts[key] ?? '',
        ownerId: person,
        label: 'A chart',
        dateCe: '1990-06-12',
        era: 'ce',
        time: '06:10',
        precision: 'exact',
        zone: 'Asia/Bangkok',
        utc: new Date('1990-06-11T23:10:00Z'),
        placeLabel: 'A place',
        lat: 18.79,
        lon: 98.99,
        options: chartOptions.parse({}),
        engine: 'hora 1',
      })
      .returning()
    if (!row) throw new Error('The chart was not inserted.')
    await database.db.insert(horaShare).values({
      siteId: site,
      id: shares[key] ?? '',
      chartId: row.id,
      code: key === 'others' ? newCode() : codes[key],
      snapshot: snapshotOf(row),
    })
  }
  return { charts, shares, codes }
}
