import * as z from 'zod/mini'
import { markField } from './field-mark'
import { refuse, type RefusalMessage } from './refuse'

const missing: RefusalMessage = { en: 'Please fill this in.', th: 'กรุณากรอกข้อมูลนี้' }

/** Not aborting, so that of the two ways to write a text the one that was used says what is wrong. */
function refuseBlank(ctx: z.core.ParsePayload, path: string[] = []): void {
  refuse(ctx, missing, path)
  const issue = ctx.issues.pop()
  if (issue) ctx.issues.push({ ...issue, continue: true })
}

const within = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** A name in one language or both, trimmed: not blank, and at most so many characters a language. */
/* @__NO_SIDE_EFFECTS__ */
export const nameText = (max = 200) =>
  markField(
    z.union([
      within(max).check((ctx) => {
        if (ctx.value === '') refuseBlank(ctx)
      }),
      z.strictObject({ th: z.optional(within(max)), en: z.optional(within(max)) }).check((ctx) => {
        if (!ctx.value.th && !ctx.value.en) refuseBlank(ctx, ['th'])
      }),
    ]),
    { field: 'text', lines: 'one' },
  )

/** The same for what may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export const shortText = (max: number) =>
  markField(z.union([within(max), z.strictObject({ th: z.optional(within(max)), en: z.optional(within(max)) })]), {
    field: 'text',
    lines: 'many',
  })
