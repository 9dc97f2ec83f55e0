import { createHash } from 'node:crypto'
import type { FontFamily } from '@schemas/entities/theme'
import { mostFonts } from '@schemas/layout/font'
import type { Locale } from '@schemas/layout/locale'
import { FontRefused } from '../fonts/font-tables'
import { packWoff2 } from '../fonts/pack-woff2'
import { familyOf, type FontFacts, readFont } from '../fonts/read-font'
import type { NewFile } from '../media/keep-file'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { type FontRow, readFonts } from './font-rows'
import { fontError } from './font-words'

type Given = { services: Services; site: Site; locale: Locale }

/** A file of a family as it is kept: read to its tables, and packed anew from them alone. Throws CallError. */
export async function repackFont(bytes: Buffer, locale: Locale): Promise<{ facts: FontFacts; bytes: Buffer; checksum: string }> {
  try {
    const { facts, tables } = await readFont(bytes)
    const packed = await packWoff2(tables)
    return { facts, bytes: packed, checksum: createHash('sha256').update(packed).digest('hex') }
  } catch (error) {
    throw error instanceof FontRefused ? fontError(error.reason, locale) : error
  }
}

/** What every file of a family is, however it came. */
export const sniffedFont = { mime: 'font/woff2', ending: 'woff2', isPicture: false }

/** What was sent as a file of a family. Throws CallError. */
export async function takeFont({ name, bytes: sent }: { name: string; bytes: Buffer }, { services, site, locale }: Given): Promise<Pick<NewFile, 'name' | 'sniffed' | 'from' | 'font'>> {
  const { facts, bytes, checksum } = await repackFont(sent, locale)
  const known = await services.withSite(site.id, readFonts)
  const same = known.find((row) => row.checksum === checksum)
  if (same) throw fontError('same', locale, { family: same.font.family })
  if (known.length >= mostFonts) throw fontError('many', locale)
  const plainName = name.replace(/\.[^.]*$/, '')
  return { name: `${plainName}.woff2`, sniffed: sniffedFont, from: bytes, font: { ...facts, family: freeFamily(facts.family ?? familyOf(plainName) ?? 'Family', known, services.families) } }
}

/** A family is the same however its name is written; one that comes with the app keeps its name to itself. */
function freeFamily(wanted: string, known: readonly FontRow[], shipped: readonly FontFamily[]): string {
  let plain = wanted
  while (/ fallback$/i.test(plain)) plain = plain.slice(0, -' fallback'.length)
  const family = isShipped(plain, shipped) ? `${plain} 2` : plain
  return asWritten(family, known)
}

export const isShipped = (family: string, shipped: readonly Pick<FontFamily, 'family'>[]): boolean => shipped.some((each) => each.family.toLowerCase() === family.toLowerCase())

/** The name as the site's other files of the family have it. */
export const asWritten = (family: string, known: readonly FontRow[]): string => known.find(({ font }) => font.family.toLowerCase() === family.toLowerCase())?.font.family ?? family
