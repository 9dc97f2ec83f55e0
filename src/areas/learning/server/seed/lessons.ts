import { eq } from 'drizzle-orm'
import { defineSeed, type SeedBatch } from '@gateway/seed/demo-seed'
import { enrolDemo } from '../demo/enrol-demo'
import { makeDemoRules } from '../demo/make-rules'
import { lessonFile } from '../demo/lesson-file'
import { makeDemoLesson } from '../demo/make-lesson'
import { lesson, lessonRight } from '../tables'

export const seed = defineSeed({
  file: 'lessons.json',
  schema: lessonFile,
  // Enrolments come last.
  isSeeded: async (db) =>
    (await db.select({ id: lessonRight.id }).from(lessonRight).where(eq(lessonRight.reason, 'demo')).limit(1)).length >
    0,
  // In batches: a gateway answers before its demo lessons are there.
  make: (_context, { lessons, enrolments, design, certificates }) => {
    const now = new Date()
    const each = lessons.map((made): SeedBatch => async ({ db, site }) => {
      const [known] = await db.select({ id: lesson.id }).from(lesson).where(eq(lesson.slug, made.slug))
      if (!known) await makeDemoLesson(db, site, made, now)
    })
    const last: SeedBatch = async ({ db, site, people }) => {
      if (design) await makeDemoRules(db, site, design, certificates)
      for (const { of, lesson: slug, ...wanted } of enrolments)
        await enrolDemo(db, site, { person: people[of], slug, ...wanted, now })
    }
    return Promise.resolve([...each, last])
  },
})
