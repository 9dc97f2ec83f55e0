import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '@gateway/db/open'
import { horaSettings } from './tables'
import { defaultOptions } from './domain/chart/options'

export type SitePlace = { label: string; lat: number; lon: number; zone: string }
export type SiteHora = { place: SitePlace; options: StoredOptions }

const bangkok = { label: { th: 'กรุงเทพมหานคร', en: 'Bangkok' }, lat: 13.7563, lon: 100.5018, zone: 'Asia/Bangkok' }

/** From where a site's pages compute, and by which methods; Bangkok and the usual ones where it has no row. */
export async function readSettings(db: Db, locale: Locale): Promise<SiteHora> {
  const [row] = await db.select().from(horaSettings)
  const { lat, lon, zone } = row ?? bangkok
  return {
    place: { label: (row?.placeLabel ?? bangkok.label)[locale], lat, lon, zone },
    options: { ...defaultOptions, ...row?.options },
  }
}
