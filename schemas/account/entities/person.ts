import * as z from 'zod/mini'
import { refuse, type RefusalMessage } from '../../layout/refuse'
import { locales } from '../../layout/locale'
import { addressMessages } from './address-messages'
import { leastPasswordLength } from './password-length'
import { memberRole, memberStatus } from '../../site/entities/site'

/** A person's name: one line. */
export const personName = z.string().check(z.trim(), z.maxLength(80), (ctx) => {
  if (/\p{Cc}/u.test(ctx.value)) refuse(ctx, { en: 'A name must be a single line.', th: 'ชื่อต้องอยู่ในบรรทัดเดียว' })
})
export const givenName = personName.check(z.minLength(1))

/** Thai or international, with the usual separators: 0812345678, 081-234-5678, +66 81 234 5678. Empty for none. */
export const phoneNumber = z.string().check(z.trim(), z.maxLength(30), (ctx) => {
  if (!/^$|^\+?\d(?:[ -]?\d){7,14}$/.test(ctx.value))
    refuse(ctx, {
      en: 'Enter 8 to 15 digits, such as 081 234 5678 or +66 81 234 5678.',
      th: 'กรอกตัวเลข 8–15 หลัก เช่น 081 234 5678 หรือ +66 81 234 5678',
    })
})

/** A new password: checks its length; the gateway judges how guessable it is. */
export const newPassword = z.string().check(z.maxLength(200), (ctx) => {
  if (Array.from(ctx.value).length < leastPasswordLength)
    refuse(ctx, {
      en: `Use at least ${leastPasswordLength} characters.`,
      th: `ใช้อย่างน้อย ${leastPasswordLength} ตัวอักษร`,
    })
})

/** A one-time token from a link. */
export const linkToken = z.string().check((ctx) => {
  if (!/^[\w-]{20,100}$/.test(ctx.value))
    refuse(ctx, {
      en: 'This link is incomplete. Open it again from where you received it.',
      th: 'ลิงก์นี้ไม่ครบถ้วน กรุณาเปิดจากข้อความที่ได้รับอีกครั้ง',
    })
})

/** A zone of the IANA database known to this machine. */
export const timeZone = z.string().check(z.maxLength(60), (ctx) => {
  if (!isTimeZone(ctx.value)) refuse(ctx, { en: 'Choose a time zone from the list.', th: 'เลือกเขตเวลาจากรายการ' })
})

function isTimeZone(value: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== ''
  } catch {
    return false
  }
}

const code = (digits: number, message: RefusalMessage) =>
  z.string().check((ctx) => {
    if (ctx.value.length !== digits || !/^\d+$/.test(ctx.value)) refuse(ctx, message)
  })

/** A Thai address; codes are those of the Department of Provincial Administration, of two, four and six digits. */
export const postalAddress = z.strictObject({
  /** House number, village, soi, road. */
  line: z.string().check(z.trim(), z.maxLength(300), (ctx) => {
    if (ctx.value === '') refuse(ctx, addressMessages.line)
  }),
  province: code(2, addressMessages.province),
  amphure: code(4, addressMessages.amphure),
  tambon: code(6, addressMessages.tambon),
  postcode: code(5, addressMessages.noPostcode),
})
export type PostalAddress = z.infer<typeof postalAddress>

/**
 * A person's own profile. `version` is named by a save; `hasPassword` is false where another account is used to sign
 * in.
 */
export const ownProfile = z.object({
  userID: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  role: z.string(),
  avatar: z.optional(z.string()),
  phone: z.string(),
  locale: z.enum(locales),
  timeZone: z.optional(z.string()),
  address: z.optional(postalAddress),
  hasPassword: z.boolean(),
  linked: z.array(z.object({ provider: z.string(), name: z.string(), linkedAt: z.string() })),
  createdAt: z.string(),
  /** Whether notes in the builder are sent by mail; present only for people who may open the builder. */
  noteMails: z.optional(z.boolean()),
  version: z.number(),
})
export type OwnProfile = z.infer<typeof ownProfile>

/** A member as the site's admins see it. */
export const member = z.object({
  id: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  avatar: z.optional(z.string()),
  role: memberRole,
  status: memberStatus,
  createdAt: z.string(),
  lastActiveAt: z.optional(z.string()),
  /** It is the caller. */
  isMe: z.boolean(),
})
export type Member = z.infer<typeof member>
