import { randomUUID } from 'node:crypto'
import { call } from '@schemas/forms/calls/form/test-notice'
import { tooManyTries } from '@gateway/auth/account-messages'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { queueMail } from '@gateway/mail/queue-mail'
import { readNotice } from '../../domain/notice-rows'
import { readingLink } from '../../domain/reading-link'

/** Per person in 15 minutes. */
const maxTests = 10

const messages = {
  nobody: { en: 'No one gets new responses yet. Save an email first.', th: 'ยังไม่มีผู้รับคำตอบ กรุณาบันทึกอีเมลก่อน' },
  title: { en: 'Test: {form}', th: 'ทดสอบ: {form}' },
  line: {
    en: 'New responses to the form “{form}” will be sent to this email. This is a test to make sure they arrive.',
    th: 'คำตอบใหม่ของแบบฟอร์ม “{form}” จะส่งมาที่อีเมลนี้ อีเมลฉบับนี้ส่งเพื่อทดสอบว่าได้รับจริง',
  },
}

export const handler = handle(call, async (context) => {
  const me = ownPerson(context)
  const { input, tx, site, services, locale, origin } = context
  if (!(await services.limits.guess(site.id, `form-test:${me.id}`, maxTests))) throw tooManyTries(locale)
  const language = site.space.locales[0] ?? 'th'
  const message = (each: keyof typeof messages) => messages[each][language].replace('{form}', () => input.form)
  const test = randomUUID()
  await tx(async (db) => {
    const { addresses } = await readNotice(db, input.form)
    if (addresses.length === 0) throw new CallError('conflict', messages.nobody[locale])
    const action = readingLink({ services, site, origin }, input.form, language)
    for (const [index, email] of addresses.entries())
      await queueMail(db, services, site, {
        id: `${test}.${index}`,
        purpose: 'form-test',
        to: { id: me.id, email, locale: language },
        text: { title: message('title'), lines: [message('line')], action },
      })
    await recordAudit(db, {
      site: site.id,
      person: me.id,
      action: 'email',
      subject: `mail:${test}`,
      after: { to: addresses.join(', '), subject: message('title') },
    })
  })
  services.wakeMail()
  return { test }
})
