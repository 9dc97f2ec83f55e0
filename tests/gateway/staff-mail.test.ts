import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mail } from '@gateway/db/account-tables'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway()
  token = (await signIn(gateway, 'manager')).token
})
afterAll(() => gateway.close())

const send = (more: object = {}, who = token, key = randomUUID()) =>
  ask(gateway, '/email/send', {
    token: who,
    cookie: 'lang=en',
    headers: { 'idempotency-key': key },
    body: { to: 'Somebody@Example.com', subject: 'Your order', plain: 'It is on its way.', ...more },
  })
const fieldsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  Object.keys(answer.json<{ error: { fields: object } }>().error.fields)

describe('staff mail', () => {
  it('is sent in the site’s name, with sanitised markup and its attachments', async () => {
    const attachments = [{ name: 'receipt.txt', type: 'text/plain', content: Buffer.from('ใบเสร็จ').toString('base64') }]
    const answer = await send({
      html: '<p onclick="x()">It is <script>alert(1)</script><b>on its way</b>.</p>',
      attachments,
      from: 'no-reply@alpha.localhost',
    })
    expect(answer.json()).toEqual({ status: true, id: expect.any(String) })
    const [written] = await gateway.database.db.select().from(mail)
    expect(written).toMatchObject({
      purpose: 'staff',
      to: 'somebody@example.com',
      subject: 'Your order',
      html: '<p>It is <b>on its way</b>.</p>',
      attachments,
    })
    expect(written?.from).toMatch(/<no-reply@alpha\.localhost>$/)
    await gateway.mail.runDue()
    const folder = join(gateway.services.settings.dataDir, 'outbox')
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
    const letter = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
    expect(letter).toContain('receipt.txt')
    expect(letter).toContain('Subject: Your order')
  })

  it('is sent once, however often it is repeated because the answer was lost', async () => {
    const key = randomUUID()
    const letter = { subject: 'Said once' }
    const first = await send(letter, token, key)
    expect((await send(letter, token, key)).json()).toEqual(first.json())
    expect((await send({ subject: 'Something else' }, token, key)).statusCode).toBe(409)
    expect(
      (await gateway.database.db.select().from(mail)).filter(({ subject }) => subject === letter.subject),
    ).toHaveLength(1)
  })

  it.each([
    ['from', { from: 'bank@example.com' }],
    ['to', { to: 'a@b.example, c@d.example' }],
    ['subject', { subject: 'Two\r\nBcc: all@example.com' }],
    ['plain', { plain: ' ' }],
    ['attachments', { attachments: Array.from({ length: 6 }, () => ({ name: 'a', type: 'text/plain', content: '' })) }],
    ['attachments', { attachments: [{ name: 'a', type: 'text/plain', content: 'A'.repeat(7_000_000) }] }],
    ['attachments.0.name', { attachments: [{ name: 'a\r\nb', type: 'text/plain', content: '' }] }],
  ])('is refused at its field: %s', async (field, more) => {
    const answer = await send(more)
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toEqual([field])
  })

  it('reports failure in both languages when it cannot be stored, with the reason only in the log', async () => {
    await gateway.database.db.execute(`ALTER TABLE mail ADD CONSTRAINT never_written CHECK (subject <> 'Never')`)
    for (const [language, message] of [
      ['en', 'Failed to send email'],
      ['th', 'ส่งอีเมลไม่สำเร็จ'],
    ] as const) {
      const answer = await ask(gateway, '/email/send', {
        token,
        cookie: `lang=${language}`,
        headers: { 'idempotency-key': randomUUID() },
        body: { to: 'somebody@example.com', subject: 'Never', plain: 'Never' },
      })
      expect([answer.statusCode, answer.json<{ error: object }>().error]).toEqual([
        500,
        expect.objectContaining({ message, details: { mail: 'failed' } }),
      ])
      expect(answer.body).not.toContain('never_written')
    }
    expect(gateway.log.filter(({ msg }) => msg === 'A mail could not be written.')).toHaveLength(2)
    await gateway.database.db.execute('ALTER TABLE mail DROP CONSTRAINT never_written')
    expect((await gateway.database.db.select().from(mail)).filter(({ subject }) => subject === 'Never')).toEqual([])
  })

  it('is limited, and for staff only', async () => {
    expect((await send({}, (await signIn(gateway, 'user')).token)).statusCode).toBe(403)
    await gateway.database.db.execute(`UPDATE attempt SET count = 400 WHERE site_id = 'alpha' AND subject = 'email:'`)
    expect((await send()).statusCode).toBe(429)
  })
})
