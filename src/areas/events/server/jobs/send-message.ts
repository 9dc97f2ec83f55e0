import { defineJob } from '@gateway/jobs/define-job'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { pickText } from '@schemas/layout/pick-text'
import { openCode } from '../domain/codes'
import { messageJob } from '../domain/event/changes-job'
import { nextRecipients } from '../domain/staff/send'

const messages = { open: { en: 'See the registration', th: 'ดูการลงทะเบียน' } }

/** Mails a message of the organiser, a batch at a time: those who have it are behind its position. */
export const job = defineJob({
  ...messageJob,
  title: { en: 'Send a message to the people of an event', th: 'ส่งข้อความถึงผู้ลงทะเบียน' },
  run: async (tx, { site: siteId, servedSite: site, services, runAgain, afterCommit }, { message: id }) => {
    const next = await nextRecipients(tx, id)
    if (!next || !site) return 0
    const origin = siteOrigin(services.settings, site)
    for (const { id: row, email, name, locale, codeSealed, personId } of next.people) {
      const code = openCode(services.seal, codeSealed, { site: siteId, table: 'event_registration', row })
      if (email === null || code === undefined) continue
      await queueMail(tx, services, site, {
        purpose: 'event',
        to: { email, name, locale, ...(personId === null ? {} : { id: personId }) },
        text: {
          title: next.message.subject,
          lines: [pickText(next.of.title, locale), ...next.message.body.split(/\n{2,}/)],
          action: { label: messages.open[locale], url: `${origin}/event/ticket/${code}` },
        },
      })
    }
    if (next.isMore) runAgain(new Date())
    afterCommit(services.wakeMail)
    return next.people.length
  },
})
