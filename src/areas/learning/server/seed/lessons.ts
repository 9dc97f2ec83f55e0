import { eq } from 'drizzle-orm'
import { defineSeed, type SeedBatch } from '@gateway/seed/demo-seed'
import { enrolDemo } from '../demo/enrol-demo'
import { makeDemoLearner } from '../demo/make-learners'
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
  make: (_context, { lessons, enrolments, learners, design, certificates }) => {
    const now = new Date()
    const each = lessons.map((made): SeedBatch => async ({ db, site }) => {
      const [known] = await db.select({ id: lesson.id }).from(lesson).where(eq(lesson.slug, made.slug))
      if (!known) await makeDemoLesson(db, site, made, now)
    })
    const rules: SeedBatch = async ({ db, site }) => {
      if (design) await makeDemoRules(db, site, design, certificates)
    }
    const slugs = lessons.map(({ slug }) => slug)
    const others = Array.from(
      { length: learners },
      (_, at): SeedBatch =>
        (context) =>
          makeDemoLearner(context, at, { lessons: slugs, now }),
    )
    const last: SeedBatch = async ({ db, site, people }) => {
      for (const { of, lesson: slug, ...wanted } of enrolments)
        await enrolDemo(db, site, { person: people[of], slug, ...wanted, now })
    }
    return Promise.resolve([...each, rules, ...others, last])
  },
})
