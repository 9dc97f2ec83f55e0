import type { MailText } from '@gateway/mail/compose-mail'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { NoticeKind } from '../notice-tables'

const texts = {
  one: {
    mention: { en: '{name} mentioned you in {key}', th: '{name} กล่าวถึงคุณใน {key}' },
    assigned: { en: '{name} assigned {key} to you', th: '{name} มอบหมาย {key} ให้คุณ' },
    comment: { en: '{name} commented on {key}', th: '{name} แสดงความเห็นใน {key}' },
    change: { en: '{name} changed {key}', th: '{name} แก้ไข {key}' },
  },
  act: {
    mention: { en: '{name} mentioned you', th: '{name} กล่าวถึงคุณ' },
    assigned: { en: '{name} assigned it to you', th: '{name} มอบหมายให้คุณ' },
    comment: { en: '{name} commented', th: '{name} แสดงความเห็น' },
    change: { en: '{name} changed it', th: '{name} แก้ไข' },
  },
  someone: { en: 'Someone', th: 'มีคน' },
  several: { en: '{count} tasks need your attention', th: 'มี {count} งานที่เกี่ยวกับคุณ' },
  digest: { en: 'What changed in {count} tasks that you follow', th: 'ความเคลื่อนไหวใน {count} งานที่คุณติดตาม' },
  more: { en: 'And {count} more.', th: 'และอีก {count} งาน' },
  open: { en: 'Open the task', th: 'เปิดงาน' },
  openAll: { en: 'Open my work', th: 'เปิดงานของฉัน' },
  stop: {
    en: 'To receive no more mail about a task, open it and choose “Stop following”.',
    th: 'หากไม่ต้องการรับอีเมลเรื่องงานใด ให้เปิดงานนั้นแล้วเลือก “เลิกติดตาม”',
  },
} satisfies Record<string, unknown>
const maxLines = 20

export type MailedTask = { key: string; title: string; acts: readonly { kind: NoticeKind; name: string }[] }

/** The mail of what happened to tasks: at once for mentions and assignments, of all else once a day. */
export function taskMail(
  locale: Locale,
  { tasks, isDigest, origin }: { tasks: readonly MailedTask[]; isDigest: boolean; origin: string },
): MailText {
  const [first] = tasks
  const [act] = first?.acts ?? []
  const name = (of: string) => of || texts.someone[locale]
  const isOne = tasks.length === 1 && first?.acts.length === 1
  const lines = tasks
    .slice(0, maxLines)
    .map(
      ({ key, title, acts }) =>
        `${key} ${title}: ${acts.map((each) => fillText(texts.act[each.kind][locale], { name: name(each.name) })).join(', ')}`,
    )
  const rest = tasks.length - lines.length
  return {
    title:
      isOne && first && act
        ? fillText(texts.one[act.kind][locale], { name: name(act.name), key: first.key })
        : fillText(texts[isDigest ? 'digest' : 'several'][locale], { count: tasks.length }),
    lines: rest > 0 ? [...lines, fillText(texts.more[locale], { count: rest })] : lines,
    action:
      tasks.length === 1 && first
        ? { label: texts.open[locale], url: `${origin}/project/admin/detail?task=${first.key}` }
        : { label: texts.openAll[locale], url: `${origin}/project/admin` },
    after: [texts.stop[locale]],
  }
}
