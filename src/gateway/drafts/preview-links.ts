import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fillText } from '@schemas/layout/fill-text'
import type { Db } from '../db/open'
import { person, previewLink } from '../db/tables'
import { CallError } from '../errors/call-error'
import type { Log } from '../log'
import type { Author } from './author'
import { personName } from './draft-rows'
import { listDocuments } from './list-documents'

export type PreviewLink = {
  id: string
  keys: string[]
  theme: string | null
  by: string | null
  madeBy: string | null
  madeAt: Date
  endsAt: Date
}

/** Maximum of open links: all that the list shows, and fewer per person. */
const maxLinks = { site: 200, person: 100 }

const messages = {
  own: {
    en: 'You already have {most} preview links. Revoke one that’s no longer needed.',
    th: 'คุณมีลิงก์ดูตัวอย่างครบ {most} ลิงก์แล้ว กรุณายกเลิกลิงก์ที่ไม่ใช้แล้วก่อน',
  },
  all: {
    en: 'The site already has {most} preview links. Revoke one that’s no longer needed.',
    th: 'เว็บไซต์มีลิงก์ดูตัวอย่างครบ {most} ลิงก์แล้ว กรุณายกเลิกลิงก์ที่ไม่ใช้แล้วก่อน',
  },
}

/** Ensures that one more link is allowed, and locks until the transaction ends. Throws the caller's error. */
export async function claimLink(db: Db, { site, person: me, locale }: Author): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`previews:${site.id}`}))`)
  const [open] = await db
    .select({
      site: count(),
      person: sql<number>`count(*) FILTER (WHERE ${previewLink.madeBy} = ${me ?? null})`.mapWith(Number),
    })
    .from(previewLink)
    .where(gt(previewLink.endsAt, sql`now()`))
  if (open && open.person >= maxLinks.person)
    throw new CallError('limit_reached', fillText(messages.own[locale], { most: maxLinks.person }))
  if (open && open.site >= maxLinks.site)
    throw new CallError('limit_reached', fillText(messages.all[locale], { most: maxLinks.site }))
}

/** A link that shows nothing any more: expired, or revoked (`endedAt`). */
export type EndedLink = PreviewLink & { endedAt: Date | null; endedBy: string | null }
/** Ended links are listed for this long (days), and at most so many. */
const lately = { days: 30, most: 20 }

/** Active links that show only what this person may edit, and their own. */
export async function activeLinks(db: Db, author: Author, log: Log): Promise<PreviewLink[]> {
  return db
    .select({
      id: previewLink.tokenHash,
      keys: previewLink.documents,
      theme: previewLink.theme,
      by: personName,
      madeBy: previewLink.madeBy,
      madeAt: previewLink.madeAt,
      endsAt: previewLink.endsAt,
    })
    .from(previewLink)
    .leftJoin(person, and(eq(person.siteId, previewLink.siteId), eq(person.id, previewLink.madeBy)))
    .where(and(gt(previewLink.endsAt, sql`now()`), await visibleTo(db, author, log)))
    .orderBy(desc(previewLink.madeAt))
    .limit(maxLinks.site)
}

/** The same for recently ended links, the last to end first. */
export async function endedLinks(db: Db, author: Author, log: Log): Promise<EndedLink[]> {
  const ender = alias(person, 'ender')
  return db
    .select({
      id: previewLink.tokenHash,
      keys: previewLink.documents,
      theme: previewLink.theme,
      by: personName,
      madeBy: previewLink.madeBy,
      madeAt: previewLink.madeAt,
      endsAt: previewLink.endsAt,
      endedAt: previewLink.endedAt,
      endedBy: sql<string | null>`nullif(trim(${ender.firstname} || ' ' || ${ender.lastname}), '')`,
    })
    .from(previewLink)
    .leftJoin(person, and(eq(person.siteId, previewLink.siteId), eq(person.id, previewLink.madeBy)))
    .leftJoin(ender, and(eq(ender.siteId, previewLink.siteId), eq(ender.id, previewLink.endedBy)))
    .where(
      and(
        lte(previewLink.endsAt, sql`now()`),
        gt(previewLink.endsAt, sql`now() - make_interval(days => ${lately.days})`),
        await visibleTo(db, author, log),
      ),
    )
    .orderBy(desc(previewLink.endsAt))
    .limit(lately.most)
}

/** Filtered in the query, not afterwards: of others' twenty links none of theirs might remain. */
async function visibleTo(db: Db, { site, themes, role, person: me }: Author, log: Log): Promise<SQL | undefined> {
  if (role === 'admin') return undefined
  const known = (await listDocuments(db, { site, themes, role, log })).map(({ key }) => key)
  return or(
    me === undefined ? undefined : eq(previewLink.madeBy, me),
    and(isNull(previewLink.theme), sql`${previewLink.documents} <@ ${JSON.stringify(known)}::jsonb`),
  )
}
