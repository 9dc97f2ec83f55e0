import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { note } from '@gateway/db/note-tables'
import type { NoteThread } from '@schemas/editor/entities/note'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('About', { id: 'head' }))] }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const notesOf = async (key: string, who = work.manager) =>
  (await work.get(`/api/editor/notes?key=${encodeURIComponent(key)}`, who)).json<{ notes: NoteThread[] }>().notes
const write = async (input: object, who = work.manager) => (await work.post('write-note', input, who)).statusCode
const set = async (id: string, state: string, who = work.manager) =>
  (await work.post('set-note', { id, state }, who)).statusCode
const first = async (key: string) => (await notesOf(key))[0] as NoteThread

describe('notes on a page', () => {
  it('stores notes on a part of the page with answers, and names their writers', async () => {
    expect(await write({ key: 'page:/about', node: 'head', body: '  Is this still right? ' })).toBe(200)
    const { id } = await first('page:/about')
    expect(await write({ key: 'page:/about', to: id, body: 'It is.' }, work.admin)).toBe(200)
    expect(await notesOf('page:/about')).toMatchObject([
      {
        node: 'head',
        body: 'Is this still right?',
        by: 'Mana Two',
        isOwn: true,
        answers: [{ body: 'It is.', by: 'Ada Three', isOwn: false }],
      },
    ])
    expect(await work.entry('page:/about')).toMatchObject({ notes: 1, draft: false })
    expect(await notesOf('page:/')).toEqual([])
  })

  it("includes notes in their writer's export only", async () => {
    const file = async ({ token }: { token: string }) =>
      (await ask(gateway, '/account/export-data', { token, body: {} })).json<{
        notes: { document: string; body: string }[]
      }>().notes
    expect(await file(work.manager)).toMatchObject([{ document: 'page:/about', body: 'Is this still right?' }])
    expect((await file(work.admin)).map(({ body }) => body)).toEqual(['It is.'])
  })

  it('lets anyone who may edit the page resolve a note, and reopens it with an answer', async () => {
    const { id } = await first('page:/about')
    expect(await set(id, 'settled', work.admin)).toBe(200)
    expect(await first('page:/about')).toMatchObject({ settledBy: 'Ada Three' })
    expect(await work.entry('page:/about')).not.toHaveProperty('notes')
    expect(await write({ key: 'page:/about', to: id, body: 'Not quite.' })).toBe(200)
    expect(await first('page:/about')).not.toHaveProperty('settledAt')
  })

  it("accepts answers only on the note's page", async () => {
    expect(await write({ key: 'page:/', to: (await first('page:/about')).id, body: 'Here?' })).toBe(404)
  })

  it("moves to the page's new address", async () => {
    expect((await work.post('rename', { key: 'page:/about', path: '/who-we-are' })).statusCode).toBe(200)
    expect(await notesOf('page:/who-we-are')).toHaveLength(1)
  })

  it('lets the writer or an admin delete a note with its answers', async () => {
    const {
      id,
      answers: [byAdmin, own],
    } = await first('page:/who-we-are')
    expect(await set(byAdmin?.id ?? '', 'deleted')).toBe(403)
    expect(await set(own?.id ?? '', 'deleted')).toBe(200)
    expect((await first('page:/who-we-are')).answers).toHaveLength(1)
    expect(await set(id, 'deleted', work.admin)).toBe(200)
    expect(await notesOf('page:/who-we-are')).toEqual([])
    // The audit log names the writers by their current names, and contains no text.
    const { entries } = (await work.get('/api/editor/audit?action=note-delete', work.admin)).json<{
      entries: { by: string; subject: string; before: unknown }[]
    }>()
    const deleted = { action: 'note-delete', subject: 'page:/who-we-are' }
    expect(entries).toMatchObject([
      { ...deleted, by: 'Ada Three', before: { author: 'Mana Two', answers: 1 } },
      { ...deleted, by: 'Mana Two', before: { author: 'Mana Two' } },
    ])
    expect(entries.every((each) => !('of' in each))).toBe(true)
    expect(JSON.stringify(entries)).not.toContain('Is this still right?')
  })

  it('deletes notes with their page, and starts a new page at its address without any', async () => {
    const made = (await work.post('create', { path: '/brief-life', title: 'Brief' })).json<{
      key: string
      version: number
    }>()
    expect(await write({ key: made.key, body: 'Soon gone' })).toBe(200)
    expect((await work.post('trash', { key: made.key })).statusCode).toBe(200)
    const purged = await work.post('purge', { key: made.key, version: made.version }, work.admin)
    expect(purged.statusCode, purged.body).toBe(200)
    expect((await work.post('create', { path: '/brief-life', title: 'Anew' })).statusCode).toBe(200)
    expect(await notesOf(made.key)).toEqual([])
  })

  it('does not pass notes from a trashed page to a new page at its address', async () => {
    const make = async (path: string) =>
      expect((await work.post('create', { path, title: 'Made' })).statusCode).toBe(200)
    for (const path of ['/lies-here', '/lies-there']) {
      await make(path)
      expect(await write({ key: `page:${path}`, body: 'Of the one in the trash' })).toBe(200)
      expect((await work.post('trash', { key: `page:${path}` })).statusCode).toBe(200)
    }
    await make('/lies-here')
    expect(await notesOf('page:/lies-here')).toEqual([])
    await make('/comes')
    expect(await write({ key: 'page:/comes', body: 'Of the one that comes' })).toBe(200)
    expect((await work.post('rename', { key: 'page:/comes', path: '/lies-there' })).statusCode).toBe(200)
    expect((await notesOf('page:/lies-there')).map(({ body }) => body)).toEqual(['Of the one that comes'])
  })

  it('moves or deletes a note with its page, even when written at that moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [going, moving] = [`page:/goes-${round}`, `page:/moves-${round}`]
      for (const key of [going, moving])
        expect((await work.post('create', { path: key.slice(5), title: 'At once' })).statusCode).toBe(200)
      const { version } = await work.open(going)
      expect((await work.post('trash', { key: going })).statusCode).toBe(200)
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => write({ key: going, body: 'Hello?' })),
        work.post('purge', { key: going, version }, work.admin).then(({ statusCode }) => statusCode),
        write({ key: moving, body: 'Where to?' }),
        work.post('rename', { key: moving, path: `/moved-${round}` }).then(({ statusCode }) => statusCode),
      ])
      expect(answers.filter((code) => ![200, 404, 410].includes(code))).toEqual([])
      const left = await gateway.services.withSite('alpha', (tx) =>
        tx
          .select({ document: note.document })
          .from(note)
          .where(inArray(note.document, [going, moving])),
      )
      expect(left).toEqual([])
    }
  })

  it('deletes a note together with a concurrent answer, or refuses the answer', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect(await write({ key: 'page:/who-we-are', body: 'Going' })).toBe(200)
      const { id } = await first('page:/who-we-are')
      const [deleted, ...replied] = await Promise.all([
        set(id, 'deleted'),
        ...[1, 2, 3].map(() => write({ key: 'page:/who-we-are', to: id, body: 'Wait' }, work.admin)),
      ])
      expect(deleted).toBe(200)
      expect(replied.filter((code) => ![200, 404].includes(code))).toEqual([])
      expect(await notesOf('page:/who-we-are')).toEqual([])
    }
  })

  it('shows notes on admin-only pages to admins only', async () => {
    expect(await write({ key: 'page:/staff', body: 'Hello' })).toBe(403)
    expect(await write({ key: 'page:/staff', body: 'Hello' }, work.admin)).toBe(200)
    const [thread] = await notesOf('page:/staff', work.admin)
    expect(await set(thread?.id ?? '', 'settled')).toBe(404)
  })

  it('keeps notes admin-only after the page opens to others', async () => {
    const { key } = (await work.post('create', { path: '/opened', title: 'Opened' })).json<{ key: string }>()
    const setAccess = async (access: string) => {
      const { version, content } = await work.open(key, work.admin)
      expect((await work.save(key, version, { ...content, access }, { who: work.admin })).statusCode).toBe(200)
    }
    expect(await write({ key, body: 'All changes' })).toBe(200)
    const { id } = await first(key)
    await setAccess('admin')
    expect(await set(id, 'settled')).toBe(403)
    expect(await write({ key, body: 'For admins' }, work.admin)).toBe(200)
    expect(await write({ key, to: id, body: 'An answer for admins' }, work.admin)).toBe(200)
    await setAccess('guest')
    expect(await notesOf(key)).toMatchObject([{ body: 'All changes', answers: [] }])
    expect(await work.entry(key)).toMatchObject({ notes: 1 })
    const all = await notesOf(key, work.admin)
    expect(all).toMatchObject([
      { body: 'All changes', answers: [{ body: 'An answer for admins' }] },
      { body: 'For admins' },
    ])
    const othersNote = all[1]?.id ?? ''
    expect(await write({ key, to: othersNote, body: 'Found it' })).toBe(404)
    for (const state of ['open', 'settled', 'deleted']) expect(await set(othersNote, state)).toBe(404)
    expect(await notesOf(key, work.admin)).toHaveLength(2)
  })
})
