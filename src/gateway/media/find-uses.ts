import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { MediaUse } from '@schemas/files/entities/media-item'
import { frameSlots, pageKey, sectionKey, slotKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { post } from '../db/post-tables'
import { draft, draftVersion, publication, release, site, siteTheme } from '../db/tables'

/**
 * Ids of the items a text names, as a query with one column `id`: the text is read once, whatever the number of ids.
 */
const namedIn = (text: SQLWrapper): SQL =>
  sql`(SELECT left(part, 36) AS id FROM string_to_table(${text}, 'item-') part)`

const postText = sql`concat_ws(' ', ${post.cover}, ${post.body}::text, ${post.author}::text)`
/** Versions of posts that a draft or a schedule shows; the tables of an area, so named by text. */
const postDrafts = sql`post_version v JOIN post p ON p.site_id = v.site_id AND p.id = v.post_id AND v.no IN (p.draft_no, p.frozen_no)`
const siteText = sql`concat_ws(' ', ${site.favicon}, ${site.space}::text)`

/**
 * Where each item is used now: visible to visitors, edited by managers, or scheduled. Each place once; unused items are
 * absent.
 */
export async function usesOf(db: Db, ids: readonly string[], locale: Locale): Promise<Map<string, MediaUse[]>> {
  const found = new Map<string, MediaUse[]>()
  if (ids.length === 0) return found
  const wanted = new Set(ids)
  const names = (text: SQLWrapper) =>
    sql`EXISTS (SELECT 1 FROM ${namedIn(text)} named WHERE id = ANY(${sql.param([...ids])}::text[]))`
  const add = (use: MediaUse, value: unknown) => {
    for (const part of new Set(JSON.stringify(value ?? null).split('item-'))) {
      const id = part.slice(0, 36)
      const uses = found.get(id) ?? []
      if (wanted.has(id) && !uses.some((known) => known.key === use.key)) found.set(id, [...uses, use])
    }
  }
  const titleOf = (content: unknown, otherwise: string) =>
    (isRecord(content) && pickText(content.title as LocalisedText | undefined, locale)) || otherwise
  const [live] = await db
    .select({ content: release.content })
    .from(release)
    .innerJoin(site, and(eq(site.siteId, release.siteId), eq(site.releaseNo, release.no)))
    .where(names(sql`${release.content}::text`))
  for (const [path, page] of Object.entries(live?.content.pages ?? {}))
    add({ key: pageKey(path), title: titleOf(page, path), where: 'live' }, page)
  for (const slot of frameSlots)
    add(
      { key: slotKey(slot), title: titleOf(live?.content.slots?.[slot], slot), where: 'live' },
      live?.content.slots?.[slot],
    )
  for (const [name, section] of Object.entries(live?.content.sections ?? {}))
    add({ key: sectionKey(name), title: titleOf(section, name), where: 'live' }, section)
  if (live)
    add(
      { key: 'theme', title: messages.theme[locale], where: 'live' },
      { ...live.content, pages: undefined, slots: undefined, sections: undefined },
    )
  for (const row of await db.select({ favicon: site.favicon, space: site.space }).from(site).where(names(siteText)))
    add({ key: 'site', title: messages.site[locale], where: 'live' }, row)
  for (const { id, title, ...shown } of await db
    .select({ id: post.id, title: post.title, cover: post.cover, body: post.body, author: post.author })
    .from(post)
    .where(names(postText)))
    add({ key: `post:${id}`, title: pickText(title, locale), where: 'live' }, shown)
  const drafts = (await db.execute(
    sql`SELECT p.id, p.draft_title AS title, v.content FROM ${postDrafts} WHERE ${names(sql`v.content::text`)}`,
  )) as unknown as { rows: { id: string; title: LocalisedText; content: unknown }[] }
  for (const row of drafts.rows)
    add({ key: `post:${row.id}`, title: pickText(row.title, locale), where: 'draft' }, row.content)
  for (const row of await db
    .select({ key: draft.document, content: draft.content })
    .from(draft)
    .where(names(sql`${draft.content}::text`)))
    add(
      { key: row.key, title: titleOf(row.content, row.key.slice(row.key.indexOf(':') + 1)), where: 'draft' },
      row.content,
    )
  for (const row of await db
    .select({ name: siteTheme.name, title: siteTheme.title, overrides: siteTheme.overrides })
    .from(siteTheme)
    .where(names(sql`${siteTheme.overrides}::text`)))
    add({ key: `theme:${row.name}`, title: pickText(row.title, locale), where: 'draft' }, row.overrides)
  for (const row of await db
    .select({ changes: publication.changes })
    .from(publication)
    .where(and(eq(publication.status, 'waiting'), names(sql`${publication.changes}::text`))))
    for (const change of row.changes)
      add(
        {
          key: change.key,
          title:
            'tokens' in change
              ? pickText(change.tokens.title, locale)
              : titleOf(
                  'content' in change ? change.content : undefined,
                  change.key.slice(change.key.indexOf(':') + 1),
                ),
          where: 'scheduled',
        },
        change,
      )
  return found
}

export const findUses = async (db: Db, id: string, locale: Locale): Promise<MediaUse[]> =>
  (await usesOf(db, [id], locale)).get(id) ?? []

/** Ids of all items in use now, as in `usesOf`: a query with one column. */
export const usedNow: SQL = sql`(
  SELECT named.id FROM (
    SELECT ${release.content}::text AS text FROM ${release} JOIN ${site} ON ${site.siteId} = ${release.siteId} AND ${site.releaseNo} = ${release.no}
    UNION ALL SELECT ${draft.content}::text FROM ${draft}
    UNION ALL SELECT ${siteText} FROM ${site}
    UNION ALL SELECT ${postText} FROM ${post}
    UNION ALL SELECT v.content::text FROM ${postDrafts}
    UNION ALL SELECT ${siteTheme.overrides}::text FROM ${siteTheme}
    UNION ALL SELECT ${publication.changes}::text FROM ${publication} WHERE ${publication.status} = 'waiting'
  ) texts, LATERAL ${namedIn(sql`texts.text`)} named)`

/** Those of the items that something shows or may show again: older releases, draft versions and versions of posts can be restored. */
export async function findInUse(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db.execute(sql`
    SELECT DISTINCT named.id FROM (
      SELECT ${release.content}::text AS text FROM ${release}
      UNION ALL SELECT ${draftVersion.content}::text FROM ${draftVersion}
      UNION ALL SELECT ${draft.content}::text FROM ${draft}
      UNION ALL SELECT ${siteText} FROM ${site}
      UNION ALL SELECT ${postText} FROM ${post}
      UNION ALL SELECT content::text FROM post_version
      UNION ALL SELECT ${siteTheme.overrides}::text FROM ${siteTheme}
      UNION ALL SELECT ${publication.changes}::text FROM ${publication} WHERE ${publication.status} = 'waiting'
    ) texts, LATERAL ${namedIn(sql`texts.text`)} named
    WHERE named.id = ANY(${sql.param([...ids])}::text[])`)
  return new Set((found as unknown as { rows: { id: string }[] }).rows.map((row) => row.id))
}

const messages = {
  theme: { en: 'the theme', th: 'ธีม' },
  site: { en: 'the site settings', th: 'การตั้งค่าเว็บไซต์' },
}
