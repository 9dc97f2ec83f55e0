import { and, eq, isNotNull, like, or, sql } from 'drizzle-orm'
import type { MediaUse } from '@schemas/entities/media-item'
import { frameSlots, pageKey, sectionKey, slotKey } from '@schemas/layout/document-key'
import { itemAsset } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/text'
import type { Db } from '../db/open'
import { draft, draftVersion, post, publication, release, site, siteTheme } from '../db/tables'
import { likePattern } from '../modules/cms/found-words'

/** Where an item is used now: what visitors see, what managers edit and what is planned. Each place once. */
export async function findUses(db: Db, id: string, locale: Locale): Promise<MediaUse[]> {
  const names = likePattern(itemAsset(id))
  const uses: MediaUse[] = []
  const add = (use: MediaUse) => uses.some((known) => known.key === use.key) || uses.push(use)
  const titleOf = (content: unknown, otherwise: string) => (isRecord(content) && pickText(content.title as LocalisedText | undefined, locale)) || otherwise
  const [live] = await db.select({ content: release.content }).from(release).innerJoin(site, and(eq(site.siteId, release.siteId), eq(site.releaseNo, release.no))).where(sql`${release.content}::text LIKE ${names}`)
  const holds = (value: unknown) => JSON.stringify(value ?? null).includes(itemAsset(id))
  for (const [path, page] of Object.entries(live?.content.pages ?? {})) if (holds(page)) add({ key: pageKey(path), title: titleOf(page, path), where: 'live' })
  for (const slot of frameSlots) if (holds(live?.content.slots?.[slot])) add({ key: slotKey(slot), title: titleOf(live?.content.slots?.[slot], slot), where: 'live' })
  for (const [name, section] of Object.entries(live?.content.sections ?? {})) if (holds(section)) add({ key: sectionKey(name), title: titleOf(section, name), where: 'live' })
  if (live && holds({ ...live.content, pages: undefined, slots: undefined, sections: undefined })) add({ key: 'theme', title: words.theme[locale], where: 'live' })
  const [settings] = await db.select({ id: site.siteId }).from(site).where(or(sql`${site.space}::text LIKE ${names}`, eq(site.favicon, itemAsset(id))))
  if (settings) add({ key: 'site', title: words.site[locale], where: 'live' })
  for (const row of await db.select({ id: post.id, title: post.title }).from(post).where(or(eq(post.cover, itemAsset(id)), sql`${post.body}::text LIKE ${names}`, sql`${post.author}::text LIKE ${names}`))) add({ key: `post:${row.id}`, title: pickText(row.title, locale), where: 'live' })
  for (const row of await db.select({ key: draft.document, content: draft.content }).from(draft).where(sql`${draft.content}::text LIKE ${names}`)) add({ key: row.key, title: titleOf(row.content, row.key.slice(row.key.indexOf(':') + 1)), where: 'draft' })
  for (const row of await db.select({ name: siteTheme.name, title: siteTheme.title }).from(siteTheme).where(sql`${siteTheme.overrides}::text LIKE ${names}`)) add({ key: `theme:${row.name}`, title: pickText(row.title, locale), where: 'draft' })
  for (const row of await db.select({ changes: publication.changes }).from(publication).where(and(eq(publication.status, 'waiting'), sql`${publication.changes}::text LIKE ${names}`)))
    for (const change of row.changes) if (holds(change)) add({ key: change.key, title: titleOf('content' in change ? change.content : undefined, change.key.slice(change.key.indexOf(':') + 1)), where: 'scheduled' })
  return uses
}

/** Whether anything that can be brought back shows the item: an older release, a version of a draft. */
export async function isRemembered(db: Db, id: string): Promise<boolean> {
  const names = likePattern(itemAsset(id))
  const [released] = await db.select({ no: release.no }).from(release).where(sql`${release.content}::text LIKE ${names}`).limit(1)
  if (released) return true
  const [saved] = await db.select({ version: draftVersion.version }).from(draftVersion).where(and(isNotNull(draftVersion.content), like(sql`${draftVersion.content}::text`, names))).limit(1)
  return saved !== undefined
}

const words = {
  theme: { en: 'the theme', th: 'ธีม' },
  site: { en: 'the site’s settings', th: 'การตั้งค่าเว็บไซต์' },
}
