import * as z from 'zod/mini'
import { nameText, shortText } from '../../layout/name-text'
import { longText, text } from '../../layout/text'
import { certificateStatuses, certificateTemplates } from './certificate-status'
import { lessonId } from './item'

/** A code as it is typed: any text, which then is not found. */
export const codeInput = z.string().check(z.maxLength(60))

export const signature = z.strictObject({ name: text(), role: z._default(text(), '') })

/** How certificates look: a template and what is written in its places. Nothing is placed by hand, so nothing overlaps. */
const designFields = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  template: z.enum(certificateTemplates),
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  issuer: text(),
  heading: text(),
  statement: longText(),
  signatures: z._default(z.array(signature).check(z.maxLength(2)), []),
}
/** The same as input: what is stored may be older than these bounds. */
export const designInput = {
  ...designFields,
  issuer: nameText(),
  heading: nameText(),
  statement: nameText(1000),
  signatures: z._default(
    z.array(z.extend(signature, { name: nameText(120), role: z._default(shortText(200), '') })).check(z.maxLength(2)),
    [],
  ),
}
const design = z.object(designFields)
export type Design = z.infer<typeof design>

/** What a certificate prints, as it was when it was issued. */
export type Frozen = Omit<Design, 'name'> & {
  name: string
  title: Design['heading']
  minutes: number
  /** Basis points over all exams. */
  score: number | null
}

export const shownCertificate = z.object({
  code: z.string(),
  status: z.enum(certificateStatuses),
  name: z.string(),
  title: z.string(),
  minutes: z.int(),
  score: z.optional(z.int()),
  issuedAt: z.string(),
  expiresAt: z.optional(z.string()),
  template: z.enum(certificateTemplates),
  colour: z.string(),
  issuer: z.string(),
  heading: z.string(),
  statement: z.string(),
  signatures: z.array(z.object({ name: z.string(), role: z.string() })),
  /** Why it was revoked or replaced. */
  reason: z.optional(z.string()),
  replacedBy: z.optional(z.string()),
  lesson: z.string(),
  listed: z.boolean(),
})
export type ShownCertificate = z.infer<typeof shownCertificate>

export const editedDesign = z.object({ id: z.string(), version: z.int(), fields: design })
export type EditedDesign = z.infer<typeof editedDesign>

export const certificateRule = {
  design: lessonId,
  /** Basis points; null: completing is enough. */
  leastScore: z._default(z.nullable(z.int().check(z.gte(0), z.lte(10_000))), null),
  monthsValid: z._default(z.nullable(z.int().check(z.gte(1), z.lte(240))), null),
}

export const holder = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  status: z.enum(certificateStatuses),
  issuedAt: z.string(),
  expiresAt: z.optional(z.string()),
  score: z.optional(z.int()),
  listed: z.boolean(),
})
export type Holder = z.infer<typeof holder>

export const editedCertificates = z.object({
  lesson: z.string(),
  rule: z.nullable(z.object(certificateRule)),
  designs: z.array(editedDesign),
  holders: z.array(holder),
})
export type EditedCertificates = z.infer<typeof editedCertificates>

export const unknownCertificate = { status: 404, message: 'There is no certificate with this code.' }
