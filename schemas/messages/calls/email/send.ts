import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { emailAddress } from '../../../email'
import { refuse } from '../../../layout/refuse'

/** Size of all attachments together, in bytes. */
export const maxAttachedBytes = 5 * 1024 * 1024

const oneLine = (limit: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(limit), (ctx) => {
    if (/\p{Cc}/u.test(ctx.value)) refuse(ctx, { en: 'Use a single line.', th: 'กรุณาเขียนในบรรทัดเดียว' })
  })

const attachment = z.strictObject({
  name: oneLine(120),
  type: z.string().check(z.regex(/^[a-z]+\/[a-z0-9][a-z0-9.+-]{0,80}$/)),
  /** Base64. No repeated group in the pattern: over megabytes it would exhaust the engine's stack. */
  content: z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/), (ctx) => {
    if (ctx.value.length % 4 !== 0)
      refuse(ctx, { en: 'The file is incomplete. Attach it again.', th: 'ไฟล์ไม่สมบูรณ์ กรุณาแนบอีกครั้ง' })
  }),
})

export const call = defineCall({
  name: 'email/send',
  summary: "Sends a mail in the site's name; for staff. Its HTML is cleaned, and it goes a moment later.",
  method: 'POST',
  path: '/email/send',
  access: 'manager',
  scope: 'site',
  audit: 'email',
  cache: 'none',
  limit: 20,
  idempotent: true,
  bytes: 8 * 1024 * 1024,
  input: z.strictObject({
    /** The site's own address, or none: no other is accepted. */
    from: z.optional(emailAddress),
    to: emailAddress,
    subject: oneLine(200),
    plain: z.string().check(z.trim(), z.minLength(1), z.maxLength(50_000)),
    html: z.optional(z.string().check(z.maxLength(200_000))),
    attachments: z._default(
      z.array(attachment).check(z.maxLength(5), (ctx) => {
        const bytes = ctx.value.reduce((sum, { content }) => sum + content.length * 0.75, 0)
        if (bytes > maxAttachedBytes) refuse(ctx, { en: 'Attach up to 5 MB.', th: 'แนบไฟล์รวมได้ไม่เกิน 5 MB' })
      }),
      [],
    ),
  }),
  output: z.object({ status: z.literal(true), id: z.string() }),
  errors: [
    { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
    { status: 500, message: 'Failed to send email' },
  ],
  examples: [
    { input: { to: 'somebody@example.com', subject: 'Your order', plain: 'It is on its way.' }, as: 'manager' },
    {
      input: {
        to: 'somebody@example.com',
        subject: 'Your order',
        plain: 'It is on its way.',
        from: 'bank@example.com',
      },
      as: 'manager',
      status: 400,
    },
    {
      input: { to: 'somebody@example.com', subject: 'Your order', plain: 'It is on its way.' },
      as: 'user',
      status: 403,
    },
  ],
})
