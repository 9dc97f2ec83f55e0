import { and, eq, isNull, sql } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { type AddressedPage, ownPathsOf } from '@schemas/layout/own-paths'
import { addressProblem, addressShape, addressSound } from '@schemas/layout/page-address'
import type { Role } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { draft } from '../db/tables'
import { CallError } from '../errors/call-error'
import { themePatterns } from '../pages/site-pages'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { mayEditStored } from './edited-document'
import { currentRelease, themeDocument } from './site-documents'

const messages = {
  shape: {
    en: 'Use words, digits and hyphens between slashes, such as /about-us.',
    th: 'ที่อยู่ประกอบด้วยคำ ตัวเลข และขีดกลาง คั่นด้วยเครื่องหมายทับ เช่น /about-us',
  },
  long: {
    en: 'An address can have up to 200 characters, and each part between slashes up to 80.',
    th: 'ที่อยู่ยาวได้ไม่เกิน 200 ตัวอักษร และแต่ละส่วนระหว่างเครื่องหมายทับไม่เกิน 80 ตัวอักษร',
  },
  reserved: {
    en: 'This address is reserved by the system. Please choose another one.',
    th: 'ที่อยู่นี้สงวนไว้สำหรับระบบ กรุณาเลือกที่อยู่อื่น',
  },
  parameters: { en: 'Each variable part can be used only once.', th: 'ใช้ชื่อส่วนที่เปลี่ยนได้ซ้ำกันไม่ได้' },
  taken: { en: 'Another page already uses this address.', th: 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว' },
  alike: {
    en: 'Another page already uses this address, with different upper or lower case: {address}',
    th: 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว ต่างกันแค่ตัวพิมพ์เล็กใหญ่: {address}',
  },
}

type AddressRequest = {
  path: string
  /** The page that moves there. */ from?: string
  site: Site
  themes: Themes
  role: Role
  locale: Locale
}

/**
 * Ensures that a page can be created at `path`, and locks the address until the transaction ends. A trashed page there
 * becomes the new page's history, so the address is taken for a person who may not edit it. Throws the caller's error,
 * with a message for the field `path`.
 */
export async function claimAddress(db: Db, { path, from, site, themes, role, locale }: AddressRequest): Promise<void> {
  const problem = addressProblemMessage(path, locale)
  if (problem) throw new CallError('invalid_input', problem, { path: problem })
  await lockAddresses(db, site)
  const holder = holderOf(path, await standingPages(db, site, themes), from)
  if (!holder && (await mayTakeOver())) return
  const message = holder?.isAlike
    ? fillText(messages.alike[locale], { address: holder.address })
    : messages.taken[locale]
  throw new CallError('address_taken', message, { path: message })

  async function mayTakeOver(): Promise<boolean> {
    const [lying] = await db
      .select({
        hasContent: sql<boolean>`${draft.content} IS NOT NULL`,
        access: sql<string | null>`${draft.content} ->> 'access'`,
      })
      .from(draft)
      .where(and(eq(draft.document, pageKey(path)), isNull(draft.movedTo)))
    return !lying || mayEditStored(lying.hasContent ? lying : themeDocument({ kind: 'page', path }, site, themes), role)
  }
}

/**
 * Locks, until the transaction ends, against creating, moving and restoring pages of the site and writing or deleting
 * notes.
 */
export async function lockAddresses(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`addresses:${site.id}`}))`)
}

/** Why no site can have a page at `path`; undefined when it can. */
export function addressProblemMessage(path: string, locale: Locale): string | undefined {
  const problem = addressProblem(path)
  return problem && messages[problem][locale]
}

type Holder = {
  path: string
  /** The conflicting address. */ address: string
  /** The two differ in letter case only. */ isAlike: boolean
}

/**
 * The page that has this address, also as a localised one, else one whose address is treated as equal; `from` may use
 * its own, also in other letter case.
 */
export function holderOf(path: string, pages: readonly AddressedPage[], from?: string): Holder | undefined {
  const held = pages.flatMap((page) =>
    [page.path, ...(page.path === from ? [] : Object.values(page.own))].map((address) => ({
      path: page.path,
      address,
    })),
  )
  const same = held.find(({ address }) => addressShape(address) === addressShape(path))
  const found = same ?? held.find((each) => each.path !== from && addressSound(each.address) === addressSound(path))
  return found && { ...found, isAlike: found !== same }
}

/** All pages that visitors or managers have now. Trashed pages keep no address. */
export async function standingPages(db: Db, site: Site, themes: Themes): Promise<AddressedPage[]> {
  const rows = await db
    .select({
      key: draft.document,
      movedTo: draft.movedTo,
      trashedAt: draft.trashedAt,
      paths: sql<unknown>`${draft.content} -> 'paths'`,
    })
    .from(draft)
  const edited = new Set(rows.map((row) => row.key))
  const { content } = await currentRelease(db, site)
  const gone = new Set(
    Object.entries(content.pages ?? {}).flatMap(([pattern, document]) => (document === null ? [pattern] : [])),
  )
  const released = [...themePatterns(site, themes), ...Object.keys(content.pages ?? {})].filter(
    (pattern) => !gone.has(pattern) && !edited.has(pageKey(pattern)),
  )
  const drafted = rows.filter(({ key, movedTo, trashedAt }) => key.startsWith('page:') && !movedTo && !trashedAt)
  // A page may use its own path as a localised address.
  return [
    ...released.map((pattern) => ({ path: pattern, own: ownPathsOf(content.pages?.[pattern]) })),
    ...drafted.map(({ key, paths }) => ({ path: key.slice(5), own: ownPathsOf({ paths }) })),
  ]
}
