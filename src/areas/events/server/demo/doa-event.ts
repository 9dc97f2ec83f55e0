import type { EventQuestions } from '@schemas/events/entities/event-parts'
import questions from './doa-questions.json'
import type { DemoEvent } from './event-file'

const venue = {
  name: { th: 'แปลงสาธิตบางกระเจ้า', en: 'Demonstration plot, Bang Krachao' },
  address: {
    th: 'พระประแดง สมุทรปราการ มีรถรับจากสถานีบางนา',
    en: 'Phra Pradaeng, Samut Prakan; a bus leaves from Bang Na',
  },
}
const day = (id: string, at: number, th: string, en: string) => ({
  id,
  day: at,
  from: '09:00',
  until: '16:00',
  title: { th, en },
})
const inclusions = [
  { th: 'อาหารกลางวันและวัสดุ', en: 'Lunch and materials' },
  { th: 'ใบรับรองพร้อมเลขทะเบียน', en: 'A numbered certificate' },
]
/** Saturdays, by how many days they are from today. */
const sessionsFrom = (saturday: number) => [
  day('compost', saturday, 'ปุ๋ยหมักเติมอากาศ', 'Aerated compost'),
  day('mushroom', saturday + 7, 'เห็ดในโรงเรือนเล็ก', 'Mushrooms in a small house'),
  day('salad', saturday + 35, 'ผักสลัดน้ำหมุนเวียน', 'Salad in circulating water'),
]

/** The workshops of cohort 68, with so many people over their three days. */
export function doaEvent(people: number, today: Date): DemoEvent {
  // The weekday in Bangkok; the first Saturday in two weeks or later.
  const weekday = new Date(today.getTime() + 7 * 3_600_000).getUTCDay()
  return describe(people, sessionsFrom(14 + ((6 - weekday + 7) % 7)))
}

const describe = (people: number, sessions: DemoEvent['sessions']): DemoEvent => ({
  slug: 'doa-register-68',
  title: { th: 'เวิร์กช็อปเกษตร DOA รุ่นที่ 68', en: 'DOA workshops for growers, cohort 68' },
  summary: {
    th: 'วันเดียวจบ ลงมือทำทั้งวัน กลับบ้านพร้อมสูตร ตารางต้นทุน และของที่ทำเอง',
    en: 'One day, hands in the soil. You go home with the recipe, a cost sheet and what you made.',
  },
  body: [
    {
      th: 'เลือกได้หนึ่งรอบต่อหนึ่งคน เรียนกลุ่มละไม่เกิน 24 คน ไม่มีค่าใช้จ่าย รวมอาหารกลางวันและวัสดุ ผู้เรียนครบวันรับใบรับรองพร้อมเลขทะเบียน',
      en: 'One session a person, at most 24 people in a group. It is free, lunch and materials included; a numbered certificate for those who stay the whole day.',
    },
    {
      th: 'รถรับส่งออก 07:45 น. ตรงเวลา ทางออก 2 สถานีบางนา',
      en: 'The bus leaves exit 2 of Bang Na station at 07:45 sharp.',
    },
  ],
  tags: ['DOA'],
  format: 'onsite',
  mode: 'approval',
  venue,
  sessions,
  quotas: sessions.map(({ title }) => ({ name: title, size: 24 })),
  packages: sessions.map(({ id, title }, at) => ({
    title,
    price: 0,
    sessions: [id],
    inclusions,
    max: 1,
    quotas: [at],
    // Spread, so that none is full.
    people: Math.min(23, Math.floor((people + 2 - at) / 3)),
    arrived: 0,
  })),
  requested: Math.min(6, Math.ceil(people / 10)),
})

export const doaQuestions = questions as unknown as EventQuestions
