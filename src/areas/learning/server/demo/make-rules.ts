import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Db } from '@gateway/db/open'
import { certificateDesign, certificateRule } from '../certificate-tables'
import { lesson } from '../tables'
import type { lessonFile } from './lesson-file'

type File = z.infer<typeof lessonFile>

/** One design, and the lessons that give certificates of it. Completions that follow issue them. */
export async function makeDemoRules(
  db: Db,
  siteId: string,
  design: NonNullable<File['design']>,
  rules: File['certificates'],
): Promise<void> {
  // Made before the learners, and once.
  const [known] = await db.select({ id: certificateDesign.id }).from(certificateDesign).limit(1)
  if (rules.length === 0 || known) return
  const designId = randomUUID()
  await db.insert(certificateDesign).values({ siteId, id: designId, name: design.heading.th, ...design })
  const found = await db
    .select({ id: lesson.id, slug: lesson.slug })
    .from(lesson)
    .where(
      inArray(
        lesson.slug,
        rules.map((rule) => rule.lesson),
      ),
    )
  await db.insert(certificateRule).values(
    found.map(({ id, slug }) => {
      const rule = rules.find((each) => each.lesson === slug)
      return {
        siteId,
        lessonId: id,
        designId,
        leastScore: rule?.leastScore ?? null,
        monthsValid: rule?.monthsValid ?? null,
      }
    }),
  )
}
