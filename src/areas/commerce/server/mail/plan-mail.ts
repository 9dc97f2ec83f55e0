import { fillText } from '@schemas/layout/fill-text'
import { pickText } from '@schemas/layout/pick-text'
import type { MailText } from '@gateway/mail/compose-mail'
import type { PlanNotice } from '../billing/end-plans'
import { formatDay } from '@gateway/text/local-date'

const texts = {
  ends: {
    title: { en: '{plan} ends on {day}', th: '{plan} จะสิ้นสุดวันที่ {day}' },
    lines: [
      {
        en: 'It does not renew automatically, and nothing is charged. If you want to keep it, buy the next period before that day.',
        th: 'ระบบไม่ต่ออายุและไม่เก็บเงินอัตโนมัติ หากต้องการใช้ต่อ กรุณาซื้อรอบถัดไปก่อนถึงวันนั้น',
      },
    ],
    action: { en: 'See my plans', th: 'ดูแพ็กเกจของฉัน' },
  },
  ended: {
    title: { en: '{plan} has ended', th: '{plan} สิ้นสุดแล้ว' },
    lines: [
      {
        en: 'What came with it has ended too. You can buy it again at any time.',
        th: 'สิทธิ์ที่มากับแพ็กเกจนี้สิ้นสุดลงด้วย คุณซื้อใหม่ได้ทุกเมื่อ',
      },
    ],
    action: { en: 'See my plans', th: 'ดูแพ็กเกจของฉัน' },
  },
} as const

/** The mail to the holder of a plan that ends or has ended. */
export function planMail({ kind, plan, subscription, person }: PlanNotice, url: string): MailText {
  const { locale } = person
  const day = formatDay(subscription.endsOn, locale)
  const values = { plan: pickText(plan.title, locale), day }
  const { title, lines, action } = texts[kind]
  return {
    title: fillText(title[locale], values),
    lines: lines.map((line) => fillText(line[locale], values)),
    action: { label: action[locale], url },
  }
}
