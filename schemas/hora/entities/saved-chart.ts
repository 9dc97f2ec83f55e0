import * as z from 'zod/mini'
import { storedNumber } from '../../stored-number'
import { chartOptions } from './chart-options'
import { era, fold, typedDate, typedTime, zoneName } from './chart-input'
import { storedPlace, placeInput } from './hora-place'

/** The most live charts of one person. */
export const maxCharts = 500

export const chartId = z.string().check(z.maxLength(64))

const precision = z.enum(['exact', 'about', 'unknown'])
const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const note = z.string().check(z.maxLength(10_000))
const tags = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12))

/** `date` in its `era`, as typed; `time` null where it is unknown, which `precision` then says. */
export const birthInput = z.strictObject({
  date: typedDate,
  era,
  time: z.nullable(typedTime),
  precision: z._default(precision, 'exact'),
  zone: zoneName,
  fold: z.optional(z.nullable(fold)),
})

export const newChart = {
  label,
  birth: birthInput,
  place: placeInput,
  options: z.prefault(chartOptions, {}),
  /** Private: no share shows it. */
  note: z._default(note, ''),
  tags: z._default(tags, []),
}

/** Fields that are not sent stay unchanged. */
export const changedChart = {
  version: storedNumber(),
  label: z.optional(label),
  birth: z.optional(birthInput),
  place: z.optional(placeInput),
  options: z.optional(chartOptions),
  note: z.optional(note),
  tags: z.optional(tags),
}

export const storedBirth = z.object({
  /** As typed, in `era`. */
  date: z.string(),
  era,
  dateCe: z.string(),
  time: z.nullable(z.string()),
  precision,
  zone: z.string(),
  fold: z.nullable(fold),
  /** The instant; noon where the time is unknown. */
  utc: z.string(),
})
export type StoredBirth = z.infer<typeof storedBirth>

/** Positions are not stored: `hora/cast` computes them again from birth, place and options. */
export const savedChart = z.object({
  id: z.string(),
  version: z.int(),
  label: z.string(),
  birth: storedBirth,
  place: storedPlace,
  options: chartOptions,
  note: z.string(),
  tags: z.array(z.string()),
  /** The rules by which it was last saved. */
  engine: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  trashedAt: z.nullable(z.string()),
  /** Links that are open now. */
  activeShares: z.int(),
})
export type SavedChart = z.infer<typeof savedChart>

export const unknownChart = { status: 404, message: 'There is no such chart.' } as const
export const tooManyCharts = {
  status: 409,
  message: 'You have 500 charts. Put some in the trash first.',
} as const
