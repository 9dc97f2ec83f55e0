import * as z from 'zod/mini'

/** Bodies by their Thai digits: ๑ Sun … ๗ Saturn, ๘ Rahu, ๙ Ketu, ๐ Uranus; Neptune and Pluto on request. */
export const bodyName = z.enum([
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
  'neptune',
  'pluto',
])

/** The bodies that rule signs, days, yams and periods. */
export const lordName = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'])

export const planetMethods = ['suriyayart', 'lahiri', 'sayana'] as const
export const ascendantMethods = ['antonathi', 'sunrise', 'geometric'] as const
export const nodeKinds = ['mean', 'true'] as const
export const ketuMethods = ['thai', 'almanac', 'opposite'] as const
export const dayStarts = ['six', 'sunrise'] as const
export const wednesdayRules = ['rahu', 'mercury'] as const
export const animalRules = ['month5', 'thaloengsok', 'january'] as const

/** Every choice of method. */
export const optionChoices = {
  /** Suriyayart (tradition), or modern positions by the Lahiri or the tropical zodiac. */
  planets: z.enum(planetMethods),
  /** Antonathi from 06:00 or from true sunrise (tradition), or geometric (astronomy). */
  ascendant: z.enum(ascendantMethods),
  /** Rahu of modern positions. */
  node: z.enum(nodeKinds),
  ketu: z.enum(ketuMethods),
  /** When the astrological day begins: 06:00 local mean time, or true sunrise. */
  dayStart: z.enum(dayStarts),
  /** Who rules Wednesday from 18:00 to 05:59. */
  wednesday: z.enum(wednesdayRules),
  /** When the year's animal changes. */
  animal: z.enum(animalRules),
  /** Neptune and Pluto, with modern positions only. In an address: `true` or `false`. */
  outer: z.union([z.boolean(), z.stringbool()]),
}

/** The same with the defaults of Thai charts. */
export const chartOptionFields = {
  planets: z._default(optionChoices.planets, 'suriyayart'),
  ascendant: z._default(optionChoices.ascendant, 'antonathi'),
  node: z._default(optionChoices.node, 'mean'),
  ketu: z._default(optionChoices.ketu, 'thai'),
  dayStart: z._default(optionChoices.dayStart, 'six'),
  wednesday: z._default(optionChoices.wednesday, 'rahu'),
  animal: z._default(optionChoices.animal, 'month5'),
  outer: z._default(optionChoices.outer, false),
}

/** Options as a chart or a person's defaults store them. */
export const chartOptions = z.strictObject({ ...chartOptionFields, outer: z._default(z.boolean(), false) })
export type StoredOptions = z.infer<typeof chartOptions>
