import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import type { SeedContext } from '@gateway/seed/demo-seed'
import { dayIn } from '@schemas/zoned-parts'
import { certificate } from '../certificate-tables'
import { lockEnrolment } from '../domain/access/enrolments'
import { endRight } from '../domain/access/rights'
import { reissue, revoke } from '../domain/certificate/manage'
import type { Learner } from '../domain/reader'
import { lessonRating } from '../survey-tables'
import { lesson, lessonEnrolment, lessonItem, lessonRight } from '../tables'
import { enrolDemo } from './enrol-demo'
import { demoComments } from './rating-comments'

const thaiFirst = ['สมชาย', 'มาลี', 'ณัฐพล', 'พิมพ์ชนก', 'อรทัย', 'ธนกฤต', 'กมลวรรณ', 'วีรยุทธ', 'ศิริพร', 'ชยุต', 'น้ำฝน', 'ปิยะ']
const thaiLast = ['ใจดี', 'ศรีสุข', 'ทองแท้', 'วงศ์ไทย', 'บุญมา', 'รุ่งเรือง', 'พันธุ์ดี', 'แก้วมณี', 'สายธาร', 'ก้องภพ', 'อินทร์แก้ว']
const englishNames = ['Ethan Clarke', 'Maya Fischer', 'Liam O’Neill', 'Sofia Rossi', 'Daniel Kim']
const dayMs = 86_400_000

type Wanted = { lessons: readonly string[]; now: Date }

/** One learner of many: who it is, what it has, and how far it is, all by its number. */
export async function makeDemoLearner({ db, site, people }: SeedContext, at: number, wanted: Wanted): Promise<void> {
  const { lessons, now } = wanted
  const id = `demo-learner-${site}-${at}`
  const [firstname = '', lastname = ''] =
    at % 12 === 11
      ? (englishNames[Math.floor(at / 12) % englishNames.length] ?? '').split(' ')
      : [thaiFirst[at % thaiFirst.length], thaiLast[(at * 7 + 3) % thaiLast.length]]
  const [made] = await db
    .insert(person)
    .values({ siteId: site, id, email: `learner-${at}@people.${site}.example`, firstname, lastname })
    .onConflictDoNothing()
    .returning({ id: person.id })
  if (!made) return
  const count = 2 + (at % 3)
  for (let index = 0; index < count; index += 1) {
    const slug = lessons[(at + index * (1 + (at % 2))) % lessons.length] ?? ''
    const items = await countItems(db, slug)
    // A third has finished, some have not begun.
    const done = (at + index) % 3 === 0 ? items : (at * 5 + index * 3) % items
    // The older ones began more than a year ago: their access, and what it gave for a year, has ended.
    const from = new Date(now.getTime() - ((at * 11 + index * 29) % (at % 10 === 9 ? 500 : 170)) * dayMs)
    await enrolDemo(db, site, { person: id, slug, done, name: `${firstname} ${lastname}`, hasSeat: false, now: from })
    if (done > 0) await rateDemo(db, site, { person: id, slug, at: at * 3 + index, now: from })
  }
  await changeDemo(db, { site, at, id, admin: people.admin, now })
}

async function countItems(db: Db, slug: string): Promise<number> {
  const rows = await db
    .select({ id: lessonItem.id })
    .from(lessonItem)
    .innerJoin(lesson, and(eq(lesson.siteId, lessonItem.siteId), eq(lesson.id, lessonItem.lessonId)))
    .where(eq(lesson.slug, slug))
  return rows.length
}

async function rateDemo(
  db: Db,
  siteId: string,
  { person: personId, slug, at, now }: { person: string; slug: string; at: number; now: Date },
): Promise<void> {
  const [row] = await db
    .select({ id: lessonEnrolment.id, lessonId: lessonEnrolment.lessonId })
    .from(lessonEnrolment)
    .innerJoin(lesson, and(eq(lesson.siteId, lessonEnrolment.siteId), eq(lesson.id, lessonEnrolment.lessonId)))
    .where(and(eq(lesson.slug, slug), eq(lessonEnrolment.personId, personId)))
  if (!row) return
  // Spread over all lessons alike: 62 of a hundred give five stars, 26 four, 9 three, 3 two.
  const spread = (at * 61) % 100
  const stars = spread < 62 ? 5 : spread < 88 ? 4 : spread < 97 ? 3 : 2
  const { [stars]: comments = [] } = demoComments
  await db
    .insert(lessonRating)
    .values({
      siteId,
      id: randomUUID(),
      lessonId: row.lessonId,
      enrolmentId: row.id,
      personId,
      stars,
      // Many give stars alone.
      comment: at % 5 === 2 ? '' : (comments[(at * 5) % comments.length] ?? ''),
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
}

/** A right that was ended, and certificates that were revoked or printed a wrong name. */
async function changeDemo(
  db: Db,
  { site, at, id, admin, now }: { site: string; at: number; id: string; admin: string; now: Date },
): Promise<void> {
  const timeZone = 'Asia/Bangkok'
  const staff: Learner = {
    db,
    site,
    person: admin,
    isManager: true,
    locale: 'th',
    timeZone,
    now,
    today: dayIn(now.getTime(), timeZone),
  }
  const [issued] = await db
    .select()
    .from(certificate)
    .where(and(eq(certificate.personId, id), eq(certificate.status, 'valid')))
    .limit(1)
  if (issued && at % 3 !== 1) await db.update(certificate).set({ listed: true }).where(eq(certificate.id, issued.id))
  if (issued && at % 15 === 6) await revoke(staff, { id: issued.id, reason: 'ออกให้ผิดรอบเรียน' })
  if (issued && at % 15 === 3)
    await reissue(staff, {
      id: issued.id,
      name: issued.frozen.name.replace(' ', ' ณ '),
      reason: 'แก้ไขชื่อสกุลตามบัตรประชาชน',
    })
  if (at % 20 !== 19) return
  const rights = await db
    .select({ id: lessonRight.id, enrolment: lessonRight.enrolmentId })
    .from(lessonRight)
    .innerJoin(lessonEnrolment, eq(lessonEnrolment.id, lessonRight.enrolmentId))
    .where(and(eq(lessonEnrolment.personId, id), inArray(lessonEnrolment.status, ['active'])))
    .limit(1)
  for (const { id: right, enrolment: of } of rights) {
    const enrolment = await lockEnrolment(db, { id: of })
    if (enrolment) await endRight(db, { site, enrolment, right, reason: 'demo', now })
  }
}
