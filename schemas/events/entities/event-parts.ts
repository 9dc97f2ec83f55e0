import * as z from 'zod/mini'
import { momentInput } from '../../date-input'
import { clock } from '../../layout/clock'
import { formFieldFaults, formFields, type StoredFields } from '../../layout/form-fields'
import { assetName } from '../../layout/image'
import { nameText, shortText } from '../../layout/name-text'
import { type Fault, refuse } from '../../layout/refuse'
import { richText } from '../../layout/rich-text'
import { vatClasses } from '../../money/vat'
import { formats, oneFor, pointKinds, registrationModes, visibilities } from './event-options'

export const eventId = z.string().check(z.minLength(1), z.maxLength(64))
const reserved = new Set(['checkin', 'ticket', 'report'])
export const eventSlug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80), (ctx) => {
  if (reserved.has(ctx.value))
    refuse(ctx, { en: 'This address is reserved. Choose another.', th: 'ที่อยู่นี้สงวนไว้ กรุณาเลือกที่อยู่อื่น' })
})
/** A slug as an address names it, which need not exist. */
export const slugInput = z.string().check(z.maxLength(100))

const moment = momentInput()
const webAddress = z.string().check(z.regex(/^https:\/\/[^\s]+$/), z.maxLength(500))
const partId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

export const session = z.strictObject({ id: partId, title: nameText(), from: moment, until: moment })
export type EventSession = z.infer<typeof session>

export const venue = z.strictObject({
  name: nameText(),
  address: z._default(shortText(500), ''),
  point: z.optional(z.strictObject({ lat: z.number(), lng: z.number() })),
})

/**
 * What holds for the answer of one question beyond its field: sensitive answers need explicit consent and go seven days
 * after the end; sealed ones are stored encrypted.
 */
export const questionRule = z.strictObject({
  per: z._default(z.enum(['registration', 'ticket']), 'registration'),
  sensitive: z._default(z.boolean(), false),
  sealed: z._default(z.boolean(), false),
  atDoor: z._default(z.boolean(), false),
})
export type QuestionRule = z.infer<typeof questionRule>

const sameSession = { en: 'Two sessions have the same id.', th: 'มีสองรอบใช้รหัสเดียวกัน' }
const lowLimit = { en: 'This must not be below the minimum.', th: 'ต้องไม่น้อยกว่าค่าต่ำสุด' }
const isBelow = (max: number | undefined, min: number | undefined) =>
  max !== undefined && min !== undefined && max < min

/** Questions that nobody could answer, because the maximum is below the minimum. */
const limitFaults = (fields: readonly StoredFields[number][]): Fault[] =>
  fields.flatMap((field, at) => {
    if ((field.kind === 'number' || field.kind === 'checkboxes') && isBelow(field.max, field.min))
      return [{ path: [at, 'max'], message: lowLimit }]
    if ((field.kind === 'text' || field.kind === 'textarea') && isBelow(field.maxLength, field.minLength))
      return [{ path: [at, 'maxLength'], message: lowLimit }]
    return []
  })

export const questions = z
  .strictObject({
    fields: z.union([formFields(), z.tuple([])]),
    rules: z.record(z.string().check(z.maxLength(40)), questionRule),
  })
  .check((ctx) => {
    for (const { path, message } of [...formFieldFaults(ctx.value.fields), ...limitFaults(ctx.value.fields)])
      refuse(ctx, message, ['fields', ...path])
  })
export type EventQuestions = z.infer<typeof questions>

export const privacy = z.strictObject({
  controller: z._default(shortText(500), ''),
  contact: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  keepDays: z._default(z.int().check(z.gte(1), z.lte(3660)), 180),
  /** What someone may agree to besides; none is ticked beforehand, none is needed. */
  purposes: z._default(z.array(z.strictObject({ id: partId, text: nameText(1000) })).check(z.maxLength(8)), []),
})

export const checkPointInput = z.strictObject({
  id: z.optional(eventId),
  kind: z.enum(pointKinds),
  title: nameText(),
  packages: z._default(z.array(eventId).check(z.maxLength(60)), []),
  sessions: z._default(z.array(partId).check(z.maxLength(60)), []),
  opens: z._default(z.nullable(moment), null),
  closes: z._default(z.nullable(moment), null),
  once: z._default(z.enum(['point', 'day']), 'day'),
})

/** What managers write of an event. */
export const eventFields = {
  slug: eventSlug,
  title: nameText(),
  summary: z._default(shortText(2000), ''),
  body: z._default(z.nullable(richText()), null),
  cover: z._default(z.nullable(assetName()), null),
  tags: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12)), []),
  format: z._default(z.enum(formats), 'onsite'),
  venue: z._default(z.nullable(venue), null),
  /** Both are for the confirmed alone. */
  onlineUrl: z._default(z.nullable(webAddress), null),
  openChatUrl: z._default(z.nullable(webAddress), null),
  sessions: z.array(session).check(z.minLength(1), z.maxLength(60), (ctx) => {
    const ids = ctx.value.map(({ id }) => id)
    for (const [at, { id, from, until }] of ctx.value.entries()) {
      if (ids.indexOf(id) < at) refuse(ctx, sameSession, [at, 'id'])
      if (Date.parse(from) >= Date.parse(until))
        refuse(ctx, { en: 'It ends before it begins.', th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม' }, [at, 'until'])
    }
  }),
  dayStart: z._default(clock(), '04:00'),
  opens: z._default(z.nullable(moment), null),
  closes: z._default(z.nullable(moment), null),
  mode: z._default(z.enum(registrationModes), 'open'),
  accessCode: z._default(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(40))), null),
  onePer: z._default(z.enum(oneFor), 'none'),
  questions: z._default(questions, { fields: [], rules: {} }),
  privacy: z._default(privacy, { controller: '', contact: '', keepDays: 180, purposes: [] }),
  budget: z._default(z.nullable(z.int().check(z.gte(0), z.lte(100_000_000_000))), null),
  points: z.optional(z.array(checkPointInput).check(z.minLength(1), z.maxLength(30))),
}

/** Refuses a package of which nobody could take enough. */
export function checkEach(ctx: z.core.ParsePayload<{ minEach: number; maxEach: number }>): void {
  if (ctx.value.maxEach < ctx.value.minEach) refuse(ctx, lowLimit, ['maxEach'])
}

const satang = z.int().check(z.gte(0), z.lte(100_000_000))
/** What managers write of a package. */
export const packageFields = {
  title: nameText(),
  tier: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  sessions: z._default(z.array(partId).check(z.maxLength(60)), []),
  inclusions: z._default(
    z.array(z.strictObject({ text: nameText(300), handout: z._default(z.boolean(), false) })).check(z.maxLength(20)),
    [],
  ),
  /** Satang; 0 is free. */
  regular: z._default(satang, 0),
  sale: z._default(z.nullable(satang), null),
  saleFrom: z._default(z.nullable(moment), null),
  saleTo: z._default(z.nullable(moment), null),
  vatClass: z._default(z.enum(vatClasses), 'standard'),
  opens: z._default(z.nullable(moment), null),
  closes: z._default(z.nullable(moment), null),
  minEach: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
  maxEach: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
  visibility: z._default(z.enum(visibilities), 'public'),
  code: z._default(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(40))), null),
  quotas: z._default(z.array(eventId).check(z.maxLength(20)), []),
  archived: z._default(z.boolean(), false),
}
