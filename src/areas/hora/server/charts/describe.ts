import type { SavedChart, StoredBirth } from '@schemas/hora/entities/saved-chart'
import { isoDate } from '@schemas/hora/rules/time/civil-date'
import { beYearOf } from '@schemas/hora/rules/time/era'
import type { ChartRow } from '../tables'
import { civilDateOf } from '../requests/typed'

export type BirthRow = Pick<ChartRow, 'dateCe' | 'era' | 'time' | 'precision' | 'zone' | 'fold' | 'utc'>

/** A birth with the date as it was typed. */
export function describeBirth({ dateCe, era, time, precision, zone, fold, utc }: BirthRow): StoredBirth {
  const civil = civilDateOf(dateCe)
  const date = era === 'be' ? isoDate({ ...civil, year: beYearOf(civil.year, civil.month) }) : dateCe
  return { date, era, dateCe, time, precision, zone, fold, utc: utc.toISOString().replace('.000Z', 'Z') }
}

/** A chart as its owner sees it. */
export function describeRow(row: ChartRow, activeShares: number): SavedChart {
  const { id, version, label, placeLabel, lat, lon, options, note, tags, engine, createdAt, updatedAt, trashedAt } = row
  return {
    id,
    version,
    label,
    birth: describeBirth(row),
    place: { label: placeLabel, lat, lon },
    options,
    note,
    tags,
    engine,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    trashedAt: trashedAt?.toISOString() ?? null,
    activeShares,
  }
}
