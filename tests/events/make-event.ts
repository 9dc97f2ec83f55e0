import { randomUUID } from 'node:crypto'
import { eventCheckPoint, eventPackage, eventQuota, event as eventTable } from '@areas/events/server/tables'
import type { Db } from '@gateway/db/open'
import type { EventQuestions } from '@schemas/events/entities/event-parts'

type Package = Partial<Omit<typeof eventPackage.$inferInsert, 'quotas'>> & { quotas?: number[] }
type Options = Partial<typeof eventTable.$inferInsert> & {
  /** Sizes. */
  quotas?: (number | null)[]
  /** With the quotas of each by their place. */
  packages?: Package[]
}

export type MadeEvent = { id: string; slug: string; quotas: string[]; packages: string[]; point: string }

const dayMs = 86_400_000

/** A published event in ten days, with one free package of one quota of 25 places unless others are named. */
export async function makeEvent(db: Db, siteId: string, options: Options = {}): Promise<MadeEvent> {
  const { quotas = [25], packages = [{ quotas: [0] }], ...values } = options
  const id = randomUUID()
  const slug = values.slug ?? `event-${id}`
  const startsAt = values.startsAt ?? new Date(Date.now() + 10 * dayMs)
  const endsAt = values.endsAt ?? new Date(startsAt.getTime() + 6 * 3_600_000)
  await db.insert(eventTable).values({
    siteId,
    id,
    title: { en: 'An event', th: 'กิจกรรม' },
    sessions: [{ id: 'day', title: 'Day', from: startsAt.toISOString(), until: endsAt.toISOString() }],
    status: 'published',
    ...values,
    slug,
    startsAt,
    endsAt,
  })
  const quotaIds = quotas.map(() => randomUUID())
  for (const [at, size] of quotas.entries())
    await db.insert(eventQuota).values({ siteId, id: quotaIds[at] ?? '', eventId: id, name: `Quota ${at}`, size })
  const packageIds = packages.map(() => randomUUID())
  for (const [at, { quotas: of = [], ...row }] of packages.entries())
    await db.insert(eventPackage).values({
      siteId,
      id: packageIds[at] ?? '',
      eventId: id,
      rank: at,
      title: { en: `Package ${at}`, th: `แพ็กเกจ ${at}` },
      ...row,
      quotas: of.flatMap((each) => quotaIds[each] ?? []),
    })
  const point = randomUUID()
  await db
    .insert(eventCheckPoint)
    .values({ siteId, id: point, eventId: id, kind: 'entry', title: { en: 'Entrance', th: 'ทางเข้า' } })
  return { id, slug, quotas: quotaIds, packages: packageIds, point }
}

/** A plain question, a sensitive one and a sealed one. */
export const questions = {
  fields: [
    { kind: 'text', name: 'job', label: { en: 'Job', th: 'อาชีพ' }, required: false, width: 'full' },
    { kind: 'text', name: 'diet', label: { en: 'Diet', th: 'อาหาร' }, required: false, width: 'full' },
    {
      kind: 'text',
      name: 'citizen',
      label: { en: 'Citizen', th: 'เลขบัตร' },
      required: false,
      width: 'full',
      pattern: 'thai-id',
    },
  ],
  rules: {
    diet: { per: 'registration', sensitive: true, sealed: false, atDoor: false },
    citizen: { per: 'registration', sensitive: false, sealed: true, atDoor: false },
  },
} as EventQuestions
