import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempt } from '@gateway/db/account-tables'
import { fixtureThemes, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { unzip } from '@tests/support/zip'

const fields = [
  { kind: 'text', name: 'name', label: { en: 'Name', th: 'ชื่อ' }, required: true },
  {
    kind: 'radio',
    name: 'day',
    label: 'Day',
    required: true,
    options: [
      { value: 'sat', label: { en: 'Saturday', th: 'วันเสาร์' } },
      { value: 'sun', label: { en: 'Sunday', th: 'วันอาทิตย์' } },
    ],
  },
]
const form = (id: string, name: string, extra: Record<string, unknown> = {}) => ({
  id,
  type: 'form/form',
  props: { form: name, fields },
  ...extra,
})
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/form.json': page('/join', {
    guest: [row(form('join', 'join'), form('staff', 'staff', { shown: { roles: ['manager'] } }))],
  }),
  '/themes/default/pages/members-form.json': page(
    '/members-join',
    { user: [row(form('members', 'members'))] },
    { access: 'user' },
  ),
  '/themes/default/footer.json': JSON.stringify({ format: 1, rows: [row(form('letter', 'letter'))] }),
}

let gateway: TestGateway
let manager: { cookie: string; token: string }
beforeAll(async () => {
  gateway = await openGateway({ themes })
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())

const forgetTries = () => gateway.services.withSite('alpha', (tx) => tx.delete(attempt))
type FormBody = Record<string, unknown>
const good = { name: 'Mali', day: 'sat' }
const send = (body: FormBody, options: { host?: string; token?: string } = {}) =>
  ask(gateway, '/api/form/submit', {
    ...options,
    body: { page: '/join', block: 'join', answers: good, key: randomUUID(), seconds: 9, ...body },
  })
/** All parts of an XLSX file as text. */
const sheetOf = async (bytes: Buffer) => [...(await unzip(bytes)).values()].map(String).join('\n')
/** Audit entries about forms, newest first. */
const written = async () =>
  (await ask(gateway, '/api/editor/audit?area=forms', { token: (await signIn(gateway, 'admin')).token })).json<{
    entries: { action: string; subject: string; before: unknown; after: unknown }[]
  }>().entries
const list = async (query: string, options: FormBody = {}) =>
  ask(gateway, `/api/form/submissions?${query}`, { token: manager.token, ...options })
type Listed = {
  items: { id: string; version: number; status: string; answers: { name: string; value: unknown }[] }[]
  next?: string
  fields: { name: string; label: string }[]
  counts: Record<string, number>
}

describe('submitting a form', () => {
  it("stores the block's fields and ignores the rest", async () => {
    const key = randomUUID()
    const answer = await send({ key, answers: { ...good, extra: 'no' } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: true, id: key }])
    const { items, fields: currentFields } = (await list('form=join')).json<Listed>()
    expect(items.find((item) => item.id === key)?.answers.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'day', value: 'sat' },
      { name: 'name', value: 'Mali' },
    ])
    expect(currentFields.map((field) => field.name)).toEqual(['name', 'day'])
  })

  it("reports errors by field in the caller's language", async () => {
    const answer = await ask(gateway, '/api/form/submit', {
      cookie: 'lang=th',
      body: { page: '/join', block: 'join', answers: { day: 'mon' }, key: randomUUID() },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: { message: 'มีบางข้อที่ต้องตรวจอีกครั้ง', fields: { name: 'กรุณากรอก “ชื่อ”', day: 'กรุณาเลือกหนึ่งข้อ' } },
    })
  })

  it('stores a repeated key once, and refuses it with other answers', async () => {
    const key = randomUUID()
    expect((await send({ key })).statusCode).toBe(200)
    expect((await send({ key, answers: { day: 'sat', name: 'Mali' } })).statusCode).toBe(200)
    expect((await send({ key, answers: { ...good, name: 'Other' } })).statusCode).toBe(409)
    const { items } = (await list('form=join&limit=100')).json<Listed>()
    expect(items.filter((item) => item.id === key)).toHaveLength(1)
  })

  it.each([
    ['an unknown block', { block: 'nothing' }],
    ['a block of another kind', { page: '/', block: 'nothing' }],
    ['a block that the role does not see', { block: 'staff' }],
    ['a page that the role may not open', { page: '/members-join', block: 'members' }],
    ['an unknown page', { page: '/nowhere' }],
  ])('answers 404 for %s', async (_case, body) => {
    expect((await send(body)).statusCode).toBe(404)
  })

  it('works in the footer of any page, and in a hidden block for those who see it', async () => {
    expect((await send({ page: '/roles', block: 'letter' })).statusCode).toBe(200)
    expect((await send({ block: 'staff' }, { token: manager.token })).statusCode).toBe(200)
  })

  it('answers a bot the same, and files it as spam', async () => {
    await forgetTries()
    const [trapped, hasty] = [randomUUID(), randomUUID()]
    expect((await send({ key: trapped, website: 'http://spam.example' })).statusCode).toBe(200)
    expect((await send({ key: hasty, seconds: 0.2 })).statusCode).toBe(200)
    const spam = (await list('form=join&status=spam')).json<Listed>()
    expect(spam.items.map((item) => item.id).sort()).toEqual([trapped, hasty].sort())
    expect((await list('form=join&limit=100')).json<Listed>().items.some((item) => item.status === 'spam')).toBe(false)
  })

  it('limits submissions per address in the database', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 22; count++) statuses.push((await send({}, { host: 'beta.localhost' })).statusCode)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(20)).toEqual([429, 429])
  })
})

describe('form submissions', () => {
  it('allows managers of the site only', async () => {
    const user = await signIn(gateway, 'user')
    expect((await list('form=join', { token: undefined })).statusCode).toBe(401)
    expect((await list('form=join', { token: user.token })).statusCode).toBe(403)
    const other = await signIn(gateway, 'manager', 'beta')
    expect((await list('form=join', { token: other.token })).statusCode).toBe(401)
    expect((await list('form=letter', { token: other.token, host: 'beta.localhost' })).json<Listed>().items).toEqual([])
  })

  it('lists submissions page by page, newest first, without duplicates, and searchable by answer', async () => {
    await forgetTries()
    for (const name of ['สมชาย ๑', 'สมชาย 2', '100%_sure']) await send({ answers: { name, day: 'sun' } })
    const seen: string[] = []
    for (let query: string | undefined = 'form=join&limit=2'; query;) {
      const part: Listed = (await list(query)).json<Listed>()
      seen.push(...part.items.map((item) => item.id))
      query = part.next && `form=join&limit=2&cursor=${part.next}`
    }
    expect(new Set(seen).size).toBe(seen.length)
    const found = async (q: string) => (await list(`form=join&q=${encodeURIComponent(q)}`)).json<Listed>().items.length
    expect([
      await found('สมชาย'),
      await found('100%_'),
      await found('%'),
      await found("' OR 1=1 --"),
      await found('name'),
    ]).toEqual([2, 1, 1, 0, 0])
    expect((await list('form=join&cursor=broken')).statusCode).toBe(400)
  })

  it('changes a status once per version read', async () => {
    const item = (await list('form=join')).json<Listed>().items[0]
    const set = (body: FormBody) =>
      ask(gateway, '/api/form/set-status', {
        token: manager.token,
        body: { id: item?.id, status: 'done', version: item?.version, ...body },
      })
    expect((await set({})).json()).toMatchObject({ status: 'done', version: (item?.version ?? 0) + 1 })
    expect((await set({ status: 'seen' })).statusCode).toBe(409)
    const other = await signIn(gateway, 'manager', 'beta')
    const foreign = await ask(gateway, '/api/form/set-status', {
      host: 'beta.localhost',
      token: other.token,
      body: { id: item?.id, status: 'seen', version: 2 },
    })
    const unknown = await set({ id: randomUUID() })
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404])
    expect((await written())[0]).toMatchObject({
      action: 'form-status',
      subject: 'form:join',
      before: { answer: item?.id, status: 'new' },
      after: { answer: item?.id, status: 'done' },
    })
  })

  it('exports option labels and no formulas', async () => {
    await forgetTries()
    await send({ answers: { name: '=HYPERLINK("http://x.example")', day: 'sun' } })
    const file = await ask(gateway, '/api/form/export?form=join', { token: manager.token, cookie: 'lang=en' })
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    expect((await written())[0]).toMatchObject({ action: 'form-export', subject: 'form:join' })
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="join-\d{4}-\d\d-\d\d\.csv"$/)
    expect(file.body).toMatch(/^\ufeffReceived,Status,Name,Day,Page,Reference\r\n/)
    expect(file.body).toContain('"\'=HYPERLINK(""http://x.example"")",Sunday,/join,')
  })

  it('exports an Excel file whose digits are text', async () => {
    await forgetTries()
    await send({ answers: { name: '0812345678', day: 'sun' } })
    const file = await ask(gateway, '/api/form/export?form=join&format=xlsx', {
      token: manager.token,
      cookie: 'lang=en',
    })
    expect(file.headers['content-disposition']).toMatch(/filename="join-\d{4}-\d\d-\d\d\.xlsx"$/)
    const sheet = await sheetOf(file.rawPayload)
    expect(sheet).toContain('0812345678')
    // As a number it would be a value of its cell.
    expect(sheet).not.toMatch(/<v>0?812345678<\/v>/)
    const csv = await ask(gateway, '/api/form/export?form=join', { token: manager.token, cookie: 'lang=en' })
    expect(csv.body).toContain('"=""0812345678"""')
  })
})
