import type { TableName } from '../schema'
import { kalayok, lucky, mahathaksa, thaksa, yamDay, yamNight } from './days'
import { antonathi, chaya, digitTable, equations, lunarYears, planets } from './reckoning'
import type { TextTable, Writer } from './table'
import { dignity, drekkana, houses, navamsa, reuk, signs } from './zodiac'

/** Every table by its name, from the rules that the charts are computed by. */
export const allTables: Record<TableName, (writer: Writer) => TextTable> = {
  signs,
  houses,
  dignities: dignity,
  reuk,
  navamsa,
  drekkana,
  thaksa,
  mahathaksa,
  'yam-day': yamDay,
  'yam-night': yamNight,
  antonathi,
  equations,
  chaya,
  planets,
  kalayok,
  lucky,
  'lunar-years': lunarYears,
  digits: digitTable,
}
