import * as z from 'zod/mini'
import { refuse, type RefusalMessage } from '../../layout/refuse'
import { tenderKinds } from './tender'

/** `07:30-17:00`; one that ends before it begins is past midnight. */
const span = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/))

export const rowId = z.string().check(z.minLength(1), z.maxLength(64))
export const rowVersion = z.int().check(z.gte(1))

type Written = string | { th?: string | undefined; en?: string | undefined }
const entriesOf = (value: Written): [path: string[], text: string][] =>
  typeof value === 'string' ? [[[], value]] : Object.entries(value).map(([locale, text]) => [[locale], text ?? ''])

const tooLong = (limit: number): RefusalMessage => ({
  en: `Use up to ${limit} characters.`,
  th: `ยาวได้ไม่เกิน ${limit} ตัวอักษร`,
})
const empty: RefusalMessage = { en: 'Please fill this in.', th: 'กรุณากรอกข้อมูลนี้' }

/** A short text in one or both languages, without spaces around it. `needed`: in one of them at least. */
const shortText = (limit: number, { needed }: { needed: boolean }) => {
  const one = () => z.string().check(z.trim())
  return z
    .union([one(), z.strictObject({ th: z.optional(one()), en: z.optional(one()) })])
    .check((ctx: z.core.ParsePayload<Written>) => {
      const entries = entriesOf(ctx.value)
      for (const [path, text] of entries) if (text.length > limit) refuse(ctx, tooLong(limit), path)
      if (needed && entries.every(([, text]) => text === '')) refuse(ctx, empty, entries[0]?.[0] ?? [])
    })
}

/** What people read of an organisation or a branch. */
export const ownName = () => shortText(120, { needed: true })

/** An existing row is changed from the version that its writer has seen. */
export const versionIfKnown = (ctx: z.core.ParsePayload<{ id?: string | undefined; version?: number | undefined }>) => {
  if (ctx.value.id !== undefined && ctx.value.version === undefined) refuse(ctx, empty, ['version'])
}

/** What managers write of a branch. */
export const branchFields = {
  name: ownName(),
  address: z._default(shortText(500, { needed: false }), ''),
  phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  /** Seven days from Sunday. */
  hours: z._default(z.array(z.array(span).check(z.maxLength(3))).check(z.maxLength(7)), []),
  receiptHead: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  receiptFoot: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  tenders: z._default(z.array(z.enum(tenderKinds)).check(z.minLength(1)), ['cash']),
  discountLimit: z._default(z.int().check(z.gte(0), z.lte(100)), 10),
}
export const registerCode = z.string().check(z.regex(/^[A-Z0-9]{2,4}$/))
