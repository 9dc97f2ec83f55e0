import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { fixtureThemes, page, row } from '../fixtures/sites'

const form = {
  type: 'form/form',
  id: 'ask',
  props: {
    form: 'contact',
    fields: [
      { kind: 'text', name: 'name', label: { en: 'Name', th: 'ชื่อ' }, required: true, maxLength: 40 },
      { kind: 'email', name: 'email', label: 'Email' },
    ],
  },
}
const frame = {
  type: 'content/custom-html',
  id: 'own',
  props: { html: '<script>document.title=1</script><p>Own</p>', title: 'Own' },
}
const hidden = {
  type: 'form/form',
  id: 'staff',
  props: { form: 'staff', fields: [{ kind: 'text', name: 'name', label: 'Name' }] },
  shown: { roles: ['manager', 'admin'] },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({
    themes: { ...fixtureThemes, '/themes/default/pages/ask.json': page('/ask', { guest: [row(form, frame, hidden)] }) },
  })
})
afterAll(() => gateway.close())

let sender = 0
/** From another address each time, unless one is given. */
const submit = (
  answers: Record<string, unknown>,
  { from = `198.51.100.${++sender}`, ...more }: { from?: string; [name: string]: unknown } = {},
) =>
  ask(gateway, '/api/form/submit', {
    from,
    body: { page: '/ask', block: 'ask', answers, key: randomUUID(), seconds: 30, ...more },
  })
const stored = async (id: string) =>
  (
    (await gateway.database.db.execute(
      sql`SELECT status, answers FROM form_submission WHERE id = ${id}`,
    )) as unknown as { rows: unknown[] }
  ).rows

describe('form', () => {
  it('is stored once per key, and a key is valid for one submission', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => submit({ name: 'สมชาย' }, { key })))
    expect(answers.map((answer) => [answer.statusCode, answer.json().id])).toEqual([1, 2, 3].map(() => [200, key]))
    expect(await stored(key)).toHaveLength(1)
    expect((await submit({ name: 'Someone else' }, { key })).statusCode).toBe(409)
  })

  it('is hidden from those who may not see it', async () => {
    expect((await submit({ name: 'A' }, { block: 'staff' })).statusCode).toBe(404)
    expect((await submit({ name: 'A' }, { block: 'own' })).statusCode).toBe(404)
    expect((await submit({ name: 'A' }, { page: '/roles' })).statusCode).toBe(404)
  })
})

describe('author’s own HTML', () => {
  it('is served in a sandbox, with nothing of the site', async () => {
    const { cookie } = await signIn(gateway, 'user')
    const answer = await ask(gateway, '/api/cms/frame?path=/ask&block=own&lang=en', { cookie })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none';/)
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-popups|allow-forms|'self'(?!; base-uri)/)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body).toContain('<p>Own</p>')
    expect(answer.body).not.toMatch(/stylesheet|--c-bg|pk_|Usa/)
  })

  it('is served only for the page and block that hold it, and to those who may see them', async () => {
    for (const query of [
      'path=/ask&block=ask',
      'path=/roles&block=own',
      'path=/members&block=own',
      'path=/ask&block=none',
    ])
      expect((await ask(gateway, `/api/cms/frame?${query}`)).statusCode, query).toBe(404)
    for (const query of ['path=//evil.example&block=own', 'path=ask&block=own', 'path=/ask&block=%22%3E'])
      expect((await ask(gateway, `/api/cms/frame?${query}`)).statusCode, query).toBe(400)
  })
})
