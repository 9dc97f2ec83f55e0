import { randomUUID } from 'node:crypto'
import { lessonRating, survey, surveyAnswer, surveyDone } from '@areas/learning/server/survey-tables'
import { lessonEnrolment, lessonProgress, lessonRight } from '@areas/learning/server/tables'
import type { Database } from '@gateway/db/open'
import { demoPerson, type Ids, newIds } from '../isolation/make-rows'
import { sites } from './isolation-rows'
import { makeLesson } from './make-lesson'

const kinds = ['lesson', 'slug', 'item', 'rating'] as const
type Kind = (typeof kinds)[number]

/** A lesson with a survey at each site, which the demo accounts have and have rated. */
async function makeBoth(database: Database): Promise<Record<Kind, Ids>> {
  const { db } = database
  const made = Object.fromEntries(kinds.map((kind) => [kind, newIds()])) as Record<Kind, Ids>
  for (const [siteId, side] of sites) {
    const slug = `survey-${randomUUID()}`
    const lesson = await makeLesson(db, siteId, { items: [{ kind: 'survey', slug }, {}] })
    const [item = '', other = ''] = lesson.items
    const ids: Record<Kind, string> = { lesson: lesson.slug, slug, item, rating: randomUUID() }
    await db.insert(survey).values({ siteId, itemId: item })
    for (const role of ['user', 'manager', 'admin']) {
      const [enrolmentId, personId] = [randomUUID(), await demoPerson(database, siteId, role)]
      await db
        .insert(lessonEnrolment)
        .values({ siteId, id: enrolmentId, lessonId: lesson.id, personId, status: 'active', total: 2 })
      await db
        .insert(lessonRight)
        .values({ siteId, id: randomUUID(), enrolmentId, source: 'grant', startsAt: new Date() })
      await db
        .insert(lessonProgress)
        .values({ siteId, enrolmentId, cycle: 1, itemId: other, doneAt: new Date(), doneBy: 'self' })
      const id = role === 'user' ? ids.rating : randomUUID()
      await db.insert(lessonRating).values({ siteId, id, lessonId: lesson.id, enrolmentId, personId, stars: 4 })
      // The user still has to answer.
      if (role !== 'admin') continue
      await db.insert(surveyDone).values({ siteId, surveyId: item, enrolmentId, cycle: 1 })
      await db
        .insert(surveyAnswer)
        .values({ siteId, id: randomUUID(), surveyId: item, personId, answers: [], day: '2026-11-28' })
    }
    for (const kind of kinds) made[kind][side] = ids[kind]
  }
  return made
}

const all = new WeakMap<Database, ReturnType<typeof makeBoth>>()
export const sharedSurveys = (database: Database) => {
  const known = all.get(database) ?? makeBoth(database)
  all.set(database, known)
  return known
}

const answered = new WeakMap<Database, ReturnType<typeof makeBoth>>()
/** Apart from the others: a survey is answered once. */
export const freshSurveys = (database: Database) => {
  const known = answered.get(database) ?? makeBoth(database)
  answered.set(database, known)
  return known
}
