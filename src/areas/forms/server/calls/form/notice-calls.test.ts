import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attempt, mail } from '@gateway/db/account-tables'
import { formNotice } from '@gateway/db/form-notice-tables'
import { fixtureThemes, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { maxNotices } from '../../domain/notify-of-submission'

const fields = [
  { kind: 'text', name: 'name', label: { en: 'Your name', th: 'ชื่อของคุณ' } },
  { kind: 'email', name: 'email', label: { en: 'Email', th: 'อีเมล' } },
  {
    kind: 'radio',
    name: 'day',
    label: { en: 'Day', th: 'วัน' },
    options: [
      { value: 'sat', label: { en: 'Saturday', th: 'วันเสาร์' } },
      { value: 'sun', label: { en: 'Sunday', th: 'วันอาทิตย์' } },
    ],
  },
  { kind: 'date', name: 'from', label: { en: 'From', th: 'ตั้งแต่' } },
  { kind: 'consent', name: 'agreed', label: { en: 'I agree', th: 'ยอมรับ' } },
]
const form = { id: 'ask', type: 'form/form', props: { form: 'ask', title: { en: 'Ask us', th: 'ถามเรา' }, fields } }
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/ask.json': page('/ask', {
    guest: [
      row(
        form,
        { ...form, id: 'other', props: { ...form.props, form: 'other' } },
        { ...form, id: 'untitled', props: { form: 'untitled', fields } },
      ),
    ],
  }),
  '/themes/default/pages/answers.json': page(
    '/answers',
    { manager: [row({ type: 'form/submissions-table', props: { form: 'ask' } })] },
    { access: 'manager' },
  ),
}

let gateway: TestGateway
let manager: { token: string }
beforeAll(async () => {
  gateway = await openGateway({ themes })
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())
beforeEach(() =>
  gateway.services.withSite('alpha', async (tx) => {
    await tx.delete(attempt)
    await tx.delete(mail)
    await tx.delete(formNotice)
  }),
)

type StoredNotice = { addresses: string[]; isOn: boolean; version: string; own: string; sends: boolean }
type Refusal = { error: { message: string; fields?: Record<string, string> } }
const read = async (name = 'ask', who = manager, host = 'alpha.localhost') =>
  (await ask(gateway, `/api/form/notice?form=${name}`, { token: who.token, host })).json<StoredNotice>()
const set = async (
  addresses: unknown,
  {
    isOn = true,
    version,
    who = manager,
    name = 'ask',
    lang = 'en',
  }: { isOn?: boolean; version?: string; who?: { token: string }; name?: string; lang?: string } = {},
) =>
  ask(gateway, '/api/form/set-notice', {
    token: who.token,
    cookie: `lang=${lang}`,
    body: { form: name, notice: { addresses, isOn }, version: version ?? (await read(name)).version },
  })
const send = (answers: Record<string, unknown>, more: Record<string, unknown> = {}, from?: string) =>
  ask(gateway, '/api/form/submit', {
    ...(from ? { from } : {}),
    body: { page: '/ask', block: 'ask', answers, key: randomUUID(), seconds: 9, ...more },
  })
const mails = (purpose = 'form') =>
  gateway.services.withSite('alpha', (tx) =>
    tx.select().from(mail).where(eq(mail.purpose, purpose)).orderBy(asc(mail.to)),
  )

describe('recipients of form notices', () => {
  it('lets managers and admins only set recipients, per form and site', async () => {
    expect(await read()).toMatchObject({ addresses: [], isOn: true, own: 'manager@alpha.example', sends: false })
    expect((await set(['  Owner@Alpha.Example ', 'desk@alpha.example'])).json()).toEqual({
      addresses: ['owner@alpha.example', 'desk@alpha.example'],
      isOn: true,
      version: expect.any(String),
    })
    const user = await signIn(gateway, 'user')
    expect([
      (await ask(gateway, '/api/form/notice?form=ask', { token: user.token })).statusCode,
      (await set([], { who: user })).statusCode,
      (await ask(gateway, '/api/form/notice?form=ask')).statusCode,
    ]).toEqual([403, 403, 401])
    expect((await read('ask', await signIn(gateway, 'admin'))).addresses).toHaveLength(2)
    expect((await read('other')).addresses).toEqual([])
    const elsewhere = await signIn(gateway, 'manager', 'beta')
    expect((await read('ask', elsewhere, 'beta.localhost')).addresses).toEqual([])
    expect((await ask(gateway, '/ask')).body).not.toContain('desk@alpha.example')
  })

  it('refuses the later of two concurrent changes with a message, and accepts an equal one', async () => {
    const { version } = await read()
    const answers = await Promise.all([
      set(['one@alpha.example'], { version }),
      set(['two@alpha.example'], { version, who: await signIn(gateway, 'admin') }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json<Refusal>().error.message).toBe(
      'Someone else changed who gets new responses while you were editing.',
    )
    const { addresses } = await read()
    expect((await set(addresses, { version })).statusCode).toBe(200)
    expect((await set([], { version, lang: 'th' })).json<Refusal>().error.message).toBe(
      'มีผู้อื่นแก้ไขผู้รับคำตอบระหว่างที่คุณทำงานอยู่',
    )
  })

  it('accepts at most ten distinct addresses, and refuses others with a message at their position', async () => {
    const wrong = [
      'owner@',
      'a@alpha.example,b@alpha.example',
      'a@alpha.example\r\nBcc: x@alpha.example',
      '"A" <a@alpha.example>',
    ]
    expect((await set(wrong)).json<Refusal>().error.fields).toEqual(
      Object.fromEntries(
        wrong.map((_, place) => [`notice.addresses.${place}`, 'Enter a valid email, such as name@example.com.']),
      ),
    )
    expect((await set(['b@alpha.example', 'B@alpha.example'])).json<Refusal>().error.fields).toEqual({
      'notice.addresses.1': 'This email is already in the list.',
    })
    expect(
      (await set(Array.from({ length: 11 }, (_, no) => `a${no}@alpha.example`))).json<Refusal>().error.fields,
    ).toEqual({ 'notice.addresses': 'Add up to 10 addresses.' })
    expect((await read()).addresses).toEqual([])
  })

  it('audits each change once, with its previous values', async () => {
    const acts = async () =>
      (
        await ask(gateway, '/api/editor/audit?action=form-notice', { token: (await signIn(gateway, 'admin')).token })
      ).json<{ entries: { subject: string; before: unknown; after: unknown }[] }>().entries
    const before = (await acts()).length
    await set(['desk@alpha.example'])
    await set(['desk@alpha.example'])
    await set(['desk@alpha.example'], { isOn: false })
    const now = await acts()
    expect(now.length).toBe(before + 2)
    expect(now[0]).toMatchObject({
      subject: 'form:ask',
      before: { addresses: ['desk@alpha.example'], isOn: true },
      after: { addresses: ['desk@alpha.example'], isOn: false },
    })
  })

  it('removes the address of a person who closes their account', async () => {
    await set(['user@alpha.example', 'desk@alpha.example'])
    const { token } = await signIn(gateway, 'user')
    const gone = await ask(gateway, '/account/delete-account', {
      token,
      body: { confirm: 'user@alpha.example', password: 'sitewright-demo' },
    })
    expect(gone.statusCode, gone.body).toBe(200)
    expect((await read()).addresses).toEqual(['desk@alpha.example'])
  })
})

describe('a new submission', () => {
  it("is mailed to each recipient, in the site's language and the form's terms, with the visitor as reply-to", async () => {
    await set(['desk@alpha.example', 'owner@alpha.example'])
    const answer = await ask(gateway, '/api/form/submit', {
      cookie: 'lang=en',
      body: {
        page: '/ask',
        block: 'ask',
        answers: { name: 'มะลิ <b>', email: 'Mali@guest.example', day: 'sat', from: '2026-12-01', agreed: true },
        key: randomUUID(),
        seconds: 9,
      },
    })
    expect(answer.statusCode).toBe(200)
    const written = await mails()
    expect(written.map(({ to, status, keepsLine }) => [to, status, keepsLine])).toEqual([
      ['desk@alpha.example', 'waiting', false],
      ['owner@alpha.example', 'waiting', false],
    ])
    const [first] = written
    expect(first).toMatchObject({ subject: 'ถามเรา: มะลิ <b>', replyTo: 'mali@guest.example' })
    for (const text of [
      'ชื่อของคุณ\nมะลิ <b>',
      'วัน\nวันเสาร์',
      'ตั้งแต่\n1 ธันวาคม',
      '2569',
      'ยอมรับ\nใช่',
      'จากหน้า /ask',
      'http://alpha.localhost:5001/answers',
      'คำตอบจะส่งถึง mali@guest.example',
    ])
      expect(first?.plain).toContain(text)
    expect(first?.html).toContain('มะลิ &lt;b&gt;')
    expect(first?.plain).not.toContain('owner@alpha.example')
  })

  it('is not mailed without recipients, as spam, when refused or when repeated', async () => {
    await send({ name: 'Before' })
    await set(['desk@alpha.example'], { isOn: false })
    await send({ name: 'Off' })
    await set(['desk@alpha.example'])
    await send({ name: 'Machine' }, { website: 'https://spam.example' })
    await send({ name: 'Hasty' }, { seconds: 0.1 })
    await send({ day: 'never' })
    await send({ name: 'Other channels' }, { block: 'other' })
    expect(await mails()).toEqual([])
    const key = randomUUID()
    await Promise.all([1, 2, 3].map(() => send({ name: 'Once' }, { key })))
    await send({ name: 'Once' }, { key })
    expect((await mails()).map(({ subject, replyTo }) => [subject, replyTo])).toEqual([['ถามเรา: Once', null]])
  })

  it('accepts only one plain reply address', async () => {
    await set(['desk@alpha.example'])
    for (const email of ['a,b@guest.example', 'a<b@guest.example', '"a"@guest.example'])
      expect((await send({ name: 'N', email })).statusCode).toBe(200)
    expect((await mails()).map(({ replyTo }) => replyTo)).toEqual([null, null, null])
    await send({ name: 'A\r\nBcc: x@guest.example', email: 'plain+tag@guest.example' })
    expect((await mails()).find(({ replyTo }) => replyTo !== null)).toMatchObject({
      subject: 'ถามเรา: A Bcc: x@guest.example',
      replyTo: 'plain+tag@guest.example',
    })
  })

  it('names the page of a form that has no title', async () => {
    await set(['desk@alpha.example'], { name: 'untitled' })
    expect((await send({ name: 'Nok' }, { block: 'untitled' })).statusCode).toBe(200)
    const [only] = await mails()
    expect(only?.subject).toBe('หน้า /ask: Nok')
    expect(only?.plain).toContain('แบบฟอร์ม “หน้า /ask”')
  })

  it('is stored with its mail, or not at all', async () => {
    await set(['desk@alpha.example'])
    await gateway.database.db.execute(
      sql`ALTER TABLE mail ADD CONSTRAINT none_today CHECK (purpose <> 'form') NOT VALID`,
    )
    const key = randomUUID()
    expect((await send({ name: 'Lost?' }, { key })).statusCode).toBe(500)
    await gateway.database.db.execute(sql`ALTER TABLE mail DROP CONSTRAINT none_today`)
    expect((await send({ name: 'Lost?' }, { key })).statusCode).toBe(200)
    expect(await mails()).toHaveLength(1)
  })

  it('is reported once beyond the hourly limit, with a link to read them, until the hour is over', async () => {
    await set(['desk@alpha.example'])
    const count = (setSentCount: number) =>
      gateway.services.withSite('alpha', (tx) =>
        tx.update(formNotice).set({ told: setSentCount, hourBegan: new Date() }).where(eq(formNotice.form, 'ask')),
      )
    await count(maxNotices - 1)
    for (const name of ['last', 'more', 'silent', 'silent']) await send({ name })
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['ถามเรา: last', 'ถามเรา: มีคำตอบเข้ามาอีก'])
    const more = (await mails()).find(({ subject }) => subject.includes('อีก'))
    expect(more?.plain).toContain('http://alpha.localhost:5001/answers')
    expect(more?.plain).not.toContain('silent')
    await gateway.services.withSite('alpha', (tx) =>
      tx
        .update(formNotice)
        .set({ hourBegan: new Date(Date.now() - 3_600_001) })
        .where(eq(formNotice.form, 'ask')),
    )
    await send({ name: 'next' })
    expect((await mails()).map(({ subject }) => subject)).toContain('ถามเรา: next')
  })
})

describe('a test mail', () => {
  it('goes to every saved recipient, and reports the result to its sender', async () => {
    const test = (who = manager) =>
      ask(gateway, '/api/form/test-notice', { token: who.token, cookie: 'lang=en', body: { form: 'other' } })
    expect((await test()).json<Refusal>().error.message).toBe('No one gets new responses yet. Save an email first.')
    await set(['desk@alpha.example', 'owner@alpha.example'], { name: 'other' })
    const { test: id } = (await test()).json<{ test: string }>()
    const came = async (who = manager) =>
      (await ask(gateway, `/api/form/notice-test?test=${id}`, { token: who.token })).json<{ mails: unknown[] }>().mails
    expect(await came()).toEqual([
      { to: 'desk@alpha.example', status: 'waiting' },
      { to: 'owner@alpha.example', status: 'waiting' },
    ])
    await gateway.mail.runDue()
    expect(await came()).toEqual([
      { to: 'desk@alpha.example', status: 'sent' },
      { to: 'owner@alpha.example', status: 'sent' },
    ])
    expect(await came(await signIn(gateway, 'admin'))).toEqual([])
  })
})
