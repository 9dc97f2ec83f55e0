import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'

/** What is popular comes first in the catalogue. Counted apart, so that enrolments of one lesson never wait for its row. */
export const job = defineJob({
  name: 'learning/count-learners',
  title: { en: 'Count the learners of lessons', th: 'นับผู้เรียนของแต่ละบทเรียน' },
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  run: async (tx) => {
    await tx.execute(sql`
      UPDATE lesson l SET learners = c.learners
      FROM (
        SELECT o.id, (SELECT count(*)::int FROM lesson_enrolment e WHERE e.site_id = o.site_id AND e.lesson_id = o.id AND e.began_at IS NOT NULL) AS learners
        FROM lesson o
      ) c
      WHERE l.id = c.id AND l.learners <> c.learners`)
  },
})
