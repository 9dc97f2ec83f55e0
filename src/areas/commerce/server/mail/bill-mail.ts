import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { MailText } from '@gateway/mail/compose-mail'
import { formatDay } from '@gateway/text/local-date'

const texts = {
  title: { en: 'A bill of {amount} is due on {day}', th: 'มีบิล {amount} ครบกำหนดวันที่ {day}' },
  late: { en: 'A bill of {amount} was due on {day}', th: 'บิล {amount} ครบกำหนดเมื่อวันที่ {day}' },
  line: {
    en: 'If you have paid meanwhile, you can ignore this email.',
    th: 'หากชำระแล้ว ไม่ต้องทำอะไรกับอีเมลนี้',
  },
  action: { en: 'See and pay the bill', th: 'ดูและชำระบิล' },
}

/** The mail that reminds a payer of a bill. */
export function billMail(
  locale: Locale,
  { url, isLate, amount, dueOn }: { url: string; isLate: boolean; amount: string; dueOn: string },
): MailText {
  const day = formatDay(dueOn, locale)
  return {
    title: fillText(texts[isLate ? 'late' : 'title'][locale], { amount, day }),
    lines: [texts.line[locale]],
    action: { label: texts.action[locale], url },
  }
}
