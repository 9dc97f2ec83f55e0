import type { Locale } from '@schemas/layout/locale'
import type { MailFrame } from '@gateway/mail/account-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import type { Services } from '@gateway/services'
import { answersPageOf } from './form-fields-of'

const messages = {
  read: { en: 'View responses', th: 'ดูคำตอบทั้งหมด' },
  build: { en: 'Open the website builder', th: 'เปิดเครื่องมือสร้างหน้า' },
}

/** Target of a submission mail: the page that lists submissions, or the builder when the site has none. */
export function readingLink(
  { services, site, origin }: Omit<MailFrame, 'services'> & { services: Services },
  form: string,
  locale: Locale,
): { label: string; url: string } {
  const page = answersPageOf(services, site, form)
  const home = siteOrigin(services.settings, site, origin)
  return page === undefined
    ? { label: messages.build[locale], url: `${home}/?edit` }
    : { label: messages.read[locale], url: `${home}${encodeURI(page)}` }
}
