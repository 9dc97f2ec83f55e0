import { randomUUID } from 'node:crypto'
import { saveProducts } from '@areas/commerce/server/public'
import { ranksBetween } from '@gateway/rank/rank'
import type { Db } from '@gateway/db/open'
import type { ItemBody } from '@schemas/learning/entities/item'
import type { RichTree } from '@schemas/layout/rich-text'
import { lessonProduct } from '../domain/author/save-lesson'
import { lesson, lessonItem, lessonRound, lessonSection } from '../tables'
import { makeDemoExam } from './make-exam'
import { makeDemoSurvey } from './make-survey'
import type { DemoItem, DemoLesson } from './lesson-file'

type Both = { th: string; en: string }
const dayMs = 86_400_000

const treeOf = (paragraphs: readonly string[]): RichTree => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const richOf = (paragraphs: readonly Both[]) => ({
  th: treeOf(paragraphs.map(({ th }) => th)),
  en: treeOf(paragraphs.map(({ en }) => en)),
})

/** A film has its pictures twice and its captions in both languages, under names that `make-films` gives. */
function bodyOf({ film, seconds = 0, text }: DemoItem): ItemBody {
  return {
    ...(film
      ? {
          film: {
            sources: [
              { asset: film, type: 'video/webm' },
              { asset: `${film}-mp4`, type: 'video/mp4' },
            ],
            tracks: [
              { language: 'th', asset: `${film}-th` },
              { language: 'en', asset: `${film}-en` },
            ],
            length: Math.round(seconds * 10),
          },
        }
      : {}),
    text: richOf(text),
  }
}

/** The first day of a round, moved by terms of thirteen weeks into the future. */
function startOf(day: string, now: Date): Date {
  const first = Date.parse(`${day}T00:00:00Z`)
  const term = 13 * 7 * dayMs
  const late = now.getTime() + 7 * dayMs - first
  return new Date(first + Math.max(0, Math.ceil(late / term)) * term)
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A published lesson with its price, rounds and parts. */
export async function makeDemoLesson(db: Db, site: string, made: DemoLesson, now: Date): Promise<void> {
  const id = randomUUID()
  const { slug, title, price, description, accessDays, cover, rounds, sections, ...fields } = made
  const variantId = price === 0 ? null : `lesson-${id}`
  if (variantId) await saveProducts({ tx: db, site, now }, [lessonProduct({ id, price, title, slug, variantId })])
  await db.insert(lesson).values({
    siteId: site,
    id,
    slug,
    title,
    price,
    variantId,
    ...fields,
    cover: cover ?? null,
    accessDays: accessDays ?? null,
    description: description.length > 0 ? richOf(description) : null,
    status: 'published',
    publishedAt: new Date(now.getTime() - 20 * dayMs),
    createdAt: new Date(now.getTime() - 40 * dayMs),
  })
  for (const { name, startsOn, weeks, capacity, place } of rounds) {
    const start = startOf(startsOn, now)
    await db.insert(lessonRound).values({
      siteId: site,
      id: randomUUID(),
      lessonId: id,
      name,
      startsOn: dayOf(start),
      endsOn: dayOf(new Date(start.getTime() + (weeks * 7 - 1) * dayMs)),
      capacity,
      place,
    })
  }
  const sectionRanks = ranksBetween(null, null, sections.length)
  for (const [at, { title: name, opensDays, items }] of sections.entries()) {
    const sectionId = randomUUID()
    await db.insert(lessonSection).values({
      siteId: site,
      id: sectionId,
      lessonId: id,
      title: name,
      rank: sectionRanks[at] ?? '',
      ...(opensDays === undefined ? {} : { opens: 'after_days' as const, opensDays }),
    })
    const ranks = ranksBetween(null, null, items.length)
    const ids = items.map(() => randomUUID())
    await db.insert(lessonItem).values(
      items.map((item, index) => ({
        siteId: site,
        id: ids[index] ?? '',
        lessonId: id,
        sectionId,
        slug: item.slug,
        kind: item.kind,
        title: item.title,
        rank: ranks[index] ?? '',
        minutes: item.minutes,
        preview: item.preview,
        required: item.required,
        body: item.kind === 'exam' || item.kind === 'survey' ? {} : bodyOf(item),
      })),
    )
    for (const [index, item] of items.entries()) {
      if (item.exam) await makeDemoExam(db, site, ids[index] ?? '', item.exam)
      if (item.survey) await makeDemoSurvey(db, site, ids[index] ?? '', item.survey)
    }
  }
}
