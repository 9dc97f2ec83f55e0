import { eq } from 'drizzle-orm'
import { call } from '@schemas/forms/calls/form/submit'
import { stableText } from '@schemas/layout/json'
import { checkAnswers, type FormField } from '@schemas/layout/check-answers'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { looseAddressOf } from '@schemas/mail-address'
import type { RenderBlock } from '@schemas/layout/render'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { formSubmission } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { findBlock } from '@gateway/pages/find-block'
import { type FormSummary, notifyOfSubmission } from '../../domain/notify-of-submission'

const messages = {
  gone: { en: 'This form is no longer available. Please reload the page.', th: 'ไม่มีแบบฟอร์มนี้แล้ว กรุณาโหลดหน้านี้ใหม่' },
  wrong: { en: 'Please check some of your answers.', th: 'มีบางข้อที่ต้องตรวจอีกครั้ง' },
  other: {
    en: 'This form was already sent with other answers. Reload the page to send it again.',
    th: 'แบบฟอร์มนี้ส่งไปแล้วด้วยคำตอบอื่น กรุณาโหลดหน้านี้ใหม่ก่อนส่งอีกครั้ง',
  },
  tooMany: {
    en: 'Too many submissions from here. Please try again in 15 minutes.',
    th: 'ส่งจากที่นี่หลายครั้งเกินไป กรุณาลองใหม่ในอีก 15 นาที',
  },
}
/** Per address in fifteen minutes; a class or office shares one address. */
const maxRetries = 20
/** No person reads and fills in a form faster (s). */
const leastSeconds = 2

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, services, locale, address, origin, log } = context
  const blockIn = (language: Locale) =>
    findBlock({ context: context, locale: language, pathname: input.page, id: input.block })
  const block = blockIn(locale)
  if (block?.type !== 'form/form') throw new CallError('not_found', messages.gone[locale])
  const form = block.props.form as string
  const pageTitle = (language: Locale) => {
    const pages = services.pages.of(site)
    const found = pages.addresses.find(input.page)
    return pickText(found?.kind === 'page' ? pages.page(found.path)?.title : undefined, language)
  }
  const today = dayIn(site.space.timeZone)
  const { answers, errors } = checkAnswers(block.props.fields as FormField[], input.answers, {
    locale,
    today,
    addressOf: looseAddressOf,
  })
  if (Object.keys(errors).length > 0) throw new CallError('invalid_input', messages.wrong[locale], errors)
  const repeated = () => tx((db) => db.select().from(formSubmission).where(eq(formSubmission.id, input.key)))
  const confirm = (stored: typeof formSubmission.$inferSelect) => {
    if (stored.form !== form || stableText(stored.answers) !== stableText(answers))
      throw new CallError('idempotency_key_reused', messages.other[locale])
    return { status: true as const, id: stored.id }
  }
  const [known] = await repeated()
  if (known) return confirm(known)
  if (!(await services.limits.guess(site.id, `form:${form}:${address}`, maxRetries)))
    throw new CallError('rate_limited', messages.tooMany[locale])
  // A bot gets the same response as a person and learns nothing; managers can still look through its submissions.
  const isMachine = input.website !== '' || input.seconds < leastSeconds
  if (isMachine) log.info({ form }, 'A form was filled in as machines do; the answer is kept as spam.')
  const [made] = await tx(async (db) => {
    // A submission by a person whose account is being closed has no sender, like their earlier ones.
    const sender = session.person && (await lockActivePerson(db, session.person.id)) ? session.person.id : null
    const stored = await db
      .insert(formSubmission)
      .values({
        siteId: site.id,
        id: input.key,
        form,
        pagePath: input.page,
        answers,
        locale,
        personId: sender,
        status: isMachine ? 'spam' : 'new',
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning()
    // With the submission or not at all, and only by the request that stored it.
    const answer = stored[0]
    if (answer && !isMachine)
      await notifyOfSubmission(db, { services, site, origin }, answer, (language) =>
        formIn((language === locale ? undefined : blockIn(language)) ?? block, pageTitle(language)),
      )
    return stored
  })
  const [stored] = made ? [made] : await repeated()
  if (!stored) throw new Error('A form answer was neither stored nor found.')
  return confirm(stored)
})

/** The form as described in a notice: without a title it has that of its page. */
const formIn = ({ props }: RenderBlock, pageTitle: string): FormSummary => ({
  title: [props.title, pageTitle].find((title): title is string => typeof title === 'string' && title.trim() !== ''),
  fields: props.fields as FormField[],
})

/** The current calendar day in the site's time zone. */
function dayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(),
  )
}
