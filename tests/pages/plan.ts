import { type Locale, locales } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'

export const schemes = ['light', 'dark'] as const
export const widths = [390, 820, 1440] as const

/** One opening of a page. It is opened, and judged by the rules of axe, at the first width, and looked at at every one of them. */
export type Visit = { role: Role; locale: Locale; scheme: (typeof schemes)[number]; widths: readonly [(typeof widths)[number], ...(typeof widths)[number][]] }
type Plan = { /** Names the page, and so decides its combinations. */ key: string; /** Who may open the page. */ allowed: readonly Role[]; /** Another seed combines otherwise. */ seed?: string; /** One page that several sites show shares its plan among them: which of them this is, of how many. */ shared?: { at: number; of: number }; /** Every combination instead of a plan. */ full?: boolean }

/**
 * The visits that a page gets. A page of one site: two, opposite in language and scheme, one of them on a phone, with roles and the other
 * width by the page's own seed, so that over the pages of a site all pairs occur. One that sites share: every value of every variant over
 * all of them, in no more visits than that takes; which sites get them differs from page to page. The same page and seed always give the
 * same plan; the full run makes every combination on every site.
 */
export function planVisits({ key, allowed, seed = '1', full = false, shared = { at: 0, of: 1 } }: Plan): Visit[] {
  if (allowed.length === 0) return []
  const random = randomFrom(`${seed} ${key}`)
  if (full) {
    const looks = allowed.flatMap((role) => locales.flatMap((locale) => schemes.map((scheme) => ({ role, locale, scheme }))))
    const begin = Math.floor(random() * widths.length)
    return looks.map((look, at) => ({ ...look, widths: turned(widths, begin + at) as [Visit['widths'][0]] }))
  }
  const isShared = shared.of > 1
  const count = isShared ? Math.max(allowed.length, widths.length) : 2
  const looks = shuffled(locales.flatMap((locale) => schemes.map((scheme) => ({ locale, scheme }))), random)
  // The first two looks must be opposites, or three visits could miss a language or a scheme.
  const opposite = looks.findIndex((look, at) => at > 0 && look.locale !== looks[0]?.locale && look.scheme !== looks[0]?.scheme)
  looks.splice(1, 0, ...looks.splice(opposite, 1))
  const chosenRoles = shuffled(dealt(allowed, count, random), random)
  const [phone, ...larger] = widths
  const chosenWidths = shuffled(isShared ? dealt(widths, count, random) : [phone, ...dealt(larger, 1, random)], random)
  const visits = chosenRoles.map((role, at): Visit => ({ role, ...(looks[at % looks.length] as (typeof looks)[number]), widths: [chosenWidths[at] as Visit['widths'][0]] }))
  const begin = isShared ? Math.floor(random() * shared.of) : 0
  return visits.filter((_visit, at) => (begin + at) % shared.of === shared.at)
}

/** `count` values: every one in turn, what is beyond a whole turn by chance. */
function dealt<T>(values: readonly T[], count: number, random: () => number): T[] {
  const whole = Array.from({ length: Math.floor(count / values.length) }, () => values).flat()
  return [...whole, ...shuffled(values, random).slice(0, count - whole.length)]
}

const turned = <T>(values: readonly T[], by: number): T[] => values.map((_value, at) => values[(at + by) % values.length] as T)

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
