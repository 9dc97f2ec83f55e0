import * as z from 'zod/mini'
import { ascendantMethods, bodyName, lordName } from './chart-options'

const sign = z.int().check(z.gte(0), z.lte(11))
const arcmin = z.int().check(z.gte(0), z.lt(21_600))

/** Where a longitude lies. Signs 0 = Aries; arcmin, sign, degree and minute are floored, never rounded. */
export const divisions = {
  longitude: z.number(),
  arcmin,
  sign,
  degree: z.int(),
  minute: z.int(),
  /** Sign of the navamsa. */
  navamsa: sign,
  /** Sign of the drekkana (ตรียางค์). */
  drekkana: sign,
  /** ฤกษ์ 1–27. */
  reuk: z.int().check(z.gte(1), z.lte(27)),
  /** บาท 1–4 of the ฤกษ์. */
  pada: z.int().check(z.gte(1), z.lte(4)),
}

export const divided = z.object(divisions)

export const dignity = z.enum(['kaset', 'pra', 'uch', 'nich'])
/** พ, ม and ส of ๓–๗. */
export const motion = z.enum(['retrograde', 'slow', 'fast'])

export const bodyPosition = z.object({
  ...divisions,
  /** Degrees; null by tradition. */
  latitude: z.nullable(z.number()),
  /** Degrees a day. */
  speed: z.number(),
  retrograde: z.boolean(),
  motion: z.nullable(motion),
  /** 1–12; null without an ascendant. */
  house: z.nullable(z.int()),
  dignities: z.array(dignity),
})
export type BodyPosition = z.infer<typeof bodyPosition>

/** By body; Neptune and Pluto on request only. */
export const bodiesOf = <T extends z.ZodMiniType>(position: T) => z.partialRecord(bodyName, position)

export const ascendantPosition = z.object({
  ...divisions,
  /** Beyond the polar circles, where the ascendant depends on a convention. */
  polar: z.boolean(),
})

export const houses = z.array(z.object({ house: z.int(), sign, lord: lordName }))

/** A place in the zodiac, for tables that compare methods. */
export const signDegree = z.object({ arcmin, sign, degree: z.int(), minute: z.int() })

/** The same birth by three planet and three ascendant methods; the ascendants in the zodiac of the chart. */
export const differences = z.object({
  planets: z.object({
    suriyayart: bodiesOf(signDegree),
    lahiri: bodiesOf(signDegree),
    sayana: bodiesOf(signDegree),
  }),
  /** Null without a time, and for `sunrise` where the Sun did not rise. */
  ascendants: z.record(z.enum(ascendantMethods), z.nullable(signDegree)),
})

/** An ascendant's sign from a time on; the next entry ends it. */
const span = z.object({ from: z.string(), sign })

/** Minutes to the nearest change of the ascendant's sign before and after the birth; null beyond 12 hours. */
const distance = z.object({ earlierMinutes: z.nullable(z.number()), laterMinutes: z.nullable(z.number()) })

/** The signs that rise within the 24 hours of the local day, by both kinds of method. */
export const ascendantBand = z.object({
  from: z.string(),
  to: z.string(),
  /** From 06:00, or from true sunrise where that method was asked for; null where it does not happen every day. */
  antonathi: z.nullable(z.array(span)),
  geometric: z.array(span),
  nearest: z.object({ antonathi: distance, geometric: distance }),
})

/** Every step of both ascendants. Angles in degrees unless named otherwise. */
export const ascendantWorksheet = z.object({
  clock: z.string(),
  utc: z.string(),
  lmt: z.string(),
  /** Null where the Sun did not rise. */
  antonathi: z.nullable(
    z.object({
      from: z.enum(['six', 'sunrise']),
      sunrise: z.string(),
      /** Since that sunrise, not rounded. */
      minutes: z.number(),
      /** The Suriyayart Sun of the moment. */
      sunArcmin: z.int(),
      /** Sign by sign: where the count began, how long the sign takes in all, and the minutes used up. */
      steps: z.array(z.object({ sign, fromArcmin: z.int(), rising: z.number(), minutes: z.number() })),
      arcmin,
    }),
  ),
  geometric: z.object({
    /** Local apparent sidereal time as an angle. */
    armc: z.number(),
    obliquity: z.number(),
    /** What the zodiac takes off the tropical longitude: mean ayanamsa and nutation, or 0. */
    shift: z.number(),
    tropical: z.number(),
    longitude: z.number(),
    arcmin,
    polar: z.boolean(),
  }),
})

const period = { lord: bodyName, from: z.string(), to: z.string() }
const mainPeriods = z.array(z.object({ ...period, parts: z.array(z.object(period)) }))

/** One round of each system, with sub-periods. */
export const periods = z.object({ mahathaksa: mainPeriods, vimshottari: mainPeriods })
