import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureThemes, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const fields = [{ kind: 'email', name: 'email', label: { en: 'Email', th: 'อีเมล' } }]
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({
    themes: {
      ...fixtureThemes,
      '/themes/default/pages/ask.json': page('/ask', {
        guest: [row({ id: 'ask', type: 'form/form', props: { form: 'ask', fields } })],
      }),
    },
  })
})
afterAll(() => gateway.close())

const written = 'info@ตัวอย่าง.ไทย'
/** What a browser sends for it from a field of type email. */
const sent = 'Info@xn--72c1a1bt4awk9o.xn--o3cw4h'
const password = 'quiet river under seven bridges'
const post = (path: string, body: unknown, token?: string) =>
  ask(gateway, path, { cookie: 'lang=en', body, ...(token ? { token } : {}) })

/** The mails of the outbox, as a mail program reads them. */
async function outbox() {
  await gateway.mail.runDue()
  const folder = join(gateway.services.settings.dataDir, 'outbox')
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  const raw = names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  return Promise.all(raw.map(async (source) => ({ source, ...(await PostalMime.parse(source)) })))
}

describe('a mail address in another script', () => {
  it('opens one account, however it is spelt, and is shown as written', async () => {
    const browser = 'the-browser-that-asked-0001'
    const person = { password, firstname: 'มะลิ', lastname: 'ใจดี', browser }
    expect((await post('/account/register', { ...person, email: sent })).statusCode).toBe(200)
    const [mail] = await outbox()
    // The domain goes over the wire in the letters that every mail server reads.
    expect(mail?.source).toMatch(/^To: [^<:]*<info@xn--72c1a1bt4awk9o\.xn--o3cw4h>/m)
    const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await post('/account/activate', { token, browser })).statusCode).toBe(200)
    const found = await gateway.database.db.execute(sql`SELECT email FROM person WHERE firstname = 'มะลิ'`)
    expect(found).toMatchObject({ rows: [{ email: written }] })
    for (const email of [written, sent, ` ${written.toUpperCase()} `]) {
      const answer = await post('/account/signin', { email, password })
      expect(answer.statusCode, email).toBe(200)
      const { session } = answer.json<{ session: { token: string } }>()
      const profile = await ask(gateway, '/account/profile', { token: session.token })
      expect(profile.body).toContain(written)
    }
    const known = await post('/account/register', { ...person, email: written, firstname: 'อีกคน' })
    expect(known.statusCode).toBe(200)
    expect((await outbox()).at(-1)?.subject).toMatch(/already have an account|มีบัญชีอยู่แล้ว/)
  })

  it('is where the answer to a form goes', async () => {
    const { token } = await signIn(gateway, 'manager')
    const { version } = (await ask(gateway, '/api/form/notice?form=ask', { token })).json<{ version: string }>()
    const notice = { addresses: [sent], isOn: true }
    const set = await post('/api/form/set-notice', { form: 'ask', notice, version }, token)
    expect(set.json()).toMatchObject({ addresses: [written] })
    const twice = { addresses: [sent, written], isOn: true }
    expect((await post('/api/form/set-notice', { form: 'ask', notice: twice, version }, token)).statusCode).toBe(400)
    const answer = { page: '/ask', block: 'ask', answers: { email: sent }, key: randomUUID(), seconds: 9 }
    expect((await post('/api/form/submit', answer)).statusCode).toBe(200)
    const mail = (await outbox()).find(({ source }) => /^Reply-To:/m.test(source))
    expect(mail?.replyTo?.[0]?.address).toBe('info@xn--72c1a1bt4awk9o.xn--o3cw4h')
    expect(mail?.source).toMatch(/^To: info@xn--72c1a1bt4awk9o\.xn--o3cw4h/m)
    const list = await ask(gateway, '/api/form/submissions?form=ask', { token })
    expect(list.body).toContain(written)
    expect(list.body).not.toContain('xn--')
  })
})
