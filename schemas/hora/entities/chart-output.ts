import * as z from 'zod/mini'
import { unsupportedText } from '../rules/time/supported-years'
import {
  animalRules,
  ascendantMethods,
  dayStarts,
  ketuMethods,
  lordName,
  nodeKinds,
  planetMethods,
  wednesdayRules,
} from './chart-options'
import { lunarDate } from './lunar-date'
import {
  ascendantBand,
  ascendantPosition,
  ascendantWorksheet,
  bodiesOf,
  bodyPosition,
  differences,
  divided,
  houses,
  periods,
} from './position'

export const moment = z.object({
  utc: z.string(),
  /** As the clocks of the zone showed it; in UTC where no zone was given. */
  local: z.string(),
  utcOffsetS: z.int(),
  /** Local mean time of the place. */
  lmt: z.string(),
  jdUt: z.number(),
  /** Seconds. */
  deltaT: z.number(),
})

/** The methods as asked, and the line that names them. */
export const methodChoice = {
  planets: z.enum(planetMethods),
  ascendant: z.enum(ascendantMethods),
  node: z.enum(nodeKinds),
  ketu: z.enum(ketuMethods),
  dayStart: z.enum(dayStarts),
  wednesday: z.enum(wednesdayRules),
  animal: z.enum(animalRules),
  outer: z.boolean(),
  /** Version of the rules and of the ephemeris. */
  engine: z.string(),
  name: z.string(),
}

/** Degrees: mean Lahiri ayanamsa, nutation in longitude, true obliquity, local apparent sidereal time. */
export const methodAngles = {
  ayanamsa: z.number(),
  nutation: z.number(),
  obliquity: z.number(),
  armc: z.number(),
}

export const yam = z.object({
  part: z.enum(['day', 'night']),
  number: z.int(),
  lord: lordName,
  from: z.string(),
  to: z.string(),
})

/** The astrological day of the birth. Times ISO with the offset of the birth; Thaloengsok in Bangkok mean time. */
export const chartDay = z.object({
  date: z.string(),
  /** 0 = Sunday. */
  weekday: z.int(),
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
  horakhun: z.int(),
  cs: z.int(),
  thaloengsok: z.string(),
  lunar: z.nullable(lunarDate),
  /** Astronomical, 1–30. */
  tithi: z.int(),
  /** 1 = rat … 12 = pig. */
  animal: z.int(),
  /** Null where the time is unknown. */
  yam: z.nullable(yam),
})

/** The birth lord and who holds each of the eight places, บริวาร first. */
export const thaksa = z.object({ lord: lordName, places: z.array(lordName) })

export const note = z.object({
  code: z.enum([
    'time-unknown',
    'polar-ascendant',
    'no-sunrise',
    'before-thai-calendar',
    'no-lunar-calendar',
    'projected-lunar-year',
    'mixed-zodiacs',
  ]),
  text: z.string(),
})

export const chartOutput = z.object({
  moment,
  method: z.object({ ...methodChoice, ...methodAngles }),
  bodies: bodiesOf(bodyPosition),
  /** Null where the time is unknown. */
  ascendant: z.nullable(ascendantPosition),
  houses,
  day: chartDay,
  thaksa,
  /** The Moon at the ends of the day, where the time is unknown. */
  moonRange: z.nullable(z.object({ from: divided, to: divided })),
  notes: z.array(note),
  /** The next four by `include`; worksheet and band are null where the time is unknown. */
  worksheet: z.optional(z.nullable(ascendantWorksheet)),
  band: z.optional(z.nullable(ascendantBand)),
  differences: z.optional(differences),
  periods: z.optional(periods),
})
export type ChartOutput = z.infer<typeof chartOutput>

/** The refusals of every call that takes a birth. */
export const birthErrors = [
  { status: 400, message: 'This local time never existed: …' },
  { status: 400, message: 'This time occurred twice: choose the first or the second.' },
  { status: 400, message: 'BE 2483 had no January to March.' },
  { status: 400, message: 'Say the era: be or ce.' },
  { status: 400, message: unsupportedText.en },
  { status: 400, message: 'The Sun did not rise there on this day: choose 06:00.' },
] as const
