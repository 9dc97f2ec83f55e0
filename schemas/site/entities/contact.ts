import * as z from 'zod/mini'
import { isShownEmail } from '../../shown-email'
import { isHttpsAddress } from '../../layout/https-address'
import { refuse, type RefusalMessage } from '../../layout/refuse'
import { text } from '../../layout/text'
import { type LocalisedText } from '../../layout/pick-text'
import { isPhoneNumber } from '../../layout/written-phone'
import { plainDigits } from '../../plain-digits'

/** Limits: characters of a text in one language, entries of a list. */
export const contactLimits = {
  phone: 40,
  email: 254,
  line: 41,
  address: 500,
  words: 120,
  hours: 14,
  social: 12,
  network: 40,
  link: 500,
} as const

export const contactFaults = {
  phone: {
    en: 'Enter 3 to 15 digits, such as 081-234-5678 or +66 2 123 4567 ext. 8.',
    th: 'เบอร์โทรศัพท์มีตัวเลข 3–15 หลัก เช่น 081-234-5678 หรือ 02-123-4567 ต่อ 8',
  },
  email: { en: 'Enter a valid email, such as name@example.com.', th: 'อีเมลต้องเป็นแบบ name@example.com' },
  line: {
    en: 'A LINE ID uses Latin letters, digits, dots, hyphens or underscores, such as @sitewright.',
    th: 'LINE ID ใช้ได้เฉพาะอักษรอังกฤษ ตัวเลข จุด ขีดกลาง หรือขีดล่าง เช่น @sitewright',
  },
  blank: { en: 'Fill this in, or remove the line.', th: 'กรุณากรอกช่องนี้ หรือลบบรรทัดนี้' },
  place: {
    en: 'Enter two numbers, such as 13.7563, 100.5018: latitude (−90 to 90), then longitude (−180 to 180).',
    th: 'กรอกตัวเลขสองค่า เช่น 13.7563, 100.5018 คือละติจูด (−90 ถึง 90) ตามด้วยลองจิจูด (−180 ถึง 180)',
  },
  link: {
    en: 'Enter the full address of your page, starting with https://.',
    th: 'กรุณากรอกที่อยู่เต็มของเพจหรือบัญชี ขึ้นต้นด้วย https://',
  },
  twice: { en: 'This address is already in the list.', th: 'มีที่อยู่นี้ในรายการแล้ว' },
} as const

const tooLong = (limit: number): RefusalMessage => ({
  en: `Use up to ${limit} characters.`,
  th: `ยาวได้ไม่เกิน ${limit} ตัวอักษร`,
})
const tooMany = (limit: number): RefusalMessage => ({ en: `Use up to ${limit} lines.`, th: `มีได้ไม่เกิน ${limit} บรรทัด` })

/** A line of text that has to satisfy `isRight`, or it is refused with `fault`. */
const line = (
  limit: number,
  isRight: (value: string) => boolean,
  fault: RefusalMessage,
  tidy: (value: string) => string = (value) => value,
) =>
  z.string().check(z.trim(), z.overwrite(tidy), (ctx) => {
    if (ctx.value.length > limit) refuse(ctx, tooLong(limit))
    else if (!isRight(ctx.value)) refuse(ctx, fault)
  })

const entriesOf = (localised: LocalisedText): string[] =>
  typeof localised === 'string' ? [localised] : [localised.th, localised.en].filter((entry) => entry !== undefined)

const wording = (limit: number) =>
  text().check((ctx) => {
    const entries = entriesOf(ctx.value as LocalisedText)
    if (entries.every((entry) => entry.trim() === '')) refuse(ctx, contactFaults.blank)
    else if (entries.some((entry) => entry.length > limit)) refuse(ctx, tooLong(limit))
  })

const list = <T extends z.ZodMiniType>(entry: T, limit: number) =>
  z.array(entry).check((ctx) => {
    if (ctx.value.length > limit) refuse(ctx, tooMany(limit))
  })

const isPlace = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** A site's contact data, as a person enters it. Empty parts are shown nowhere. */
export const writtenContact = z.strictObject({
  phone: z.optional(line(contactLimits.phone, isPhoneNumber, contactFaults.phone, plainDigits)),
  email: z.optional(line(contactLimits.email, isShownEmail, contactFaults.email)),
  line: z.optional(line(contactLimits.line, (id) => /^@?[a-z0-9._-]{2,40}$/i.test(id), contactFaults.line)),
  address: z.optional(wording(contactLimits.address)),
  hours: z.optional(
    list(
      z.strictObject({ days: wording(contactLimits.words), time: wording(contactLimits.words) }),
      contactLimits.hours,
    ),
  ),
  map: z.optional(
    z.strictObject({ latitude: z.number(), longitude: z.number() }).check((ctx) => {
      if (!isPlace(ctx.value)) refuse(ctx, contactFaults.place)
    }),
  ),
  social: z.optional(
    list(
      z.strictObject({
        network: line(contactLimits.network, (network) => network !== '', contactFaults.blank),
        to: line(contactLimits.link, isHttpsAddress, contactFaults.link),
      }),
      contactLimits.social,
    ).check((ctx) => {
      const known = new Set<string>()
      for (const [index, { to }] of ctx.value.entries()) {
        if (known.has(to)) refuse(ctx, contactFaults.twice, [index, 'to'])
        known.add(to)
      }
    }),
  ),
})
