import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { mail } from '@gateway/db/account-tables'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { freePort } from '@tests/support/free-port'
import { fixtureThemes, page, row } from '../fixtures/sites'

const form = {
  id: 'ask',
  type: 'form/form',
  props: {
    form: 'contact',
    fields: [
      { kind: 'text', name: 'name', label: { en: 'Name', th: 'ชื่อ' } },
      { kind: 'email', name: 'email', label: { en: 'Email', th: 'อีเมล' } },
    ],
  },
}

/** A mail server of our own that stores what it gets, or answers as configured. */
async function openSmtp(port: number) {
  const received: string[] = []
  let refusal: number | undefined
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error('No.'), { responseCode: refusal }) : null),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = []
      stream
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          received.push(Buffer.concat(parts).toString('utf8'))
          done()
        })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    refuse: (code?: number) => (refusal = code),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const recover = (gateway: TestGateway, email: string, language = 'en') =>
  ask(gateway, '/account/recover', {
    host: `${/@(\w+)/.exec(email)?.[1] ?? ''}.localhost`,
    cookie: `lang=${language}`,
    body: { email },
  })

describe('mail', () => {
  let gateway: TestGateway
  let smtp: Awaited<ReturnType<typeof openSmtp>>
  let port: number
  beforeAll(async () => {
    port = await freePort()
    smtp = await openSmtp(port)
    gateway = await openGateway({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@sites.example' },
      themes: { ...fixtureThemes, '/themes/default/pages/ask.json': page('/ask', { guest: [row(form)] }) },
    })
  })
  afterAll(async () => {
    await gateway.close()
    await smtp.close()
  })
  beforeEach(() => gateway.database.db.execute(sql`DELETE FROM mail`))
  const rows = () => gateway.database.db.select().from(mail)

  it('is sent to the mail server as text and HTML, in its reader’s language', async () => {
    await gateway.database.db.execute(
      sql`UPDATE person SET locale = 'th', firstname = 'สมชาย "โจ๊ก"' WHERE email = 'user@alpha.example'`,
    )
    await recover(gateway, 'user@alpha.example')
    expect(await gateway.mail.runDue()).toBe(1)
    const read = await PostalMime.parse(smtp.received.at(-1) ?? '')
    expect([read.from?.address, read.to?.[0]?.address, read.subject]).toEqual([
      'post@sites.example',
      'user@alpha.example',
      'ตั้งรหัสผ่านใหม่',
    ])
    const link = /http:\/\/alpha\.localhost:5001\/user\/recovery\?token=[\w-]{43}/
    expect([link.test(read.text ?? ''), link.test(read.html ?? '')]).toEqual([true, true])
    expect(read.html).toContain('lang="th"')
    expect((await rows())[0]).toMatchObject({ status: 'sent', attempts: 1, plain: '', html: '' })
  })

  it('of a form goes to each recipient, with the visitor as reply address, and leaves no record', async () => {
    const { token } = await signIn(gateway, 'manager')
    const { version } = (await ask(gateway, '/api/form/notice?form=contact', { token })).json<{ version: string }>()
    await ask(gateway, '/api/form/set-notice', {
      token,
      body: {
        form: 'contact',
        notice: { addresses: ['desk@alpha.example', 'owner@alpha.example'], isOn: true },
        version,
      },
    })
    const before = smtp.received.length
    await ask(gateway, '/api/form/submit', {
      body: {
        page: '/ask',
        block: 'ask',
        answers: { name: 'มะลิ\r\nBcc: x@guest.example', email: 'mali@guest.example' },
        key: randomUUID(),
        seconds: 9,
      },
    })
    expect(await gateway.mail.runDue()).toBe(2)
    const read = await Promise.all(smtp.received.slice(before).map((each) => PostalMime.parse(each)))
    expect(read.map(({ to }) => to?.map(({ address }) => address).join(' ') ?? '').toSorted()).toEqual([
      'desk@alpha.example',
      'owner@alpha.example',
    ])
    expect(
      read.map(({ from, replyTo, bcc, subject }) => [
        from?.address,
        replyTo?.map(({ address }) => address),
        bcc,
        subject,
      ]),
    ).toEqual(
      read.map(() => ['post@sites.example', ['mali@guest.example'], undefined, 'หน้า /ask: มะลิ Bcc: x@guest.example']),
    )
    expect(await rows()).toEqual([])
  })

  it('waits for an unavailable server, and is sent once it is back', async () => {
    await smtp.close()
    await recover(gateway, 'manager@alpha.example')
    expect(await gateway.mail.runDue()).toBe(0)
    const [waiting] = await rows()
    expect(waiting).toMatchObject({ status: 'waiting', attempts: 1 })
    expect(waiting?.plain).toContain('token=')
    smtp = await openSmtp(port)
    expect(await gateway.mail.runDue()).toBe(0)
    await gateway.database.db.execute(sql`UPDATE mail SET due_at = now()`)
    expect(await gateway.mail.runDue()).toBe(1)
    expect(smtp.received).toHaveLength(1)
  })

  it('starts its link’s lifetime on sending, however long it waited, and is dropped when another link replaced it', async () => {
    await recover(gateway, 'user@beta.example')
    await gateway.mail.writeQueued()
    // As after an hour without the mail server.
    await gateway.database.db.execute(
      sql`UPDATE one_time_token SET expires_at = now() - interval '30 minutes' WHERE purpose = 'recover' AND revoked_at IS NULL AND used_at IS NULL`,
    )
    expect(await gateway.mail.runDue()).toBe(1)
    const token = /token=([\w-]{43})/.exec((await PostalMime.parse(smtp.received.at(-1) ?? '')).text ?? '')?.[1]
    expect(
      (
        await ask(gateway, '/account/reset-password', {
          host: 'beta.localhost',
          body: { token, password: 'eleven herons over the delta' },
        })
      ).statusCode,
    ).toBe(200)
    await gateway.database.db.execute(sql`DELETE FROM mail`)
    await recover(gateway, 'user@beta.example')
    await gateway.mail.writeQueued()
    await recover(gateway, 'user@beta.example')
    expect(await gateway.mail.runDue()).toBe(1)
    expect((await rows()).map(({ status }) => status).toSorted()).toEqual(['failed', 'sent'])
  })

  it('of accounts is sent before staff’s, and only one detects an unavailable server', async () => {
    await gateway.database.db.execute(
      sql`INSERT INTO mail (site_id, id, purpose, "from", "to", subject, plain, due_at) SELECT 'alpha', 'staff-' || n, 'staff', 'a@a.example', 'b@b.example', 'To many', 'Words', now() - interval '1 hour' FROM generate_series(1, 3) AS n`,
    )
    await recover(gateway, 'manager@beta.example')
    await smtp.close()
    expect(await gateway.mail.runDue()).toBe(0)
    expect(
      (await rows()).filter(({ attempts }) => attempts > 0).map(({ purpose, status }) => [purpose, status]),
    ).toEqual([['recover', 'waiting']])
    smtp = await openSmtp(port)
    await gateway.database.db.execute(sql`UPDATE mail SET due_at = now()`)
    expect(await gateway.mail.runDue()).toBe(4)
    expect((await PostalMime.parse(smtp.received[0] ?? '')).to?.[0]?.address).toBe('manager@beta.example')
  })

  it('is given up at once on a permanent refusal, and retried on a temporary one', async () => {
    smtp.refuse(550)
    await recover(gateway, 'admin@alpha.example')
    await gateway.mail.runDue()
    expect((await rows())[0]).toMatchObject({ status: 'failed', plain: '' })
    await gateway.database.db.execute(sql`DELETE FROM mail`)
    smtp.refuse(451)
    await recover(gateway, 'admin@alpha.example')
    await gateway.mail.runDue()
    expect((await rows())[0]).toMatchObject({ status: 'waiting', attempts: 1 })
    smtp.refuse()
  })

  it('is sent once although two gateways check at the same moment', async () => {
    await recover(gateway, 'user@alpha.example')
    const before = smtp.received.length
    const sent = await Promise.all([gateway.mail.runDue(), gateway.mail.runDue()])
    expect([sent[0] + sent[1], smtp.received.length - before]).toEqual([1, 1])
  })

  it('shows no outbox when it is really sent', async () => {
    expect((await ask(gateway, '/email/outbox')).statusCode).toBe(404)
  })
})

describe('without a mail server', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openGateway()
  })
  afterAll(() => gateway.close())

  it('writes mail to a folder that only this machine can read', async () => {
    await recover(gateway, 'user@alpha.example')
    await gateway.mail.runDue()
    const folder = join(gateway.services.settings.dataDir, 'outbox')
    const file = readdirSync(folder).find((name) => name.endsWith('.eml')) ?? ''
    expect((await PostalMime.parse(readFileSync(join(folder, file)))).to?.[0]?.address).toBe('user@alpha.example')
    const list = await ask(gateway, '/email/outbox')
    const address = /href="(\/email\/outbox\/[\w-]+)\?/.exec(list.body)?.[1] ?? ''
    const shown = await ask(gateway, address)
    expect(shown.body).toContain('/user/recovery?token=')
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await ask(gateway, `${address}/html`)).headers['content-security-policy']).toContain('sandbox')
    expect((await ask(gateway, '/email/outbox/..%2F..%2Fetc')).statusCode).toBe(404)
    // In the requested language, or the one chosen before.
    const title = async (at: string, cookie = '') =>
      /<html lang="(.*?)">.*<h1>(.*?)<\/h1>/.exec((await ask(gateway, at, { cookie })).body)?.slice(1)
    expect([
      await title('/email/outbox'),
      await title('/email/outbox?lang=en'),
      await title('/email/outbox', 'lang=en'),
      await title(`${address}?lang=en`, 'lang=th'),
    ]).toEqual([
      ['th', 'กล่องจดหมายออก'],
      ['en', 'Outbox'],
      ['en', 'Outbox'],
      ['en', expect.any(String)],
    ])
    expect((await ask(gateway, '/email/outbox', { from: '192.0.2.1' })).statusCode).toBe(404)
  })
})
