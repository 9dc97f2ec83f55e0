import { randomUUID } from 'node:crypto'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '@gateway/db/open'
import { oneTimeToken, session } from '@gateway/db/account-tables'
import { withSite } from '@gateway/db/scope'
import { draft, draftVersion, formSubmission, importTable, item, person, post, previewLink, publication, siteTheme, upload } from '@gateway/db/tables'
import { writeMessage } from '@gateway/messages/write-message'
import { changeWallet } from '@gateway/wallet/ledger'
import { page, row } from '../fixtures/sites'

/** An id of a row of the asked site, one of another site, and one of nobody. */
export type Ids = { own: string; foreign: string; unknown: string }

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
    return { own: await write('alpha'), foreign: await write('beta'), unknown: randomUUID() }
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
      await db.insert(item).values({ siteId, id, kind: 'file', name: 'a.txt', siblingKey: 'a.txt', searchText: 'a.txt', mime: 'text/plain', size: 1, checksum: '0', storageKey: `${siteId}/a`, mode: 'public' })
    return ids
  },
  font: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const)
      await db.insert(item).values({ siteId, id, kind: 'file', name: 'a.woff2', siblingKey: 'a.woff2', searchText: 'a.woff2', mime: 'font/woff2', size: 1, checksum: '1', storageKey: `public/${siteId}/a.woff2`, mode: 'public', font: { family: 'A Family', weight: [400, 400], style: 'normal', ranges: 'U+20-7E', thai: false, latin: true, fallback: { ascent: 1, descent: 0.3, isSerif: false, latin: 0.45 } } })
    return ids
  },
  upload: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [['alpha', ids.own], ['beta', ids.foreign]] as const) await db.insert(upload).values({ siteId, id, name: 'a.txt', size: 1, storageKey: `incoming/${siteId}/a`, mode: 'public', expiresAt: new Date('2999-01-01T00:00:00Z') })
    return ids
  },
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
  session: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
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

/** What a call needs beside its resource's id, where its first example would not find the row. */
export const besides: Record<string, () => Record<string, unknown>> = {
  'cms/frame': () => ({ block: 'frame1' }),
  // Refused where the page is found: its next caller is to find it too.
  'editor/rename': () => ({ path: '/api/elsewhere' }),
  'message/send': () => ({ id: randomUUID() }),
  'form/submit': () => ({ block: 'form1', answers: { name: 'Someone' }, key: randomUUID(), seconds: 60 }),
}
