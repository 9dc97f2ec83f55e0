import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import type { RichTree } from '@schemas/layout/rich-text'
import { event, eventCheckPoint, eventPackage, eventQuota } from '../tables'
import type { DemoEvent } from './event-file'
import { doaQuestions } from './doa-event'

const dayMs = 86_400_000
/** Demo sites are in Bangkok. */
const bangkokMs = 7 * 3_600_000

/** A time of a day from today. */
export function momentIn(now: Date, day: number, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const midnight = Math.floor((now.getTime() + bangkokMs) / dayMs) * dayMs - bangkokMs
  return new Date(midnight + day * dayMs + (hours * 60 + minutes) * 60_000)
}

const treeOf = (paragraphs: readonly string[]): RichTree => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

/** An event with its quotas, packages and entrance; it stays as it is when it is there already. */
export async function makeDemoEvent(db: Db, siteId: string, made: DemoEvent, now: Date): Promise<void> {
  const [known] = await db.select({ id: event.id }).from(event).where(eq(event.slug, made.slug))
  if (known) return
  const id = randomUUID()
  const sessions = made.sessions.map(({ id: key, title, day, from, until }) => ({
    id: key,
    title,
    from: momentIn(now, day, from).toISOString(),
    until: momentIn(now, day, until).toISOString(),
  }))
  const startsAt = new Date(Math.min(...sessions.map(({ from }) => Date.parse(from))))
  const endsAt = new Date(Math.max(...sessions.map(({ until }) => Date.parse(until))))
  const isDoa = made.mode === 'approval' && made.slug.startsWith('doa-')
  await db.insert(event).values({
    siteId,
    id,
    slug: made.slug,
    title: made.title,
    summary: made.summary,
    body: { th: treeOf(made.body.map(({ th }) => th)), en: treeOf(made.body.map(({ en }) => en)) },
    cover: made.cover ?? null,
    tags: made.tags,
    format: made.format,
    mode: made.mode,
    venue: made.venue ?? null,
    sessions,
    startsAt,
    endsAt,
    ...(isDoa
      ? {
          onePer: 'contact' as const,
          questions: doaQuestions,
          privacy: {
            controller: { th: 'ผู้จัดเวิร์กช็อป', en: 'The organiser of the workshops' },
            contact: 'privacy@doa.example',
            keepDays: 180,
            purposes: [{ id: 'news', text: { th: 'ส่งข่าวรุ่นถัดไปให้ด้วย', en: 'Tell me about the next cohort too.' } }],
          },
        }
      : {
          privacy: {
            controller: { th: 'ผู้จัดงาน', en: 'The organiser' },
            contact: '',
            keepDays: 180,
            purposes: [],
          },
        }),
    status: endsAt <= now ? 'completed' : startsAt <= now ? 'live' : 'published',
    createdAt: new Date(now.getTime() - 40 * dayMs),
    updatedAt: now,
    publishedAt: new Date(now.getTime() - 30 * dayMs),
  })
  const quotas = made.quotas.map((quota) => ({ ...quota, siteId, id: randomUUID(), eventId: id }))
  if (quotas.length > 0) await db.insert(eventQuota).values(quotas)
  await db.insert(eventPackage).values(
    made.packages.map((each, rank) => ({
      siteId,
      id: randomUUID(),
      eventId: id,
      rank,
      title: each.title,
      regular: each.price,
      sale: each.sale ?? null,
      sessions: each.sessions,
      inclusions: each.inclusions.map((text) => ({ text, handout: false })),
      maxEach: each.max,
      quotas: each.quotas.flatMap((at) => quotas[at]?.id ?? []).toSorted(),
    })),
  )
  await db.insert(eventCheckPoint).values({
    siteId,
    id: randomUUID(),
    eventId: id,
    kind: 'entry',
    title: { th: 'ทางเข้า', en: 'Entrance' },
  })
}
