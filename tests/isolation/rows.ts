import { randomUUID } from 'node:crypto'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '@gateway/db/open'
import { hashToken } from '@gateway/auth/one-time-token'
import { attempt, linkedAccount, mail, oneTimeToken, session } from '@gateway/db/account-tables'
import { itemEvent, reconcileRound } from '@gateway/db/file-tables'
import { callNonce, idempotency } from '@gateway/db/idempotency-tables'
import { message, thread } from '@gateway/db/message-tables'
import { formNotice } from '@gateway/db/form-notice-tables'
import { note, noteSeen } from '@gateway/db/note-tables'
import { pagePassword } from '@gateway/db/page-password-tables'
import { redirect } from '@gateway/db/redirect-tables'
import { withSite } from '@gateway/db/scope'
import { itemCounters } from '@gateway/db/counter-tables'
import { fileTicket, share, shareAccess } from '@gateway/db/share-tables'
import {
  audit,
  draft,
  draftVersion,
  formSubmission,
  importFile,
  importTable,
  item,
  person,
  post,
  presence,
  previewLink,
  publication,
  rehearsal,
  release,
  site as sites,
  siteHost,
  siteTheme,
  strayObject,
} from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import { writeMessage } from '@areas/messages/server/domain/write-message'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import {
  browser,
  demoPerson,
  document,
  type Ids,
  makeDocuments,
  makeFiles,
  makeFileUploads,
  makeFonts,
  makeOtherUploads,
  makePeople,
  makeShares,
  makeSubmissions,
  makeTokens,
  newIds,
  newPerson,
  qrData,
  sharedWorld,
} from './make-rows'

/**
 * Rows of every kind that a contract's `resources` name, in alpha and in beta. A new kind needs its maker here: the
 * matrix reports it. A maker's rows differ only in their site.
 */
export const makers: Record<string, (database: Database) => Promise<Ids>> = {
  bypass: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, tokenHash] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const) {
      const [of] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.siteId, siteId), eq(person.role, 'user')))
      await db.insert(oneTimeToken).values({
        siteId,
        tokenHash,
        purpose: 'bypass',
        personId: of?.id ?? '',
        data: { reason: 'A reason' },
        madeBy: of?.id ?? '',
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
    }
    return ids
  },
  space: () => Promise.resolve({ own: 'alpha', foreign: 'beta', unknown: 'nobody' }),
  page: async ({ db }) => {
    for (const site of ['alpha', 'beta'])
      await db.execute(
        sql`UPDATE release SET content = ${JSON.stringify({ pages: { [`/of-${site}`]: document(`/of-${site}`) } })}::jsonb WHERE site_id = ${site}`,
      )
    return { own: '/of-alpha', foreign: '/of-beta', unknown: '/of-nobody' }
  },
  document: (database) => makeDocuments(database, 'draft'),
  document_to_export: (database) => makeDocuments(database, 'exported'),
  document_to_publish: (database) => makeDocuments(database, 'published'),
  activation: async (database) => {
    const data = { passwordHash: '', firstname: 'New', lastname: 'Here', locale: 'en', browser: hashToken(browser) }
    return makeTokens(
      database,
      'activate',
      async (site) => ({ personId: await newPerson(database, site, 'pending'), data }),
      { browser },
    )
  },
  // For the demo user, and by the demo admin: their twins at the other site.
  bypass_slug: (database) =>
    makeTokens(database, 'bypass', async (site) => ({
      personId: await demoPerson(database, site, 'user'),
      madeBy: await demoPerson(database, site, 'admin'),
      data: { reason: 'A reason' },
    })),
  email_change: (database) =>
    makeTokens(database, 'change_email', async (site) => ({
      personId: await newPerson(database, site),
      data: { email: `${randomUUID()}@${site}.example` },
    })),
  recovery: (database) =>
    makeTokens(database, 'recover', async (site) => ({ personId: await newPerson(database, site) })),
  line_mailed: (database) =>
    makeTokens(
      database,
      'line',
      () =>
        Promise.resolve({
          data: {
            step: 'mailed',
            browser: hashToken(browser),
            subject: randomUUID(),
            name: 'New',
            email: `${randomUUID()}@line.example`,
            firstname: 'New',
            lastname: 'Here',
            locale: 'en',
          },
        }),
      { browser },
    ),
  line_newcomer: (database) =>
    makeTokens(
      database,
      'line',
      () =>
        Promise.resolve({
          data: { step: 'newcomer', browser: hashToken(browser), subject: randomUUID(), name: 'New' },
        }),
      { browser },
    ),
  // Started in another browser, which is reported: LINE itself is not called.
  line_away: (database) =>
    makeTokens(
      database,
      'line',
      () =>
        Promise.resolve({
          data: {
            step: 'away',
            browser: hashToken('another-browser-that-asked'),
            nonce: 'n',
            verifier: 'v',
            redirectUri: 'https://alpha.localhost/',
          },
        }),
      { browser },
    ),
  qr_shown: (database) => makeTokens(database, 'qr', () => Promise.resolve({ data: qrData('shown') })),
  qr_scanned: (database) =>
    makeTokens(database, 'qr', async (site) => ({
      personId: await demoPerson(database, site, 'user'),
      data: qrData('scanned'),
    })),
  qr_approved: (database) =>
    makeTokens(database, 'qr', async (site) => ({
      personId: await demoPerson(database, site, 'user'),
      data: qrData('approved'),
    })),
  site_key: async ({ db }) => {
    const keys = await db.select({ id: sites.siteId, key: sites.publicKey }).from(sites)
    const of = (id: string) => keys.find((each) => each.id === id)?.key ?? ''
    return { own: of('alpha'), foreign: of('beta'), unknown: `pk_${randomUUID().replaceAll('-', '')}` }
  },
  // A number that exists only at beta.
  beyond: () => Promise.resolve({ own: '1', foreign: String(beyond), unknown: String(beyond + 1) }),
  site_file: async (database) => {
    const { own, foreign, unknown } = await makeOtherUploads(database, 'import')
    return { own: `file:${own}`, foreign: `file:${foreign}`, unknown: `file:${unknown}` }
  },
  audit_subject: async ({ db }) => {
    for (const siteId of ['alpha', 'beta'])
      await db.insert(audit).values({
        siteId,
        id: randomUUID(),
        action: 'publish',
        subject: `site:audited-${siteId}`,
        before: null,
        after: null,
      })
    return { own: 'site:audited-alpha', foreign: 'site:audited-beta', unknown: 'site:audited-nobody' }
  },
  audit_person: async ({ db }) => {
    const ids = newIds()
    for (const [siteId, personId] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db.insert(audit).values({
        siteId,
        id: randomUUID(),
        personId,
        action: 'publish',
        subject: 'site:release',
        before: null,
        after: null,
      })
    return ids
  },
  form: async ({ db }) => {
    for (const siteId of ['alpha', 'beta'])
      await db.insert(formSubmission).values({
        siteId,
        id: randomUUID(),
        form: `form-of-${siteId}`,
        pagePath: '/',
        answers: { name: 'Someone' },
        locale: 'th',
      })
    return { own: 'form-of-alpha', foreign: 'form-of-beta', unknown: 'form-of-nobody' }
  },
  form_noticed: async ({ db }) => {
    for (const siteId of ['alpha', 'beta'])
      await db
        .insert(formNotice)
        .values({ siteId, form: `told-of-${siteId}`, addresses: [`desk@${siteId}.example`], isOn: true })
        .onConflictDoNothing()
    return { own: 'told-of-alpha', foreign: 'told-of-beta', unknown: 'told-of-nobody' }
  },
  notice_test: async (database) => {
    const ids = newIds()
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await database.db.insert(mail).values({
        siteId,
        id: `${id}.0`,
        purpose: 'form-test',
        personId: await demoPerson(database, siteId, 'manager'),
        from: `a@${siteId}.example`,
        to: `b@${siteId}.example`,
        subject: 'A test',
        plain: 'A test',
      })
    return ids
  },
  avatar_upload: (database) => makeOtherUploads(database, 'avatar', 'user'),
  shared_item: async (database) => (await sharedWorld(database)).folders,
  shared_code: async (database) => (await sharedWorld(database)).codes,
  guest_upload: async (database) => (await sharedWorld(database)).uploads,
  guest_upload_to_cancel: async (database) => (await sharedWorld(database)).toCancel,
  font_family: (database) => makeFonts(database, 'Family'),
  font_family_to_rename: (database) => makeFonts(database, 'Other Family'),
  publication: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db.insert(publication).values({
        siteId,
        id,
        changes: [{ key: 'page:/', version: 1, content: null }],
        dueAt: new Date('2999-01-01T00:00:00Z'),
      })
    return ids
  },
  preview: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, tokenHash] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db
        .insert(previewLink)
        .values({ siteId, tokenHash, documents: ['page:/'], endsAt: new Date('2999-01-01T00:00:00Z') })
    return ids
  },
  note: async (database) => {
    const ids = newIds()
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await database.db.insert(note).values({
        siteId,
        id,
        thread: id,
        document: 'page:/',
        body: 'Is it right?',
        access: 'guest',
        madeBy: await demoPerson(database, siteId, 'manager'),
      })
    return ids
  },
  // A person whom a note may mention: another editor of the site.
  colleague: async (database) => {
    const ids = newIds()
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await database.db
        .insert(person)
        .values({ siteId, id, email: `${id}@${siteId}.example`, firstname: 'New', role: 'admin' })
    return ids
  },
  redirect: async ({ db }) => {
    const at = (site: string) => `/left-of-${site}`
    for (const siteId of ['alpha', 'beta'])
      await db
        .insert(redirect)
        .values({ siteId, fromPath: at(siteId), target: '/' })
        .onConflictDoNothing()
    return { own: at('alpha'), foreign: at('beta'), unknown: at('nobody') }
  },
  post: async ({ db }) => {
    for (const siteId of ['alpha', 'beta'])
      await db.insert(post).values({
        siteId,
        id: randomUUID(),
        slug: `of-${siteId}`,
        category: 'news',
        title: 'A post',
        excerpt: 'Of a site.',
        body: { type: 'doc', content: [] },
        author: { name: 'Someone' },
        searchText: 'a post',
        publishedAt: new Date('2026-01-01T00:00:00Z'),
      })
    return { own: 'of-alpha', foreign: 'of-beta', unknown: 'of-nobody' }
  },
  // Between the demo user and manager; no one else of the site finds it.
  thread: async (database) => {
    const write = (site: string) =>
      withSite(database, site, async (tx) => {
        const two = await tx
          .select({ id: person.id })
          .from(person)
          .where(or(eq(person.email, `user@${site}.example`), eq(person.email, `manager@${site}.example`)))
        return (
          await writeMessage(
            tx,
            { site, kind: 'direct', members: two.map((each) => each.id) },
            { author: two[0]?.id ?? null, body: 'Hello' },
          )
        ).threadId
      })
    const two = [await newPerson(database, 'alpha'), await newPerson(database, 'alpha')]
    const others = await withSite(database, 'alpha', (tx) =>
      writeMessage(tx, { site: 'alpha', kind: 'direct', members: two }, { author: two[0] ?? null, body: 'Hello' }),
    )
    return {
      own: await write('alpha'),
      foreign: await write('beta'),
      unknown: randomUUID(),
      others: others.threadId,
      owner: two[0] ?? '',
    }
  },
  // Of the threads just made.
  message: async (database) => {
    const { db } = database
    const first = async (siteId: string) =>
      (await db.select({ id: message.id }).from(message).where(eq(message.siteId, siteId)).limit(1))[0]?.id ?? ''
    // A sent id creates a message, and so must another site's: from then on it is alpha's as well.
    return {
      own: await first('alpha'),
      foreign: await first('beta'),
      unknown: randomUUID(),
      shownBy: 'all',
      extras: { to: await demoPerson(database, 'alpha', 'manager') },
    }
  },
  wallet_transfer: async (database) => {
    const transferOf = (site: string) =>
      withSite(database, site, async (tx) => {
        const [owner] = await tx.select({ id: person.id }).from(person).where(eq(person.role, 'user'))
        const posted = await changeWallet(tx, {
          site,
          person: owner?.id ?? '',
          amount: 5000,
          against: 'cash',
          kind: 'increase',
          reason: 'Paid at the counter',
        })
        return posted.ok ? posted.transfer : ''
      })
    return { own: await transferOf('alpha'), foreign: await transferOf('beta'), unknown: randomUUID() }
  },
  item: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db.insert(item).values({
        siteId,
        id,
        kind: 'file',
        drive: 'media',
        fileKind: 'text',
        ...nameFields('a.txt'),
        mime: 'text/plain',
        size: 1,
        checksum: '0',
        storageKey: `${siteId}/a`,
        mode: 'public',
      })
    return ids
  },
  // Three of alpha's own: an id named in beta's documents and settings counts as named by no one.
  item_named_there: async ({ db }) => {
    const ids: Ids = { ...newIds(), shownBy: 'all' }
    const createdAt = new Date('2026-01-01T00:00:00Z')
    for (const [id, size] of [
      [ids.own, 2],
      [ids.foreign, 1],
      [ids.unknown, 1],
    ] as const)
      await db.insert(item).values({
        siteId: 'alpha',
        id,
        kind: 'file',
        drive: 'media',
        fileKind: 'text',
        ...nameFields(`${id}.txt`),
        mime: 'text/plain',
        size,
        checksum: '0',
        storageKey: `alpha/${id}`,
        mode: 'public',
        createdAt,
        updatedAt: createdAt,
      })
    await db
      .update(sites)
      .set({ favicon: `item-${ids.foreign}` })
      .where(eq(sites.siteId, 'beta'))
    return ids
  },
  // A folder of the organisation, visible to everyone of the site.
  folder: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'Folder' }),
  library_folder: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'media', fileKind: 'folder', name: 'Of the library' }),
  item_to_trash: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To trash' }),
  item_to_move: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To move' }),
  item_to_purge: (database) =>
    makeFiles(database, {
      kind: 'folder',
      drive: 'organisation',
      fileKind: 'folder',
      name: 'To purge',
      trashedAt: new Date(),
    }),
  file_upload: (database) => makeFileUploads(database),
  upload_to_cancel: (database) => makeFileUploads(database),
  share: (database) => makeShares(database, 'id'),
  share_code: (database) => makeShares(database, 'code'),
  // Of a zip of an empty shared folder; valid for as many requests as the matrix makes.
  file_ticket: async (database) => {
    const shares = await makeShares(database, 'id')
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, shareId, token] of [
      ['alpha', shares.own, ids.own],
      ['beta', shares.foreign, ids.foreign],
    ] as const) {
      const [of] = await database.db
        .select({ itemId: share.itemId })
        .from(share)
        .where(and(eq(share.siteId, siteId), eq(share.id, shareId)))
      await database.db.insert(fileTicket).values({
        siteId,
        tokenHash: hashToken(token),
        act: 'zip',
        itemIds: [of?.itemId ?? ''],
        shareId,
        visitNo: 1,
        begun: -1000,
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
    }
    return ids
  },
  // For a person's own item: the owner matters too.
  own_ticket: async (database) => {
    const owner = await newPerson(database, 'alpha')
    const ids: Ids = { ...newIds(), others: randomUUID(), owner }
    for (const [siteId, token, personId] of [
      ['alpha', ids.own, await demoPerson(database, 'alpha', 'user')],
      ['beta', ids.foreign, await demoPerson(database, 'beta', 'user')],
      ['alpha', ids.others ?? '', owner],
    ] as const)
      await database.db.insert(fileTicket).values({
        siteId,
        tokenHash: hashToken(token),
        act: 'save',
        itemIds: [],
        personId,
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
    return ids
  },
  font: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db.insert(item).values({
        siteId,
        id,
        kind: 'file',
        drive: 'media',
        fileKind: 'other',
        ...nameFields('a.woff2'),
        mime: 'font/woff2',
        size: 1,
        checksum: '1',
        storageKey: `public/${siteId}/a.woff2`,
        mode: 'public',
        font: {
          family: 'A Family',
          weight: [400, 400],
          style: 'normal',
          ranges: 'U+20-7E',
          thai: false,
          latin: true,
          fallback: { ascent: 1, descent: 0.3, isSerif: false, latin: 0.45 },
        },
      })
    return ids
  },
  upload: (database) => makeOtherUploads(database, 'import'),
  font_upload: (database) => makeOtherUploads(database, 'font'),
  import: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db
        .insert(importTable)
        .values({ siteId, id, written: { documents: [], items: [], result: { id, documents: [], uploads: 0 } } })
    return ids
  },
  person: (database) => makePeople(database),
  other_person: (database) => makePeople(database),
  // A session of the demo user: only they may end it, of all callers.
  session: async (database) => {
    const { db } = database
    const owner = await newPerson(database, 'alpha')
    const ids = { ...newIds(), others: randomUUID(), owner }
    await db
      .insert(session)
      .values({ siteId: 'alpha', id: ids.others, personId: owner, expiresAt: new Date('2999-01-01T00:00:00Z') })
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const) {
      const [found] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.siteId, siteId), eq(person.role, 'user'), like(person.email, 'user@%')))
      await db
        .insert(session)
        .values({ siteId, id, personId: found?.id ?? '', expiresAt: new Date('2999-01-01T00:00:00Z') })
    }
    return ids
  },
  theme: async ({ db }) => {
    for (const siteId of ['alpha', 'beta'])
      await db.insert(siteTheme).values({
        siteId,
        name: `look-of-${siteId}`,
        title: 'A look',
        parent: 'default',
        overrides: { picks: { brand: '#b3005e' } },
        slots: {},
        version: 1,
      })
    return { own: 'look-of-alpha', foreign: 'look-of-beta', unknown: 'look-of-nobody' }
  },
  form_submission: (database) => makeSubmissions(database),
  // Of a repeated submission, or one by another site's key, which also creates one here.
  submission_to_make: async (database) => ({ ...(await makeSubmissions(database)), shownBy: 'all' }),
}

/**
 * Rows at beta of the tables that no kind has a maker for, so that each has something to hide from alpha. Visible texts
 * contain a word by which the matrix recognises them.
 */
export async function makeRest(database: Database, ids: Record<string, Ids>): Promise<Ids> {
  const { db } = database
  const [user, manager] = [await demoPerson(database, 'beta', 'user'), await demoPerson(database, 'beta', 'manager')]
  const word = `seen-of-${randomUUID()}`
  const siteId = 'beta'
  const foreign = (kind: string) => ids[kind]?.foreign ?? ''
  await db.insert(attempt).values({ siteId, subject: word, windowStart: new Date(), count: 1 })
  await db.insert(callNonce).values({ siteId, nonce: word, endsAt: new Date('2999-01-01T00:00:00Z') })
  await db
    .insert(idempotency)
    .values({ siteId, personId: user, call: 'account/wallet', key: word, bodyHash: word, answer: { word } })
  await db.insert(importFile).values({
    siteId,
    uploadId: foreign('upload'),
    file: 'media/1.txt',
    prepared: {
      mime: 'text/plain',
      width: null,
      height: null,
      renditions: null,
      size: 1,
      checksum: word,
      storageKey: word,
    },
  })
  await db.insert(itemEvent).values({
    siteId,
    id: randomUUID(),
    itemId: foreign('item'),
    act: 'rename',
    personId: user,
    was: word,
    became: word,
  })
  await db.insert(linkedAccount).values({ siteId, provider: 'line', subject: word, personId: user, name: word })
  await db.insert(mail).values({
    siteId,
    id: randomUUID(),
    purpose: 'staff',
    personId: user,
    from: 'a@beta.example',
    to: 'b@beta.example',
    subject: word,
    plain: word,
  })
  await db.insert(noteSeen).values({ siteId, personId: manager, thread: foreign('note'), seenAt: new Date() })
  await db.insert(presence).values({ siteId, tab: word, document: 'page:/', personId: manager })
  await db.insert(pagePassword).values({ siteId, path: `/asks-${word}`, id: word, former: [], hash: word })
  await db.insert(reconcileRound).values({ siteId, beganAt: new Date() }).onConflictDoNothing()
  await db.insert(rehearsal).values({ siteId, build: word, summary: { documents: 1, changed: 0, failed: 0, lost: 0 } })
  await db.insert(release).values({ siteId, no: 99, content: {}, note: word })
  const [shared] = await db.select({ id: share.id }).from(share).where(eq(share.siteId, siteId)).limit(1)
  await db
    .insert(shareAccess)
    .values({ siteId, id: randomUUID(), shareId: shared?.id ?? '', act: 'opened', name: word, address: word })
  await db.insert(strayObject).values({ siteId, storageKey: word, dueAt: new Date('2999-01-01T00:00:00Z') })
  await db.insert(siteHost).values({ siteId, hostname: `${word}.localhost` })
  await makeTwinRows(database, ids, word)
  // On a local host, the gateway lists the names of its sites.
  return { own: randomUUID(), foreign: word, unknown: randomUUID(), shownBy: ['api/get-host'] }
}

/** Satang and counts that reveal an answer with beta's data. */
const beyond = 918_273_645

/**
 * Rows at beta that refer to ids of alpha's own: the details of alpha's row would include them if only their site did
 * not differ.
 */
async function makeTwinRows(database: Database, ids: Record<string, Ids>, word: string): Promise<void> {
  const { db } = database
  const siteId = 'beta'
  const own = (kind: string) => ids[kind]?.own ?? ''
  const [user, manager] = [await demoPerson(database, 'beta', 'user'), await demoPerson(database, 'beta', 'manager')]
  await db.insert(item).values({
    siteId,
    id: own('item'),
    kind: 'file',
    drive: 'media',
    fileKind: 'text',
    ...nameFields(`${word}.txt`),
    mime: 'text/plain',
    size: 1,
    checksum: '0',
    storageKey: `beta/${word}`,
    mode: 'public',
  })
  await db
    .insert(itemEvent)
    .values({ siteId, id: randomUUID(), itemId: own('item'), act: 'rename', personId: user, was: word, became: word })
  await db.insert(itemCounters).values({ siteId, name: `in:${own('folder')}:file`, things: beyond, bytes: beyond })
  await db.insert(share).values({
    siteId,
    id: own('share'),
    itemId: own('item'),
    code: randomUUID(),
    permissions: { read: true, create: false, update: false, delete: false, share: false },
  })
  await db
    .insert(shareAccess)
    .values({ siteId, id: randomUUID(), shareId: own('share'), act: 'opened', name: word, address: word })
  await db.insert(draft).values({ siteId, document: own('document'), content: document(`/${word}`), version: 77 })
  await db
    .insert(draftVersion)
    .values({ siteId, document: own('document'), content: document(`/${word}`), version: 77, label: word })
  await db.insert(presence).values({
    siteId,
    tab: `twin-${word}`,
    document: own('document'),
    personId: manager,
    seenAt: new Date('2999-01-01T00:00:00Z'),
  })
  await db.insert(thread).values({ siteId, id: own('thread'), kind: 'direct', of: word })
  await db
    .insert(message)
    .values({ siteId, threadId: own('thread'), no: 99, id: randomUUID(), authorId: user, body: word })
  await db.insert(mail).values({
    siteId,
    id: randomUUID(),
    purpose: 'notice',
    personId: user,
    from: 'a@beta.example',
    to: 'b@beta.example',
    subject: word,
    plain: word,
  })
  await db
    .insert(person)
    .values({ siteId, id: own('person'), email: `${word}@beta.example`, firstname: word, role: 'user' })
  await withSite(database, siteId, (tx) =>
    changeWallet(tx, {
      site: siteId,
      person: own('person'),
      amount: beyond,
      against: 'cash',
      kind: 'increase',
      reason: word,
    }),
  )
}
