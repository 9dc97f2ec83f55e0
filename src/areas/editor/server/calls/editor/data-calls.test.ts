import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Editing, openEditing } from '@tests/support/editing'
import { heading, row } from '@tests/fixtures/sites'
import { ask as askGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
})
afterAll(() => gateway.close())

type Answer = {
  outcomes: ({ ok: true; value: Record<string, unknown> } | { ok: false; error: { status: number; message: string } })[]
  assets: object
}
const ask = async (
  calls: { call: string; input: object }[],
  as: { role?: string; locale?: string } = {},
  who = work.manager,
) => (await work.post('data', { calls, role: 'guest', locale: 'en', ...as }, who)).json<Answer>().outcomes

describe('canvas data', () => {
  it("returns each call's result in order, whatever one of them does", async () => {
    const outcomes = await ask([
      { call: 'cms/posts', input: {} },
      { call: 'cms/post', input: { slug: 'nothing' } },
      { call: 'no/such-call', input: {} },
      { call: 'api/getHost', input: {} },
      { call: 'api/get-host', input: { hostname: 'alpha.localhost' } },
    ])
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.error.status))).toEqual(['ok', 404, 404, 404, 'ok'])
    expect(outcomes[0]).toMatchObject({ ok: true, value: { posts: [] } })
  })

  it('uses the previewed role and language', async () => {
    const submissions = [{ call: 'form/submissions', input: { form: 'contact' } }]
    expect((await ask(submissions))[0]).toMatchObject({ ok: false, error: { status: 401 } })
    expect((await ask(submissions, { role: 'user' }))[0]).toMatchObject({ ok: false, error: { status: 403 } })
    expect((await ask(submissions, { role: 'manager' }))[0]).toMatchObject({ ok: true })
    const host = [{ call: 'api/get-host', input: { hostname: 'nobody.invalid' } }]
    expect((await ask(host, { locale: 'th' }))[0]).toMatchObject({ ok: false, error: { status: 404 } })
  })

  it('returns audit texts in all languages', async () => {
    const title = { th: 'ชื่อ', en: 'Title' }
    await work.post('create', { path: '/two-languages', title })
    const [outcome] = await ask(
      [{ call: 'editor/audit', input: { subject: 'page:/two-languages' } }],
      { role: 'admin', locale: 'th' },
      work.admin,
    )
    expect(outcome).toMatchObject({ ok: true, value: { entries: [{ action: 'create', after: { title } }] } })
  })

  it("returns the caller's own private data, and none for a guest", async () => {
    const profile = [{ call: 'account/session', input: {} }]
    expect((await ask(profile))[0]).toMatchObject({ ok: true, value: { role: 'guest' } })
    expect((await ask(profile, { role: 'user' }))[0]).toMatchObject({
      ok: true,
      value: { role: 'user', firstname: 'Mana' },
    })
  })

  it.each(['form/submit', 'editor/save', 'editor/publish', 'account/signout', 'cms/frame', 'form/export'])(
    'never runs %s',
    async (call) => {
      expect(
        (await ask([{ call, input: { key: 'page:/', base: 0, content: {} } }], { role: 'manager' }))[0],
      ).toMatchObject({ ok: false, error: { status: 404 } })
    },
  )

  it("refuses a higher role's frame", async () => {
    expect((await work.post('data', { calls: [], role: 'admin', locale: 'en' })).statusCode).toBe(403)
    expect((await work.post('data', { calls: [], role: 'admin', locale: 'en' }, work.admin)).statusCode).toBe(200)
  })
})

describe('frame around the page', () => {
  const around = async (query: string, who = work.manager) => await work.get(`/api/editor/frame?${query}`, who)
  const shown = async (query: string) =>
    JSON.stringify((await around(query)).json<{ frame: { slots: object } }>().frame.slots)

  beforeAll(async () => {
    const only = (text: string, when: object) => heading(text, { shown: when })
    const rows = [
      row(
        heading({ en: 'Welcome', th: 'ยินดีต้อนรับ' }),
        only('FOR-STAFF', { roles: ['manager', 'admin'] }),
        only('FOR-GUESTS', { roles: ['guest'] }),
        only('LATER', { from: '2199-01-01T00:00:00Z' }),
      ),
    ]
    await work.save('slot:header', 0, {
      format: 1,
      rows: [{ ...rows[0], style: { base: { padding: { out: { top: 7 } } } } }],
    })
    await work.post('publish', { keys: ['slot:header'] })
  })

  it('uses the previewed role, language and time', async () => {
    const guest = await shown('role=guest&locale=en')
    expect(['Welcome', 'FOR-GUESTS', 'FOR-STAFF', 'LATER'].filter((text) => guest.includes(text))).toEqual([
      'Welcome',
      'FOR-GUESTS',
    ])
    const later = await shown('role=manager&locale=th&at=2199-02-01T00:00:00Z')
    expect(['ยินดีต้อนรับ', 'FOR-GUESTS', 'FOR-STAFF', 'LATER'].filter((text) => later.includes(text))).toEqual([
      'ยินดีต้อนรับ',
      'FOR-STAFF',
      'LATER',
    ])
    const { frame } = (await around('role=user&locale=en')).json<{
      frame: { css: string; routes: { path: string }[] }
    }>()
    expect(frame.css).toContain('padding')
    expect(frame.routes.map(({ path }) => path)).toContain('/members')
    expect(
      (await around('role=guest&locale=en'))
        .json<{ frame: { routes: { path: string }[] } }>()
        .frame.routes.map(({ path }) => path),
    ).not.toContain('/members')
  })

  it('starts as guests see it, with its rules on the canvas', async () => {
    const { body } = await askGateway(gateway, '/?edit', work.manager)
    expect(['FOR-GUESTS', 'FOR-STAFF'].filter((text) => body.includes(text))).toEqual(['FOR-GUESTS'])
    const { css } = (await around('role=guest&locale=th')).json<{ frame: { css: string } }>().frame
    expect((await askGateway(gateway, '/?canvas', work.manager)).body).toContain(css)
  })

  it("refuses a higher role's frame", async () => {
    expect((await around('role=admin&locale=en')).statusCode).toBe(403)
    expect((await around('role=admin&locale=en', work.admin)).statusCode).toBe(200)
  })
})
