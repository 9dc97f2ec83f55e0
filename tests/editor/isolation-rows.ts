import { nameFields } from '@gateway/files/names'
import { randomUUID } from 'node:crypto'
import type { Database } from '@gateway/db/open'
import { note } from '@gateway/db/note-tables'
import { redirect } from '@gateway/db/redirect-tables'
import { importTable } from '@gateway/db/import-tables'
import { item } from '@gateway/db/item-tables'
import { audit, draft, draftVersion, person, previewLink, publication, siteTheme } from '@gateway/db/tables'
import { demoPerson, document, makeOtherUploads, newIds, type Ids } from '../isolation/make-rows'
import type { Maker } from '../isolation/define-isolation'

export async function makeDocuments({ db }: Database, name: string): Promise<Ids> {
  const path = (site: string) => `/${name}-of-${site}`
  for (const siteId of ['alpha', 'beta'])
    await db
      .insert(draft)
      .values({ siteId, document: `page:${path(siteId)}`, content: document(path(siteId)), version: 1 })
  await db.insert(draftVersion).values(
    ['alpha', 'beta'].map((siteId) => ({
      siteId,
      document: `page:${path(siteId)}`,
      content: document(path(siteId)),
      version: 1,
    })),
  )
  return { own: `page:${path('alpha')}`, foreign: `page:${path('beta')}`, unknown: `page:${path('nobody')}` }
}

export async function makeFonts({ db }: Database, name: string): Promise<Ids> {
  const family = (site: string) => `${name} of ${site}`
  for (const siteId of ['alpha', 'beta'])
    await db.insert(item).values({
      siteId,
      id: randomUUID(),
      kind: 'file',
      drive: 'media',
      fileKind: 'other',
      ...nameFields(`${name}.woff2`),
      mime: 'font/woff2',
      size: 1,
      checksum: '1',
      storageKey: `public/${siteId}/${name}.woff2`,
      mode: 'public',
      font: {
        family: family(siteId),
        weight: [400, 400],
        style: 'normal',
        ranges: 'U+20-7E',
        thai: false,
        latin: true,
        fallback: { ascent: 1, descent: 0.3, isSerif: false, latin: 0.45 },
      },
    })
  return { own: family('alpha'), foreign: family('beta'), unknown: family('nobody') }
}

export const makers: Readonly<Record<string, Maker>> = {
  document: (database) => makeDocuments(database, 'draft'),
  document_to_export: (database) => makeDocuments(database, 'exported'),
  document_to_publish: (database) => makeDocuments(database, 'published'),
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
}
