import { and, eq } from 'drizzle-orm'
import type { AnswerValue } from '@schemas/forms/entities/form-submission'
import { type AnswerField, type FormField, isAnswerField, shownFields } from '@schemas/layout/check-answers'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { mailAddressOf } from '@schemas/mail-address'
import { formNotice } from '@gateway/db/form-notice-tables'
import type { Db } from '@gateway/db/open'
import type { formSubmission } from '@gateway/db/tables'
import type { MailFrame } from '@gateway/mail/account-mail'
import { queueMail } from '@gateway/mail/queue-mail'
import type { Services } from '@gateway/services'
import { readingLink } from './reading-link'
import { formatDay, formatMoment } from '@gateway/text/local-date'

/** Notices per form and hour, to each address: repeated submissions fill nobody's mailbox. */
export const maxNotices = 60
const hourMs = 3_600_000
/** Maximum characters of a sender's name in a mail's subject. */
const maxNameCharacters = 60

const messages = {
  subject: { en: '{form}: new response', th: '{form}: มีคำตอบใหม่' },
  sent: { en: 'Sent on {time} from the page {page}.', th: 'ส่งเมื่อ {time} จากหน้า {page}' },
  why: {
    en: 'You received this because your email is on the list for the form “{form}” of this website. Its managers can remove it.',
    th: 'คุณได้รับอีเมลนี้เพราะมีอีเมลของคุณอยู่ในรายชื่อผู้รับคำตอบของแบบฟอร์ม “{form}” ผู้จัดการเว็บไซต์นำออกได้',
  },
  none: { en: 'Not answered', th: 'ไม่ได้ตอบ' },
  yes: { en: 'Yes', th: 'ใช่' },
  no: { en: 'No', th: 'ไม่' },
  more: { en: '{form}: more responses', th: '{form}: มีคำตอบเข้ามาอีก' },
  rest: {
    en: 'More than {count} responses arrived within an hour. To keep your inbox from filling up, no more will be emailed until {time}. All of them are saved.',
    th: 'มีคำตอบเข้ามามากกว่า {count} รายการภายในหนึ่งชั่วโมง ระบบจึงหยุดส่งอีเมลของคำตอบถัดไปจนถึง {time} เพื่อไม่ให้กล่องจดหมายเต็ม คำตอบทั้งหมดยังเก็บไว้ครบ',
  },
}

type Stored = typeof formSubmission.$inferSelect
/** The form in the recipients' language. */
export type FormSummary = { title?: string | undefined; fields: FormField[] }

/**
 * Queues the mails about a submission in the transaction that stores it. `read` is called only when there are
 * recipients.
 */
export async function notifyOfSubmission(
  db: Db,
  { services, site, origin }: Omit<MailFrame, 'services'> & { services: Services },
  { form, answers: submitted, pagePath, createdAt }: Stored,
  read: (language: Locale) => FormSummary,
): Promise<void> {
  // Locked, so that concurrent submissions are counted one after the other.
  const [notice] = await db
    .select()
    .from(formNotice)
    .where(and(eq(formNotice.form, form), eq(formNotice.isOn, true)))
    .for('update')
  if (!notice || notice.addresses.length === 0) return
  const isOver = createdAt.getTime() - notice.hourBegan.getTime() >= hourMs
  const [hourBegan, sentCount] = isOver ? [createdAt, 1] : [notice.hourBegan, notice.told + 1]
  if (sentCount > maxNotices + 1) return
  await db.update(formNotice).set({ hourBegan, told: sentCount }).where(eq(formNotice.form, form))
  const language = site.space.locales[0] ?? 'th'
  const { title, fields } = read(language)
  const name = title ?? form
  const message = (each: keyof typeof messages, values: Record<string, string>) =>
    fillText(messages[each][language], values)
  const time = (at: Date, dateStyle?: 'long') =>
    formatMoment(at, language, {
      ...(dateStyle ? { dateStyle } : {}),
      timeStyle: 'short',
      timeZone: site.space.timeZone,
    })
  const after = [message('why', { form: name })]
  const action = readingLink({ services, site, origin }, form, language)
  const answers = submitted as Record<string, AnswerValue>
  const requestedFields = shownFields(fields, answers).filter(isAnswerField)
  const replyTo = requestedFields
    .filter(({ kind }) => kind === 'email')
    .map((field) => answers[field.name])
    .map((each) => (typeof each === 'string' ? mailAddressOf(each) : undefined))
    .find((each) => each !== undefined)
  const who = nameOf(requestedFields, answers)
  const mail =
    sentCount > maxNotices
      ? {
          title: message('more', { form: name }),
          lines: [message('rest', { count: String(maxNotices), time: time(new Date(hourBegan.getTime() + hourMs)) })],
          action,
          after,
        }
      : {
          title: who === '' ? message('subject', { form: name }) : `${name}: ${who}`,
          lines: [message('sent', { time: time(createdAt, 'long'), page: pagePath })],
          answers: requestedFields.map((field) => ({
            question: field.label,
            answer: toText(answers[field.name], field, language),
          })),
          ...(replyTo === undefined ? {} : { replyTo }),
          action,
          after,
        }
  // A separate mail per recipient, so that recipients stay private. Rows are not kept: they would name the sender long
  // after the submission is deleted.
  for (const email of notice.addresses)
    await queueMail(db, services, site, {
      purpose: 'form',
      to: { email, locale: language },
      text: mail,
      keepsLine: false,
    })
}

/** The sender in one line: their name or contact. */
function nameOf(requestedFields: readonly AnswerField[], answers: Record<string, AnswerValue>): string {
  const filledAs = (...wanted: string[]) =>
    requestedFields
      .filter(
        (field) => field.kind === 'text' && field.autocomplete !== undefined && wanted.includes(field.autocomplete),
      )
      .map((field) => answers[field.name])
  const found = [
    filledAs('name'),
    filledAs('given-name', 'family-name'),
    [requestedFields.some(({ name, kind }) => name === 'name' && kind === 'text') ? answers.name : undefined],
    ...(['email', 'phone'] as const).map((wanted) =>
      requestedFields
        .filter(({ kind }) => kind === wanted)
        .slice(0, 1)
        .map((field) => answers[field.name]),
    ),
  ]
  const name =
    found
      .map((parts) =>
        parts
          .filter((part) => typeof part === 'string')
          .join(' ')
          .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .trim(),
      )
      .find((each) => each !== '') ?? ''
  const characters = Array.from(name)
  return characters.length > maxNameCharacters ? `${characters.slice(0, maxNameCharacters - 1).join('')}…` : name
}

/** An answer as shown in the form: option labels, dates in the language's calendar. */
function toText(value: AnswerValue | undefined, field: AnswerField, language: Locale): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return messages.none[language]
  if (typeof value === 'boolean') return messages[value ? 'yes' : 'no'][language]
  const labelOf = (one: string) =>
    ('options' in field ? field.options.find((option) => option.value === one)?.label : undefined) ?? one
  if (Array.isArray(value)) return value.map(labelOf).join(', ')
  if (field.kind === 'date') return formatDay(String(value), language)
  if (field.kind === 'number' && field.unit) return `${value} ${field.unit}`
  return labelOf(String(value))
}
