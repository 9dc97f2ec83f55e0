import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { lapsePlans, remindOfPlans } from '../billing/end-plans'
import { planMail } from '../mail/plan-mail'

/** Reminds of plans that end soon, and ends those whose period is over. */
export const job = defineJob({
  name: 'commerce/end-plans',
  title: { en: 'Remind of plans and end them', th: 'แจ้งเตือนและปิดแพ็กเกจที่หมดอายุ' },
  input: z.strictObject({}),
  schedule: '5 * * * *',
  atStart: true,
  run: async (tx, { site: siteId, servedSite: site, services, afterCommit, runAgain }) => {
    if (!site) return 0
    const now = new Date()
    const shop = { tx, site: siteId, now, timeZone: site.space.timeZone }
    const [lapsed, reminded] = [await lapsePlans(shop), await remindOfPlans(shop)]
    const url = `${siteOrigin(services.settings, site)}/billing/payment`
    const notices = [...lapsed.notices, ...reminded.notices]
    for (const notice of notices) {
      const { id, email, firstname, locale } = notice.person
      await queueMail(tx, services, site, {
        purpose: 'plan',
        to: { id, email, name: firstname, locale },
        text: planMail(notice, url),
      })
    }
    if (notices.length > 0) afterCommit(services.wakeMail)
    if (lapsed.isMore || reminded.isMore) runAgain(now)
    return notices.length
  },
})
