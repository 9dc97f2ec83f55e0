import type { FontFamily } from '@schemas/editor/entities/theme'
import { maxFonts } from '@schemas/layout/font'
import type { Locale } from '@schemas/layout/locale'
import { familyOf, type FontFacts } from '../fonts/read-font'
import type { run } from '../fonts/repack-font.job'
import type { NewFile } from '../media/keep-file'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { busyError } from '../workers/busy-error'
import { JobRefused } from '../workers/job-refused'
import { WorkFailed } from '../workers/work-failed'
import { type FontRow, readFonts } from './font-rows'
import { fontError, isFontProblem } from './font-messages'

type Deps = {
  services: Services
  site: Site
  locale: Locale
  /** Aborted when the caller has gone. */ signal?: AbortSignal
}

const limits = { maxMemoryMb: 256, maxMs: 30_000 }

/**
 * Repacks a font file from its own tables alone, in a worker thread. Throws
 * CallError.
 */
export async function repackFont(
  bytes: Buffer,
  {
    services: { workers },
    site,
    locale,
    signal,
  }: { services: Pick<Services, 'workers'>; site: Pick<Site, 'id'>; locale: Locale; signal?: AbortSignal },
): Promise<{ facts: FontFacts; bytes: Buffer; checksum: string }> {
  try {
    const packed = await workers.run<typeof run>('fonts/repack-font', bytes, {
      ...limits,
      owner: site.id,
      ...(signal ? { signal } : {}),
    })
    return { ...packed, bytes: Buffer.from(packed.bytes.buffer, packed.bytes.byteOffset, packed.bytes.byteLength) }
  } catch (error) {
    if (error instanceof JobRefused && isFontProblem(error.code)) throw fontError(error.code, locale)
    if (!(error instanceof WorkFailed) || error.reason === 'ended') throw error
    throw error.reason === 'time' || error.reason === 'memory' ? fontError('broken', locale) : busyError(locale)
  }
}

/** The type of every stored font file, whatever was sent. */
export const sniffedFont = { mime: 'font/woff2', ending: 'woff2', isPicture: false }

/** Prepares a sent font file. Throws CallError. */
export async function takeFont(
  { name, bytes: sent }: { name: string; bytes: Buffer },
  { services, site, locale, signal }: Deps,
): Promise<Pick<NewFile, 'name' | 'sniffed' | 'from' | 'font'>> {
  const { facts, bytes, checksum } = await repackFont(sent, { services, site, locale, ...(signal ? { signal } : {}) })
  const known = await services.withSite(site.id, readFonts)
  const same = known.find((row) => row.checksum === checksum)
  if (same) throw fontError('same', locale, { family: same.font.family })
  if (known.length >= maxFonts) throw fontError('many', locale)
  const plainName = name.replace(/\.[^.]*$/, '')
  return {
    name: `${plainName}.woff2`,
    sniffed: sniffedFont,
    from: bytes,
    font: { ...facts, family: freeFamily(facts.family ?? familyOf(plainName) ?? 'Family', known, services.families) },
  }
}

/** Family names are compared case-insensitively; names of shipped families are reserved. */
function freeFamily(wanted: string, known: readonly FontRow[], shipped: readonly FontFamily[]): string {
  let plain = wanted
  while (/ fallback$/i.test(plain)) plain = plain.slice(0, -' fallback'.length)
  const family = isShipped(plain, shipped) ? `${plain} 2` : plain
  return asWritten(family, known)
}

export const isShipped = (family: string, shipped: readonly Pick<FontFamily, 'family'>[]): boolean =>
  shipped.some((each) => each.family.toLowerCase() === family.toLowerCase())

/** The name as spelt in the site's other files of the family. */
export const asWritten = (family: string, known: readonly FontRow[]): string =>
  known.find(({ font }) => font.family.toLowerCase() === family.toLowerCase())?.font.family ?? family
