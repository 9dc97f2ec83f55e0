import * as z from 'zod/mini'
import { refuse } from '../../layout/refuse'
import { maxSatang } from '../../money/satang'
import { vatClasses } from '../../money/vat'

const text = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))

const noTitle = { en: 'Enter a title.', th: 'กรอกชื่อ' }

/** A plan as it is written. What was bought before keeps its own price and period. */
const fields = {
  code: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  title: z.strictObject({ th: text(200), en: text(200) }).check((ctx) => {
    if (!ctx.value.th && !ctx.value.en) refuse(ctx, noTitle, ['th'])
  }),
  text: z.strictObject({ th: text(2000), en: text(2000) }),
  price: z.int().check(z.gte(0), z.lte(maxSatang)),
  vat: z.enum(vatClasses),
  periodCount: z.int().check(z.gte(1), z.lte(36)),
  periodUnit: z.enum(['month', 'year']),
  status: z.enum(['draft', 'active', 'archived']),
}

export const planDraft = z.strictObject(fields)
export const staffPlan = z.object({ ...fields, version: z.int() })
