import type { Visibility } from '@schemas/content/entities/post-states'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { formatDateTime } from '@kit/format'
import { languageLabels } from '../state-texts'

const sentences = {
  now: {
    en: 'This publishes {languages} (version {no}) now for {readers}.',
    th: 'เผยแพร่{languages} (เวอร์ชัน {no}) ทันที สำหรับ{readers}',
  },
  later: {
    en: 'This publishes {languages} (version {no}) on {at} for {readers}. Later edits are not included.',
    th: 'เผยแพร่{languages} (เวอร์ชัน {no}) วันที่ {at} สำหรับ{readers} การแก้ไขหลังจากนี้จะไม่รวมอยู่ด้วย',
  },
  until: { en: ' It goes offline on {until}.', th: ' และถอดออกวันที่ {until}' },
}
const readers: Readonly<Record<Visibility, Record<Locale, string>>> = {
  guest: { en: 'everyone', th: 'ทุกคน' },
  user: { en: 'members', th: 'สมาชิก' },
  manager: { en: 'managers', th: 'ผู้จัดการ' },
}

type Plan = {
  locales: readonly Locale[]
  no: number
  visibility: Visibility
  at?: Date | undefined
  until?: Date | undefined
}

/** Says in one sentence which languages and version go live, for whom and when, by the site's clock. */
export function publishSentence(plan: Plan, locale: Locale, timeZone: string): string {
  const names = plan.locales.map((each) => languageLabels[each][locale])
  const moment = (at: Date) => formatDateTime(at, locale, { timeZone, style: 'long' })
  const languages = names.join(locale === 'en' ? ' and ' : 'และ')
  const values = { languages, no: plan.no, readers: readers[plan.visibility][locale] }
  const start = plan.at
    ? fillText(sentences.later[locale], { ...values, at: moment(plan.at) })
    : fillText(sentences.now[locale], values)
  return plan.until ? start + fillText(sentences.until[locale], { until: moment(plan.until) }) : start
}
