import { type Locale, locales } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'

export const schemes = ['light', 'dark'] as const
export const widths = [390, 820, 1440] as const

export type Variant = { width: (typeof widths)[number]; scheme: (typeof schemes)[number] }
/** One opening of a page: as its first look says, then resized and turned into its other looks. The rules of axe judge the first of each scheme. */
export type Visit = { role: Role; locale: Locale; variants: readonly [Variant, ...Variant[]] }
type Plan = {
  /** Names the page, and so decides its combinations. */ key: string
  /** Who may open the page. */ allowed: readonly Role[]
  /** Another seed combines otherwise. */ seed?: string
  /** One page that several sites show shares its plan among them: which of them this is, of how many. */ shared?: {
    at: number
    of: number
  }
  /** Every combination instead of a plan. */ full?: boolean
}

/**
 * The visits that a page gets. A page of one site: one, with a look on a phone and one at a larger width, of opposite schemes, with role, language
 * and order by the page's own seed, so that over the pages of a site all pairs occur. One that sites share: the same on one of them, which
 * differs from page to page and from seed to seed. The same page and seed always give the same plan; the full run makes every combination on every site.
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
