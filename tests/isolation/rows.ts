import { randomUUID } from 'node:crypto'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '@gateway/db/open'
import { hashToken } from '@gateway/auth/one-time-token'
import { oneTimeToken, session } from '@gateway/db/account-tables'
import { withSite } from '@gateway/db/scope'
import { fileTicket, share } from '@gateway/db/share-tables'
import { draft, draftVersion, formSubmission, importTable, item, person, post, previewLink, publication, siteTheme, upload } from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import { writeMessage } from '@gateway/messages/write-message'
import { changeWallet } from '@gateway/wallet/ledger'
import { page, row } from '../fixtures/sites'

async function makeFiles({ db }: Database, { name, ...given }: Pick<typeof item.$inferInsert, 'kind' | 'drive' | 'fileKind' | 'name' | 'trashedAt'>): Promise<Ids> {
  const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
  for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(item).values({ siteId, id, ...given, ...nameFields(name), mode: 'private', size: 0 })
  return ids
}

/** Somebody of alpha who is none of those that ask. */
async function makeOther({ db }: Database): Promise<string> {
  const id = randomUUID()
  await db.insert(person).values({ siteId: 'alpha', id, email: `${id}@alpha.example`, firstname: 'Other', role: 'user' })
  return id
}

/** Uploads of the demo user: nobody else knows of them. */
async function makeFileUploads(database: Database): Promise<Ids> {
  const { db } = database
  const ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID(), others: randomUUID() }
  await db.insert(upload).values({ siteId: 'alpha', id: ids.others, ownerId: await makeOther(database), drive: 'organisation', name: 'a.txt', size: 1, storageKey: `incoming/alpha/${ids.others}`, mode: 'private', expiresAt: new Date('2999-01-01T00:00:00Z') })
  for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) {
    const [owner] = await db.select({ id: person.id }).from(person).where(and(eq(person.siteId, siteId), eq(person.email, `user@${siteId}.example`)))
    await db.insert(upload).values({ siteId, id, ownerId: owner?.id ?? '', drive: 'organisation', name: 'a.txt', size: 1, storageKey: `incoming/${siteId}/${id}`, mode: 'private', expiresAt: new Date('2999-01-01T00:00:00Z') })
  }
  return ids
}

/** What becomes no file, of the demo admin. */
async function makeOtherUploads({ db }: Database, purpose: 'import' | 'font'): Promise<Ids> {
  const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
  for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) {
    const [owner] = await db.select({ id: person.id }).from(person).where(and(eq(person.siteId, siteId), eq(person.email, `admin@${siteId}.example`)))
    await db.insert(upload).values({ siteId, id, ownerId: owner?.id ?? '', purpose, name: 'a.txt', size: 1, storageKey: `incoming/${siteId}/${id}`, mode: 'private', expiresAt: new Date('2999-01-01T00:00:00Z') })
  }
  return ids
}

/** A link to a folder of the organisation, which staff may change. Its rows' ids, or the codes that open them. */
async function makeShares(database: Database, named: 'id' | 'code'): Promise<Ids> {
  const folders = await makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: `Shared by ${named} ${randomUUID()}` })
  const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
  for (const [siteId, itemId, name] of [['alpha', folders.own, ids.own], ['beta', folders.foreign, ids.foreign]] as const)
    await database.db.insert(share).values({ siteId, itemId, id: randomUUID(), code: randomUUID(), [named]: name, permissions: { read: true, create: true, update: false, delete: false, share: false } })
  return ids
}

/** An id of a row of the asked site, one of another site, and one of nobody; where a row is a person's alone, also that of somebody at the asked site who never asks. */
export type Ids = { own: string; foreign: string; unknown: string; others?: string }

const form = { type: 'form/form', id: 'form1', props: { form: 'contact', fields: [{ kind: 'text', name: 'name', label: 'Name', required: true }] } }
const frame = { type: 'content/custom-html', id: 'frame1', props: { html: '<p>Hello</p>', title: 'A frame' } }
const document = (path: string): unknown => JSON.parse(page(path, { guest: [row(form, frame)] }))

/**
 * Rows of every kind that a contract's `resource.of` names, in alpha and in beta. A new kind needs its maker here: the
 * matrix says so. A maker's rows differ in nothing but their site.
 */
export const makers: Record<string, (database: Database) => Promise<Ids>> = {
  bypass: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, tokenHash] of [['alpha', ids.own], ['beta', ids.foreign]] as const) {
      const [of] = await db.select({ id: person.id }).from(person).where(and(eq(person.siteId, siteId), eq(person.role, 'user')))
      await db.insert(oneTimeToken).values({ siteId, tokenHash, purpose: 'bypass', personId: of?.id ?? '', data: { reason: 'A reason' }, madeBy: of?.id ?? '', expiresAt: new Date('2999-01-01T00:00:00Z') })
    }
    return ids
  },
  space: () => Promise.resolve({ own: 'alpha', foreign: 'beta', unknown: 'nobody' }),
  page: async ({ db }) => {
    for (const site of ['alpha', 'beta']) await db.execute(sql`UPDATE release SET content = ${JSON.stringify({ pages: { [`/of-${site}`]: document(`/of-${site}`) } })}::jsonb WHERE site_id = ${site}`)
    return { own: '/of-alpha', foreign: '/of-beta', unknown: '/of-nobody' }
  },
  document: async ({ db }) => {
    for (const siteId of ['alpha', 'beta']) await db.insert(draft).values({ siteId, document: `page:/draft-of-${siteId}`, content: document(`/draft-of-${siteId}`), version: 1 })
    await db.insert(draftVersion).values(['alpha', 'beta'].map((siteId) => ({ siteId, document: `page:/draft-of-${siteId}`, content: document(`/draft-of-${siteId}`), version: 1 })))
    return { own: 'page:/draft-of-alpha', foreign: 'page:/draft-of-beta', unknown: 'page:/draft-of-nobody' }
  },
  publication: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(publication).values({ siteId, id, changes: [{ key: 'page:/', version: 1, content: null }], dueAt: new Date('2999-01-01T00:00:00Z') })
    return ids
  },
  preview: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, tokenHash] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(previewLink).values({ siteId, tokenHash, documents: ['page:/'], endsAt: new Date('2999-01-01T00:00:00Z') })
    return ids
  },
  post: async ({ db }) => {
    for (const siteId of ['alpha', 'beta'])
      await db.insert(post).values({ siteId, id: randomUUID(), slug: `of-${siteId}`, category: 'news', title: 'A post', excerpt: 'Of a site.', body: { type: 'doc', content: [] }, author: { name: 'Someone' }, searchText: 'a post', publishedAt: new Date('2026-01-01T00:00:00Z') })
    return { own: 'of-alpha', foreign: 'of-beta', unknown: 'of-nobody' }
  },
  // Between the demo user and manager; nobody else of the site finds it.
  thread: async (database) => {
    const write = (site: string) =>
      withSite(database, site, async (tx) => {
        const two = await tx.select({ id: person.id }).from(person).where(or(eq(person.email, `user@${site}.example`), eq(person.email, `manager@${site}.example`)))
        return (await writeMessage(tx, { site, kind: 'direct', members: two.map((each) => each.id) }, { author: two[0]?.id ?? null, body: 'Hello' })).threadId
      })
    const two = [await makeOther(database), await makeOther(database)]
    const others = await withSite(database, 'alpha', (tx) => writeMessage(tx, { site: 'alpha', kind: 'direct', members: two }, { author: two[0] ?? null, body: 'Hello' }))
    return { own: await write('alpha'), foreign: await write('beta'), unknown: randomUUID(), others: others.threadId }
  },
  wallet_transfer: async (database) => {
    const transferOf = (site: string) =>
      withSite(database, site, async (tx) => {
        const [owner] = await tx.select({ id: person.id }).from(person).where(eq(person.role, 'user'))
        const posted = await changeWallet(tx, { site, person: owner?.id ?? '', amount: 5000, against: 'cash', kind: 'increase', reason: 'Paid at the counter' })
        return posted.ok ? posted.transfer : ''
      })
    return { own: await transferOf('alpha'), foreign: await transferOf('beta'), unknown: randomUUID() }
  },
  item: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const)
      await db.insert(item).values({ siteId, id, kind: 'file', drive: 'media', fileKind: 'text', ...nameFields('a.txt'), mime: 'text/plain', size: 1, checksum: '0', storageKey: `${siteId}/a`, mode: 'public' })
    return ids
  },
  // A folder of the organisation, which everybody of the site sees.
  folder: (database) => makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'Folder' }),
  item_to_trash: (database) => makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To trash' }),
  item_to_move: (database) => makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To move' }),
  item_to_purge: (database) => makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To purge', trashedAt: new Date() }),
  file_upload: (database) => makeFileUploads(database),
  upload_to_cancel: (database) => makeFileUploads(database),
  share: (database) => makeShares(database, 'id'),
  share_code: (database) => makeShares(database, 'code'),
  // Of a zip of a shared folder with nothing in it; as often as the matrix asks.
  file_ticket: async (database) => {
    const shares = await makeShares(database, 'id')
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, shareId, token] of [['alpha', shares.own, ids.own], ['beta', shares.foreign, ids.foreign]] as const) {
      const [of] = await database.db.select({ itemId: share.itemId }).from(share).where(and(eq(share.siteId, siteId), eq(share.id, shareId)))
      await database.db.insert(fileTicket).values({ siteId, tokenHash: hashToken(token), act: 'zip', itemIds: [of?.itemId ?? ''], shareId, visitNo: 1, begun: -1000, expiresAt: new Date('2999-01-01T00:00:00Z') })
    }
    return ids
  },
  // Of something that a person has asked for themselves: whose it is counts too.
  own_ticket: async (database) => {
    const ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID(), others: randomUUID() }
    const userOf = async (siteId: string) => (await database.db.select({ id: person.id }).from(person).where(and(eq(person.siteId, siteId), eq(person.role, 'user'), like(person.email, 'user@%'))))[0]?.id ?? ''
    for (const [siteId, token, personId] of [['alpha', ids.own, await userOf('alpha')], ['beta', ids.foreign, await userOf('beta')], ['alpha', ids.others, await makeOther(database)]] as const)
      await database.db.insert(fileTicket).values({ siteId, tokenHash: hashToken(token), act: 'save', itemIds: [], personId, expiresAt: new Date('2999-01-01T00:00:00Z') })
    return ids
  },
  font: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const)
      await db.insert(item).values({ siteId, id, kind: 'file', drive: 'media', fileKind: 'other', ...nameFields('a.woff2'), mime: 'font/woff2', size: 1, checksum: '1', storageKey: `public/${siteId}/a.woff2`, mode: 'public', font: { family: 'A Family', weight: [400, 400], style: 'normal', ranges: 'U+20-7E', thai: false, latin: true, fallback: { ascent: 1, descent: 0.3, isSerif: false, latin: 0.45 } } })
    return ids
  },
  upload: (database) => makeOtherUploads(database, 'import'),
  font_upload: (database) => makeOtherUploads(database, 'font'),
  import: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(importTable).values({ siteId, id, written: { documents: [], items: [], result: { id, documents: [], uploads: 0 } } })
    return ids
  },
  person: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(person).values({ siteId, id, email: `${id}@${siteId}.example`, firstname: 'Someone', role: 'user' })
    return ids
  },
  // A session of the demo user: of all callers it is theirs to end.
  session: async (database) => {
    const { db } = database
    const ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID(), others: randomUUID() }
    await db.insert(session).values({ siteId: 'alpha', id: ids.others, personId: await makeOther(database), expiresAt: new Date('2999-01-01T00:00:00Z') })
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) {
      const [found] = await db.select({ id: person.id }).from(person).where(and(eq(person.siteId, siteId), eq(person.role, 'user'), like(person.email, 'user@%')))
      await db.insert(session).values({ siteId, id, personId: found?.id ?? '', expiresAt: new Date('2999-01-01T00:00:00Z') })
    }
    return ids
  },
  theme: async ({ db }) => {
    for (const siteId of ['alpha', 'beta']) await db.insert(siteTheme).values({ siteId, name: `look-of-${siteId}`, title: 'A look', parent: 'default', overrides: { picks: { brand: '#b3005e' } }, slots: {}, version: 1 })
    return { own: 'look-of-alpha', foreign: 'look-of-beta', unknown: 'look-of-nobody' }
  },
  form_submission: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(formSubmission).values({ siteId, id, form: 'contact', pagePath: '/', answers: { name: 'Someone' }, locale: 'th' })
    return ids
  },
}

/** Calls that take rows away, or need such as others do not, have some of their own: by the maker's name. */
export const rowsOfTheirOwn: Record<string, string> = {
  'filemanager/delete': 'item_to_trash',
  'filemanager/new-file': 'file_upload',
  'filemanager/move-folder': 'item_to_move',
  'files/cancel-upload': 'upload_to_cancel',
  'files/finish-upload': 'file_upload',
  'files/join-parts': 'font_upload',
  'files/move': 'item_to_move',
  'files/purge': 'item_to_purge',
  'files/saved': 'own_ticket',
  'files/sign-parts': 'file_upload',
  'files/trash': 'item_to_trash',
  'files/upload': 'file_upload',
  'theme/add-font': 'font_upload',
}

/** What a call needs beside its resource's id, where its first example would not find the row. */
export const besides: Record<string, () => Record<string, unknown>> = {
  'cms/frame': () => ({ block: 'frame1' }),
  // Refused where the page is found: its next caller is to find it too.
  'editor/rename': () => ({ path: '/api/elsewhere' }),
  'filemanager/new-file': () => ({ parent: 'organisation' }),
  'message/send': () => ({ id: randomUUID() }),
  'form/submit': () => ({ block: 'form1', answers: { name: 'Someone' }, key: randomUUID(), seconds: 60 }),
}
