import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { ErrorCode } from '@schemas/error-codes'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { type PageOpen, pageOpen, tidyOpen } from '@schemas/layout/page-open'
import { readPage } from '@schemas/layout/read'
import type { Db } from '../db/open'
import { draft, type ReleaseChange } from '../db/tables'
import { CallError } from '../errors/call-error'
import { applyChanges } from './apply-changes'
import { recordAudit } from '../audit/audit'
import type { Author } from './author'
import { hasLocked } from './check-author'
import { decide, decisionTime } from './decided'
import { writeVersion } from './draft-rows'
import { findDocument, type Found, mayEditStored } from './edited-document'
import { busyPublishing, lockReleases, maxRetries, writeRelease } from './make-release'
import { digestOf, readStored, storedDigest, writtenDigest } from './read-document'
import { currentRelease, isFixed, liveDocument } from './site-documents'
import { adminsOnly, unknownDocument } from './messages'

const messages = {
  fixed: { en: 'The site needs this page, so it can’t be taken offline.', th: 'เว็บไซต์ต้องใช้หน้านี้ จึงทำให้ออฟไลน์ไม่ได้' },
  locked: {
    en: 'This page has locked parts. Only an admin can set when visitors can open it.',
    th: 'หน้านี้มีส่วนที่ล็อกอยู่ เฉพาะผู้ดูแลระบบเท่านั้นที่กำหนดช่วงเวลาเปิดหน้าได้',
  },
  trashed: { en: 'The page is in the trash.', th: 'หน้านี้อยู่ในถังขยะ' },
  unreadable: { en: 'The page can’t be read.', th: 'อ่านหน้านี้ไม่ได้' },
  backwards: { en: 'The end is before the start.', th: 'เวลาสิ้นสุดอยู่ก่อนเวลาเริ่ม' },
}

type Transaction = <T>(work: (tx: Db) => Promise<T>) => Promise<T>
type Wanted = { key: string; open: PageOpen | null }
type Done = { key: string; before: PageOpen | null; version: number; unseen?: boolean }
/**
 * The effect on a page: on its draft, and on what visitors have, which keeps its old address until a new one is
 * published.
 */
type Step = {
  found: Found
  open: PageOpen | undefined
  before: PageOpen | undefined
  edited: unknown
  changes: ReleaseChange[]
  isLive: boolean
}

/** The page was saved since it was read: everything is retried. */
class Overtaken extends Error {}

/**
 * Sets when visitors have pages, and nothing else that they see. The draft gets the same setting, so that no later
 * publish reverts it by accident. As for all releases, pages are read and checked before the site's row is locked, and
 * again when another release or save came between.
 */
export async function openPage(
  tx: Transaction,
  author: Author,
  pages: readonly Wanted[],
): Promise<{ release?: number; pages: Done[] }> {
  const { site, locale, person } = author
  const wanted = [...new Map(pages.map((each) => [each.key, each])).values()]
  for (let tries = 0; tries < maxRetries; tries++) {
    const { current, readAt, steps } = await tx(async (db) => {
      const read: Step[] = []
      // Sequential: they share one connection.
      for (const each of wanted) read.push(await stepOf(db, author, each))
      return { current: await currentRelease(db, site), readAt: await decisionTime(db), steps: read }
    })
    if (steps.some(({ found }) => found.release.no !== current.no)) continue
    const done = await tx(async (db) => {
      const held = await lockReleases(db, site.id)
      if (held.no !== current.no) return undefined
      const changes = steps.flatMap((step) => step.changes)
      const openings = Object.fromEntries(
        steps.flatMap((step) => step.changes.map(({ key }) => [key, step.open ?? null])),
      )
      const written: Done[] = []
      for (const step of steps) written.push(await writeDraft(db, author, step))
      const no =
        changes.length === 0
          ? undefined
          : await writeRelease(db, {
              site: site.id,
              content: { ...decide(applyChanges(held.content, changes), readAt), openings },
              note: '',
              by: person ?? null,
            })
      for (const {
        found: { key },
        open,
        before,
        isLive,
        edited,
        changes: own,
      } of steps) {
        if (own.length === 0 && edited === undefined) continue
        await recordAudit(db, {
          site: site.id,
          person,
          action: 'page-open',
          subject: key,
          before: { open: auditedOpen(before) },
          after: { open: auditedOpen(open), ...(isLive && no !== undefined ? { release: no } : {}) },
        })
      }
      return { ...(no === undefined ? {} : { release: no }), pages: written }
    }).catch((error: unknown) => {
      if (error instanceof Overtaken) return undefined
      throw error
    })
    if (done) return done
  }
  throw new CallError('busy', busyPublishing[locale])
}

/** For the audit log: a page without the setting is open. */
const auditedOpen = (open: PageOpen | undefined): unknown => open ?? 'always'

async function stepOf(db: Db, author: Author, { key, open: requested }: Wanted): Promise<Step> {
  const { role, locale } = author
  const refuse = (code: ErrorCode, text: { en: string; th: string }) =>
    new CallError(code, text[locale], undefined, { key })
  const place = readKey(key)
  if (place.kind !== 'page' || isFixed(place)) throw refuse('required_by_site', messages.fixed)
  const open = tidyOpen(requested ?? undefined)
  if (
    open !== undefined &&
    open !== 'never' &&
    open.from &&
    open.until &&
    Date.parse(open.from) >= Date.parse(open.until)
  )
    throw refuse('invalid_input', messages.backwards)
  const found = await named(key, () => findDocument(db, { key, ...author }))
  const { row, release, theme } = found
  if (row ? row.trashedAt : found.live === undefined) throw refuse('in_trash', messages.trashed)
  const live = found.live === undefined ? await formerLive(db, author, found) : [{ key, document: found.live }]
  const edited = row ? (row.content ?? theme) : found.live
  if (!isRecord(edited)) throw unknownDocument(locale)
  for (const document of [edited, ...live.map((each) => each.document)]) {
    if (!mayEditStored(document, role)) throw Object.assign(adminsOnly(locale), { details: { key } })
    const read = readStored(place, document, storedDigest(document))
    if (read && role !== 'admin' && hasLocked(read.flat)) throw refuse('locked_content', messages.locked)
    if (!readPage(withOpen(document, open)).ok) throw refuse('unprocessable', messages.unreadable)
  }
  const isOther = (document: unknown) => !isDeepStrictEqual(openOf(document), open)
  return {
    found,
    open,
    before: openOf(live[0]?.document ?? edited),
    // A page without a draft gets one: a builder that opened it earlier must notice that its copy is older.
    edited: isOther(edited) || (!row && live.some(({ document }) => isOther(document))) ? asStored(edited) : undefined,
    changes: live
      .filter(({ document }) => isOther(document))
      .map(({ key: at, document }) => ({
        key: at,
        version: release.content.versions?.[at] ?? 0,
        content: asStored(document),
      })),
    isLive: live.length > 0,
  }

  /** The new stored document; null when it equals the theme's. */
  function asStored(document: unknown): unknown {
    const made = withOpen(document, open)
    return theme !== undefined &&
      isRecord(made) &&
      made.path === placePath(key) &&
      writtenDigest(place, theme) === writtenDigest(place, made)
      ? null
      : made
  }

  async function named<T>(of: string, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      throw error instanceof CallError && error.details === undefined
        ? new CallError(error.code, error.message, undefined, { key: of })
        : error
    }
  }
}

/** What visitors have of a page whose new address is not published: it is still at the old one. */
async function formerLive(
  db: Db,
  { site, themes }: Author,
  { key, release }: Found,
): Promise<{ key: string; document: unknown }[]> {
  const rows = await db
    .select({ key: draft.document })
    .from(draft)
    .where(eq(draft.movedTo, placePath(key)))
  return rows.flatMap((row) => {
    const document = liveDocument(readKey(row.key), release.content, site, themes)
    return document === undefined ? [] : [{ key: row.key, document }]
  })
}

async function writeDraft(
  db: Db,
  { site, person }: Author,
  { found: { key, row, theme }, edited, before, isLive }: Step,
): Promise<Done> {
  const done = (version: number): Done => ({
    key,
    before: before ?? null,
    version,
    ...(isLive ? {} : { unseen: true }),
  })
  if (edited === undefined) {
    // The draft was read before the release: a setting saved between would affect the draft only, and this one only the
    // release.
    const [now] = await db.select({ version: draft.version }).from(draft).where(eq(draft.document, key))
    if (now?.version !== row?.version) throw new Overtaken()
    return done(row?.version ?? 0)
  }
  const themeBase = edited === null ? null : row?.content ? undefined : (theme ?? null)
  const written = await writeVersion(db, {
    site: site.id,
    key,
    base: row?.version ?? 0,
    content: edited,
    digest: edited === null ? '' : digestOf(edited),
    by: person,
    ...(themeBase === undefined ? {} : { themeBase }),
  })
  if (!written) throw new Overtaken()
  return done(written.version)
}

const placePath = (key: string) => key.slice(pageKey('').length)

function openOf(document: unknown): PageOpen | undefined {
  return tidyOpen(pageOpen.safeParse(isRecord(document) ? document.open : undefined).data)
}

/** Nothing else is touched: unreadable parts stay as stored. */
function withOpen(document: unknown, open: PageOpen | undefined): unknown {
  if (!isRecord(document)) return document
  const { open: _, ...others } = document
  return open === undefined ? others : { ...others, open }
}
