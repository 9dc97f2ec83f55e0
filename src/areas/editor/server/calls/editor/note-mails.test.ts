import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mail } from '@gateway/db/account-tables'
import { note } from '@gateway/db/note-tables'
import { person } from '@gateway/db/tables'
import { noteMailWaitMs } from '@gateway/drafts/ask-note-mails'
import { outboxOf } from '@gateway/mail/transport'
import type { NoteThread, SiteNote } from '@schemas/editor/entities/note'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing, type Person } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'

const about = page(
  '/about',
  { guest: [row(heading('About', { id: 'head' }))] },
  { title: { en: 'About us', th: 'เกี่ยวกับเรา' } },
)
const themes = { ...fixtureThemes, '/themes/default/pages/about.json': about }
const key = 'page:/about'

let gateway: TestGateway
let work: Editing
let ids: Record<'user' | 'manager' | 'admin', string>
const idOf = async (email: string, siteId = 'alpha') =>
  (
    await gateway.database.db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, siteId), eq(person.email, email)))
  )[0]?.id ?? ''
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
  ids = {
    user: await idOf('user@alpha.example'),
    manager: await idOf('manager@alpha.example'),
    admin: await idOf('admin@alpha.example'),
  }
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.database.db.delete(mail)
  await gateway.database.db.update(note).set({ settledAt: null })
  await gateway.database.db.delete(note)
  await gateway.database.db.update(person).set({ noteMails: true, notesFrom: sql`now() - interval '1 day'` })
  for (const file of readdirSync(outbox())) rmSync(join(outbox(), file))
})

type NoteInput = { to?: string; node?: string; mentions?: { person: string; at: number; length: number }[] }
const write = async (
  body: string,
  { who = work.manager, on = key, ...input }: NoteInput & { who?: Person; on?: string } = {},
) => (await work.post('write-note', { key: on, body, ...input }, who)).statusCode
const notes = async (who = work.manager, on = key) =>
  (await work.get(`/api/editor/notes?key=${encodeURIComponent(on)}`, who)).json<{
    notes: NoteThread[]
    elsewhere: number
    sends: boolean
  }>()
const first = async (who?: Person) => (await notes(who)).notes[0] as NoteThread
const naming = (id: string, name: string) => ({ mentions: [{ person: id, at: 0, length: name.length + 1 }] })
const outbox = () => outboxOf(gateway.services.settings)

/** Mails to each address once the wait is over. */
async function delivered(): Promise<{ to: string; subject: string; plain: string; html: string }[]> {
  await gateway.database.db
    .update(mail)
    .set({ dueAt: sql`${mail.dueAt} - interval '1 millisecond' * ${noteMailWaitMs}` })
  // A gathering mail is no requested email, which an older gateway would take and drop.
  await gateway.mail.writeQueued()
  // Two gateways poll at the same moment.
  await Promise.all([gateway.mail.runDue(), gateway.mail.runDue()])
  const files = readdirSync(outbox()).filter((file) => file.endsWith('.json'))
  return files.map(
    (file) =>
      JSON.parse(readFileSync(join(outbox(), file), 'utf8')) as {
        to: string
        subject: string
        plain: string
        html: string
      },
  )
}

describe('a person mentioned in a note', () => {
  it('gets a mail after a while, with the site, the page, the writer, plain text and a link to the note', async () => {
    expect(await write('@Ada Three <b>is</b> the price right?', naming(ids.admin, 'Ada Three'))).toBe(200)
    await gateway.mail.runDue()
    expect(await gateway.database.db.select({ status: mail.status }).from(mail)).toEqual([{ status: 'gathering' }])
    const [sent, ...more] = await delivered()
    expect(more).toEqual([])
    expect(sent).toMatchObject({
      to: '"Ada Three" <admin@alpha.example>',
      subject: expect.stringMatching(/Mana Two.*(About us|เกี่ยวกับเรา)/),
    })
    expect(sent?.plain).toContain('@Ada Three <b>is</b> the price right?')
    expect(sent?.html).toContain('&lt;b&gt;is&lt;/b&gt;')
    expect(sent?.plain).toContain(`/about?edit=page%3A%2Fabout&note=${(await first()).id}`)
    expect(sent?.plain).toContain('/user/profile?lang=th#note-mails')
    // Nothing remains in the queue, where it would name the writer.
    expect(await gateway.database.db.select().from(mail)).toEqual([])
  })

  it('accepts only readers, shown by current name and never by address', async () => {
    const people = async (on: string, who = work.manager) =>
      (await work.get(`/api/editor/note-people?key=${encodeURIComponent(on)}`, who)).json<{ people: unknown[] }>()
        .people
    expect(await people(key)).toEqual([{ id: ids.admin, name: 'Ada Three' }])
    expect(await people(key, work.admin)).toEqual([{ id: ids.manager, name: 'Mana Two' }])
    expect(await people('page:/staff', work.admin)).toEqual([])
    for (const nobody of [ids.user, await idOf('manager@beta.example', 'beta'), randomUUID()])
      expect(await write('@Mana Two hello', naming(nobody, 'Mana Two'))).toBe(409)
    expect(
      await write('@Mana Two hello', { who: work.admin, on: 'page:/staff', ...naming(ids.manager, 'Mana Two') }),
    ).toBe(409)
    for (const mention of [
      { at: 1, length: 4 },
      { at: 0, length: 400 },
      { at: 0, length: 0 },
    ])
      expect(await write('@Ada', { mentions: [{ person: ids.admin, ...mention }] })).toBe(400)
    // The client's spelling of the name is not stored.
    expect(await write('@The boss: look', naming(ids.admin, 'The boss'))).toBe(200)
    expect(await first(work.admin)).toMatchObject({
      body: '@Ada Three: look',
      mentions: [{ at: 0, length: 10, isYou: true }],
      isMine: true,
      isNew: true,
    })
  })

  it('is shown by a new name after renaming, by the last one after leaving, and by none after erasure', async () => {
    const email = 'gone@alpha.example'
    await gateway.database.db.insert(person).values({
      siteId: 'alpha',
      id: 'gone',
      email,
      role: 'manager',
      firstname: 'Olde',
      lastname: 'Name',
      passwordHash:
        (
          await gateway.database.db.select({ hash: person.passwordHash }).from(person).where(eq(person.id, ids.manager))
        )[0]?.hash ?? null,
    })
    expect(await write('Ask @Olde Name, please', { mentions: [{ person: 'gone', at: 4, length: 10 }] })).toBe(200)
    await gateway.database.db.update(person).set({ firstname: 'Much', lastname: 'Newer' }).where(eq(person.id, 'gone'))
    expect(await first()).toMatchObject({ body: 'Ask @Much Newer, please', mentions: [{ at: 4, length: 11 }] })
    await gateway.database.db.update(person).set({ role: 'user' }).where(eq(person.id, 'gone'))
    expect(await first()).toMatchObject({ body: 'Ask @Much Newer, please' })
    const answer = await ask(gateway, '/account/signin', { body: { email, password: 'sitewright-demo' } })
    const { token } = answer.json<{ session: { token: string } }>().session
    expect((await ask(gateway, '/account/export-data', { token, body: {} })).json()).toMatchObject({
      mentions: [{ document: key }],
    })
    expect(
      (await ask(gateway, '/account/delete-account', { token, body: { confirm: email, password: 'sitewright-demo' } }))
        .statusCode,
    ).toBe(200)
    expect(await first()).toMatchObject({ body: 'Ask @–, please', mentions: [] })
    expect(JSON.stringify(await gateway.database.db.select().from(note))).not.toMatch(/Olde|Much|gone/)
  })
})

describe('mails about notes', () => {
  it('treats names, titles and text as plain text, never as headers or elements', async () => {
    const hostile = 'Eve"\r\nBcc: x@evil.example\r\n<img src=x onerror=alert(1)>{page}'
    await gateway.database.db.update(person).set({ firstname: hostile }).where(eq(person.id, ids.manager))
    expect(await write('@Ada Three </p><script>alert(1)</script>', naming(ids.admin, 'Ada Three'))).toBe(200)
    const [mailed] = await delivered()
    await gateway.database.db.update(person).set({ firstname: 'Mana' }).where(eq(person.id, ids.manager))
    expect(mailed?.html).not.toMatch(/<(?:img|script)/)
    expect(mailed?.plain).toContain('</p><script>alert(1)</script>')
    const sent = readdirSync(outbox()).find((file) => file.endsWith('.eml')) ?? ''
    const [headers = ''] = readFileSync(join(outbox(), sent), 'utf8').split('\r\n\r\n')
    expect(headers).toMatch(/^To: "?Ada Three"? <admin@alpha.example>\r$/m)
    expect(headers).not.toMatch(/^(?:bcc|cc):/im)
  })

  it('notifies the participants of a thread, and never the writer', async () => {
    await write('Is it right?')
    const { id } = await first()
    await write('It is.', { who: work.admin, to: id })
    const mails = await delivered()
    expect(mails.map(({ to }) => to)).toEqual(['"Mana Two" <manager@alpha.example>'])
    expect(mails[0]?.plain).toContain('Is it right?')
    expect(mails[0]?.plain).toContain('It is.')
    await write('@Mana Two myself', { ...naming(ids.manager, 'Mana Two') })
    expect(await delivered()).toHaveLength(1)
  })

  it("combines one writer's notes on a document, without deleted or read ones", async () => {
    for (const text of ['one', 'two', 'three'])
      expect(await write(`@Ada Three ${text}`, naming(ids.admin, 'Ada Three'))).toBe(200)
    expect(await write('@Ada Three elsewhere', { on: 'page:/', ...naming(ids.admin, 'Ada Three') })).toBe(200)
    const [one, two] = (await notes()).notes
    expect((await work.post('set-note', { id: two?.id, state: 'deleted' })).statusCode).toBe(200)
    await gateway.database.db.update(person).set({ locale: 'th' }).where(eq(person.id, ids.admin))
    expect((await work.post('see-notes', { ids: [one?.id] }, work.admin)).json()).toEqual({ seen: 1 })
    await write('@Ada Three four', naming(ids.admin, 'Ada Three'))
    const mails = await delivered()
    expect(mails).toHaveLength(2)
    const joined = mails.find(({ plain }) => plain.includes('three'))
    expect(joined?.subject).toContain('โน้ต 2 รายการ')
    expect(joined?.plain).toContain('@Ada Three four')
    expect(joined?.plain).not.toMatch(/ (one|two)\b/)
  })

  it('skips people who can no longer read the note or switched mails off', async () => {
    expect(
      (await ask(gateway, '/account/set-note-mails', { token: work.admin.token, body: { isOn: false } })).json(),
    ).toEqual({ isOn: false })
    expect((await ask(gateway, '/account/profile', { token: work.admin.token })).json()).toMatchObject({
      profile: { noteMails: false },
    })
    await write('@Ada Three off', naming(ids.admin, 'Ada Three'))
    expect(await delivered()).toEqual([])
    const lost = async (change: () => Promise<unknown>, back: () => Promise<unknown>) => {
      await write('@Mana Two private', { who: work.admin, ...naming(ids.manager, 'Mana Two') })
      await change()
      const mails = await delivered()
      await back()
      return mails
    }
    const set = (changed: Partial<typeof person.$inferInsert>) => async () =>
      void (await gateway.database.db.update(person).set(changed).where(eq(person.id, ids.manager)))
    expect(await lost(set({ role: 'user' }), set({ role: 'manager' }))).toEqual([])
    expect(await lost(set({ status: 'disabled' }), set({ status: 'active' }))).toEqual([])
    const access = (wanted: string) => async () => {
      const { version, content } = await work.open(key, work.admin)
      expect((await work.save(key, version, { ...content, access: wanted }, { who: work.admin })).statusCode).toBe(200)
    }
    expect(await lost(access('admin'), access('guest'))).toEqual([])
    expect(
      await lost(
        async () => {},
        async () => {},
      ),
    ).toHaveLength(1)
  })
})

describe('unread notes', () => {
  it('counts what others wrote since the last look, on this document and elsewhere', async () => {
    await write('@Ada Three look', naming(ids.admin, 'Ada Three'))
    await write('For everybody')
    expect((await notes()).notes.map(({ isNew, isMine }) => [isNew, isMine])).toEqual([
      [false, true],
      [false, true],
    ])
    const [mine, other] = (await notes(work.admin)).notes
    expect([mine, other]).toMatchObject([
      { isNew: true, isMine: true },
      { isNew: true, isMine: false },
    ])
    expect((await notes(work.admin, 'page:/')).elsewhere).toBe(1)
    await work.post('see-notes', { ids: [mine?.id, other?.id] }, work.admin)
    expect((await notes(work.admin)).notes.map(({ isNew }) => isNew)).toEqual([false, false])
    expect((await notes(work.admin, 'page:/')).elsewhere).toBe(0)
    await write('One more thing', { to: mine?.id ?? '' })
    expect((await notes(work.admin, 'page:/')).elsewhere).toBe(1)
    expect((await work.post('trash', { key })).statusCode).toBe(200)
    expect((await notes(work.admin, 'page:/')).elsewhere).toBe(0)
    expect((await work.post('restore', { key })).statusCode).toBe(200)
    expect((await notes(work.admin)).notes.map(({ isNew }) => isNew)).toEqual([true, false])
  })

  it('excludes notes from before tracking began, or before the person became a manager', async () => {
    await write('@Ada Three of old', naming(ids.admin, 'Ada Three'))
    await gateway.database.db
      .update(person)
      .set({ notesFrom: sql`now()` })
      .where(eq(person.id, ids.admin))
    expect((await notes(work.admin)).notes).toMatchObject([{ isMine: true, isNew: false }])
    expect((await notes(work.admin, 'page:/')).elsewhere).toBe(0)
    expect(
      (await ask(gateway, '/api/member/set-role', { token: work.admin.token, body: { id: ids.user, role: 'manager' } }))
        .statusCode,
    ).toBe(200)
    const newcomer = await signIn(gateway, 'user')
    expect((await notes(newcomer)).notes).toMatchObject([{ isNew: false }])
    await write('From here on', { to: (await first()).id })
    for (const who of [newcomer, work.admin]) expect((await notes(who)).notes).toMatchObject([{ isNew: true }])
    expect((await notes(work.admin, 'page:/')).elsewhere).toBe(1)
    await ask(gateway, '/api/member/set-role', { token: work.admin.token, body: { id: ids.user, role: 'user' } })
  })

  it('reports them with the next presence poll', async () => {
    const stamp = async () =>
      (await work.post('presence', { key, tab: 'tab-of-notes' })).json<{ notes: string }>().notes
    const stamps = [await stamp()]
    const next = async (change: () => Promise<unknown>) => {
      await change()
      stamps.push(await stamp())
    }
    await next(() => write('Here'))
    const { id } = await first()
    for (const state of ['settled', 'open', 'deleted']) await next(() => work.post('set-note', { id, state }))
    expect(new Set(stamps.slice(1, 3)).size + Number(stamps[0] !== stamps[1])).toBe(3)
    expect(stamps[2]).not.toBe(stamps[3])
    expect(stamps[4]).toBe(stamps[0])
  })

  it('lists them for the whole site with page and part; admin-only ones only for admins', async () => {
    await write('On a part', { node: 'head' })
    await write('At home', { on: 'page:/' })
    await write('Secret', { who: work.admin, on: 'page:/staff' })
    const list = async (who?: Person) =>
      (await work.get('/api/editor/site-notes', who)).json<{ notes: SiteNote[]; left: number }>()
    expect(await list()).toMatchObject({
      left: 0,
      notes: [
        { document: 'page:/', body: 'At home' },
        { document: key, part: { kind: 'block', types: ['content/heading'] }, by: 'Mana Two' },
      ],
    })
    expect((await list(work.admin)).notes.map(({ document }) => document)).toEqual(['page:/staff', 'page:/', key])
    const { version, content } = await work.open(key, work.admin)
    await work.save(key, version, { ...content, access: 'admin' }, { who: work.admin })
    expect((await list()).notes.map(({ document }) => document)).toEqual(['page:/'])
    expect(
      (
        await ask(gateway, '/api/editor/site-notes', {
          host: 'beta.localhost',
          token: (await signIn(gateway, 'admin', 'beta')).token,
        })
      ).json(),
    ).toEqual({ notes: [], left: 0 })
  })
})
