import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { MailText } from '@gateway/mail/compose-mail'

const texts = {
  title: { en: 'The account that receives money was changed', th: 'มีการเปลี่ยนบัญชีรับเงินของร้าน' },
  line: {
    en: '{name} changed where the shop receives money. It is now: {accounts}.',
    th: '{name} เปลี่ยนบัญชีรับเงินของร้าน ขณะนี้คือ: {accounts}',
  },
  none: { en: 'none', th: 'ไม่มี' },
  warning: {
    en: 'If this was not agreed, change it back at once and end that person’s sessions.',
    th: 'หากไม่ได้ตกลงกันไว้ ให้เปลี่ยนกลับทันที และยกเลิกการเข้าสู่ระบบของบุคคลนั้น',
  },
  action: { en: 'See the bills of the shop', th: 'ดูบิลของร้าน' },
}

/** Tells every admin, also the one who did it, where money goes from now on. */
export const accountChangedMail = (
  locale: Locale,
  { name, accounts, url }: { name: string; accounts: readonly string[]; url: string },
): MailText => ({
  title: texts.title[locale],
  lines: [
    fillText(texts.line[locale], { name, accounts: accounts.join(', ') || texts.none[locale] }),
    texts.warning[locale],
  ],
  action: { label: texts.action[locale], url },
})
