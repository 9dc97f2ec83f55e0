import { randomUUID } from 'node:crypto'
import { noteSeen } from '@gateway/db/note-tables'
import { pagePassword } from '@gateway/db/page-password-tables'
import { importFile } from '@gateway/db/import-tables'
import { draft, draftVersion, presence, release } from '@gateway/db/tables'
import { document } from '../isolation/make-rows'
import { defineIsolation } from '../isolation/define-isolation'
import { makers } from './isolation-rows'

export const isolation = defineIsolation({
  rowless: {
    'editor/audit area': 'a filter of the build, the same for all sites',
    'editor/block-uses type':
      'a type of the build, the same for all sites, looked for in the site’s own documents alone',
    'editor/bring-redirects lines':
      'addresses and where they lead; which of them lead already is asked of the site alone',
    'editor/create path': 'the address that a page is to have; whether it is free is asked of the site alone',
    'editor/create content': 'a document: what it names is looked up when it is shown (“documents that name …”)',
    'editor/create-section rows[]': 'a document: what it names is looked up when it is shown (“documents that name …”)',
    'editor/data calls[].call': 'the name of a call',
    'editor/data calls[].input{}': 'the input of another call, which is asked here as by itself',
    'editor/data calls[].input.some': 'the input of another call, which is asked here as by itself',
    'editor/find-words words': 'what is looked for in the site’s own documents alone',
    'editor/presence tab': 'a name that a tab made up, under which its own person is counted',
    'editor/presence block': 'a node of the document that `key` names',
    'editor/publish seen{}': 'keys of `keys`, said a second time; any other is passed over',
    'editor/rename path': 'the address that a page is to have; whether it is free is asked of the site alone',
    'editor/restore path': 'the address that the page is to have; whether it is free is asked of the site alone',
    'editor/save content': 'a document: what it names is looked up when it is shown (“documents that name …”)',
    'editor/save themeBase': 'what the sender began with; it is kept and compared, and names nothing',
    'editor/remove-redirect to': 'where it led as it was looked at, compared with the site’s own alone',
    'editor/set-contact version': 'a hash of what was read, held against the site’s own',
    'editor/set-redirect from': 'the address that is to lead; whether it is free is asked of the site alone',
    'editor/set-redirect to': 'where it is to lead, as anybody may write it',
    'editor/set-redirect was.from': 'held against the site’s own redirects, together with where it leads',
    'editor/set-redirect was.to': 'held against the site’s own redirects, together with what leads there',
    'editor/write-note node': 'a node of the document that `key` names',
    'theme/create name': 'a name that the theme is to have',
    'theme/import file':
      'a file: its family of type is asked below, what else it names are packs of the build and pictures (“documents that name …”)',
    'theme/rename-family to': 'a name that the family is to have',
    'theme/save overrides.background.image.asset':
      'a picture: it is looked up when the theme is shown (“documents that name …”)',
    'theme/save overrides.background.dark.image.asset':
      'a picture: it is looked up when the theme is shown (“documents that name …”)',
    'theme/save slots.some': 'packs of the build, the same for all sites',
    'transfer/bring-upload file': 'a name within the file that `id` names',
    'transfer/import digest': 'what the file that `id` names hashes to',
    'transfer/import documents[].key': 'a document of the file that `id` names',
    'transfer/import documents[].path': 'the address that a page is to have',
    'transfer/import without[]': 'a name within the file that `id` names',
  },
  ownRows: {
    'editor/publish keys[]': 'document_to_publish',
    'theme/add-font': 'font_upload',
    'theme/rename-family': 'font_family_to_rename',
    'transfer/export-documents': 'document_to_export',
  },
  requiredRole: { 'editor/preview-link theme': 'admin', 'editor/publish theme.name': 'admin' },
  extraInputs: {
    // Refused after the page is found, so that the next caller finds it too.
    'editor/rename': () => ({ path: '/api/elsewhere' }),
    'editor/create': () => ({ path: `/copy-${randomUUID()}` }),
    'editor/preview-link theme': () => ({ keys: [] }),
    // Another version than the saved one: found, and not published.
    'editor/publish theme.name': () => ({ keys: [], theme: { version: 7 } }),
    'editor/write-note mentions[].person': () => ({ body: '@New', mentions: [{ person: '', at: 0, length: 4 }] }),
    'editor/data': () => ({ calls: [{ call: 'cms/post', input: {} }], role: 'guest', locale: 'en' }),
    'theme/import': () => ({
      file: {
        kind: 'sitewright-theme',
        format: 1,
        name: 'feast',
        title: 'Feast',
        pack: 'default',
        overrides: {},
        slots: {},
      },
    }),
    'theme/rename-family': () => ({ to: 'A Family' }),
    'theme/save overrides.fonts.body.family': () => ({ name: 'default', base: 7 }),
    'theme/save overrides.fonts.heading.family': () => ({ name: 'default', base: 7 }),
  },
  makers,
  makeRest: async ({ db, siteId, manager, word, own, foreign }) => {
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
    await db.insert(noteSeen).values({ siteId, personId: manager, thread: foreign('note'), seenAt: new Date() })
    await db.insert(presence).values({ siteId, tab: word, document: 'page:/', personId: manager })
    await db.insert(pagePassword).values({ siteId, path: `/asks-${word}`, id: word, former: [], hash: word })
    await db.insert(release).values({ siteId, no: 99, content: {}, note: word })
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
  },
  tables: {
    audit: { call: 'editor/audit' },
    draft: { call: 'editor/open' },
    draft_version: { call: 'editor/versions' },
    import: { call: 'transfer/undo-import' },
    import_file: { none: 'a cache, by keys of the gateway' },
    note: { call: 'editor/set-note' },
    note_seen: { none: 'what each person has read, queried by their own id' },
    page_password: { none: 'looked up only for the pages of the site' },
    presence: { call: 'editor/presence', behind: ['person'] },
    preview_link: { call: 'editor/end-preview' },
    publication: { call: 'editor/unschedule' },
    redirect: { call: 'editor/remove-redirect' },
    release: { call: 'editor/releases', behind: ['site'] },
    site_theme: { call: 'theme/open' },
  },
  usedUp: {
    'editor/remove-redirect': ['redirect'],
    'editor/end-preview': ['preview'],
    'editor/unschedule': ['publication'],
    'transfer/undo-import': ['import'],
  },
  acting: false,
})
