import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editing, type Editing } from '@tests/support/editing'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  gateway = await openGateway()
  work = await editing(gateway)
})
afterAll(() => gateway.close())

type Answer = { outcomes: ({ ok: true; value: Record<string, unknown> } | { ok: false; error: { status: number; message: string } })[]; assets: object }
const ask = async (calls: { call: string; input: object }[], as: { role?: string; locale?: string } = {}, who = work.manager) => (await work.post('data', { calls, role: 'guest', locale: 'en', ...as }, who)).json<Answer>().outcomes

describe('data for the canvas', () => {
  it('is what each call answers, in order, whatever one of them does', async () => {
    const outcomes = await ask([{ call: 'cms/posts', input: {} }, { call: 'cms/post', input: { slug: 'nothing' } }, { call: 'no/such-call', input: {} }, { call: 'api/getHost', input: {} }, { call: 'api/get-host', input: { hostname: 'alpha.localhost' } }])
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.error.status))).toEqual(['ok', 404, 404, 404, 'ok'])
    expect(outcomes[0]).toEqual({ ok: true, value: { posts: [] } })
  })

  it('is of the role and in the language that are looked at', async () => {
    const submissions = [{ call: 'form/submissions', input: { form: 'contact' } }]
    expect((await ask(submissions))[0]).toMatchObject({ ok: false, error: { status: 401 } })
    expect((await ask(submissions, { role: 'user' }))[0]).toMatchObject({ ok: false, error: { status: 403 } })
    expect((await ask(submissions, { role: 'manager' }))[0]).toMatchObject({ ok: true })
    const host = [{ call: 'api/get-host', input: { hostname: 'nobody.invalid' } }]
    expect((await ask(host, { locale: 'th' }))[0]).toMatchObject({ ok: false, error: { status: 404 } })
  })

  it('is the asker’s own where it is private, and nobody’s for a guest', async () => {
    const profile = [{ call: 'account/session', input: {} }]
    expect((await ask(profile))[0]).toMatchObject({ ok: true, value: { role: 'guest' } })
    expect((await ask(profile, { role: 'user' }))[0]).toMatchObject({ ok: true, value: { role: 'user', firstname: 'Mana' } })
  })

  it.each(['form/submit', 'editor/save', 'editor/publish', 'account/signout', 'cms/frame', 'form/export'])('never runs %s', async (call) => {
    expect((await ask([{ call, input: { key: 'page:/', base: 0, content: {} } }], { role: 'manager' }))[0]).toMatchObject({ ok: false, error: { status: 404 } })
  })

  it('is never that of a higher role', async () => {
    expect((await work.post('data', { calls: [], role: 'admin', locale: 'en' })).statusCode).toBe(403)
    expect((await work.post('data', { calls: [], role: 'admin', locale: 'en' }, work.admin)).statusCode).toBe(200)
  })
})
