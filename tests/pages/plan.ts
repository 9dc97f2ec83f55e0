import { type Locale, locales } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'

export const schemes = ['light', 'dark'] as const
export const widths = [390, 820, 1440] as const

export type Variant = { width: (typeof widths)[number]; scheme: (typeof schemes)[number] }
/**
 * One opening of a page in its first variant, then resized and switched to the others. Axe checks the first variant of
 * each scheme.
 */
export type Visit = { role: Role; locale: Locale; variants: readonly [Variant, ...Variant[]] }
type Plan = {
  /** Identifies the page, and thereby decides its combinations. */ key: string
  /** Who may open the page. */ allowed: readonly Role[]
  /** Another seed gives other combinations. */ seed?: string
  /** Sites that show the same page share its plan: the index of this one, and their number. */ shared?: {
    at: number
    of: number
  }
  /** Every combination instead of a plan. */ full?: boolean
}

/**
 * The visits of a page. A page of one site gets one visit, with a variant on a phone and one at a larger width, in
 * opposite schemes; role, language and order depend on the page's seed, so that all pages of a site together cover all
 * pairs. A shared page gets the same on one of its sites, which varies with page and seed. The same page and seed
 * always give the same plan; the full run makes every combination on every site.
 */
export function planVisits({ key, allowed, seed = '1', full = false, shared = { at: 0, of: 1 } }: Plan): Visit[] {
  if (allowed.length === 0) return []
  const random = randomFrom(`${seed} ${key}`)
  if (full) {
    const begin = Math.floor(random() * widths.length * schemes.length)
    const openings = allowed.flatMap((role) => locales.map((locale) => ({ role, locale })))
    return openings.map((opening, at) => ({
      ...opening,
      variants: asVariants(
        turned(widths, begin + at).flatMap((width) => turned(schemes, begin + at).map((scheme) => ({ width, scheme }))),
      ),
    }))
  }
  const [phone, ...larger] = widths
  const [first, second] = shuffled([phone, one(larger, random)], random)
  const [begun, other] = shuffled(schemes, random)
  const visit: Visit = {
    role: one(allowed, random),
    locale: one(locales, random),
    variants: asVariants([
      { width: first, scheme: begun },
      { width: second, scheme: other },
    ]),
  }
  return Math.floor(random() * shared.of) === shared.at ? [visit] : []
}

const asVariants = (variants: { width: Variant['width'] | undefined; scheme: Variant['scheme'] | undefined }[]) =>
  variants as unknown as Visit['variants']

const one = <T>(values: readonly T[], random: () => number): T => values[Math.floor(random() * values.length)] as T

const turned = <T>(values: readonly T[], by: number): T[] =>
  values.map((_value, at) => values[(at + by) % values.length] as T)

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const left = [...values]
  return Array.from({ length: left.length }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T)
}

/** A small seeded generator (FNV-1a into mulberry32): numbers from 0 up to 1. */
function randomFrom(text: string): () => number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
