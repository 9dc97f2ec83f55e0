import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let user: { token: string }
let manager: { token: string }
beforeAll(async () => {
  gateway = await openGateway()
  user = await signIn(gateway, 'user')
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())

type Made = { code: string; secret: string; link: string; number: string; seconds: number }
const post = (path: string, body: object, token?: string, host?: string) =>
  ask(gateway, path, { body, ...(token ? { token } : {}), ...(host ? { host } : {}) })
const start = async () => (await post('/account/qr/start', {})).json<Made>()
const stateOf = async ({ code, secret }: Pick<Made, 'code' | 'secret'>, host?: string) =>
  (await post('/account/qr/poll', { code, secret }, undefined, host)).json<{ state: string }>().state
const scan = (code: string, token: string) => post('/account/qr/scan', { code }, token)
const answer = (code: string, approve: boolean, token: string) => post('/account/qr/answer', { code, approve }, token)
const collect = ({ code, secret }: Pick<Made, 'code' | 'secret'>) => post('/account/qr/collect', { code, secret })

describe('sign-in by QR code', () => {
  it('goes from shown to scanned to approved, and signs in the requesting browser once', async () => {
    const made = await start()
    expect(made.link).toBe(`http://alpha.localhost:5001/user/qrcode?code=${made.code}`)
    expect(made.seconds).toBe(120)
    expect(await stateOf(made)).toBe('shown')
    const scanned = await scan(made.code, user.token)
    expect(scanned.json()).toMatchObject({ state: 'scanned', number: made.number, address: '127.0.0.1' })
    expect(await stateOf(made)).toBe('scanned')
    expect((await collect(made)).statusCode).toBe(410)
    expect((await answer(made.code, true, user.token)).statusCode).toBe(200)
    expect(await stateOf(made)).toBe('approved')
    const many = await Promise.all(Array.from({ length: 4 }, () => collect(made)))
    const let_in = many.filter((each) => each.statusCode === 200)
    expect(let_in).toHaveLength(1)
    expect(let_in[0]?.json()).toMatchObject({ session: { role: 'user', firstname: expect.any(String) } })
    expect(let_in[0]?.cookies.find(({ name }) => name === '_account')).toMatchObject({ httpOnly: true })
    expect(await stateOf(made)).toBe('expired')
  })

  it('admits no other browser or site, whatever it photographed', async () => {
    const made = await start()
    await scan(made.code, user.token)
    await answer(made.code, true, user.token)
    const other = { code: made.code, secret: 'x'.repeat(43) }
    expect(await stateOf(other)).toBe('expired')
    expect((await collect(other)).statusCode).toBe(410)
    expect(await stateOf(made, 'beta.localhost')).toBe('expired')
    expect((await collect(made)).statusCode).toBe(200)
  })

  it('belongs to the first person who scans it, and is answered once', async () => {
    const made = await start()
    expect((await answer(made.code, true, user.token)).statusCode).toBe(410)
    await scan(made.code, user.token)
    expect((await scan(made.code, manager.token)).statusCode).toBe(410)
    expect((await answer(made.code, true, manager.token)).statusCode).toBe(410)
    expect((await answer(made.code, false, user.token)).statusCode).toBe(200)
    expect(await stateOf(made)).toBe('denied')
    expect((await answer(made.code, true, user.token)).statusCode).toBe(410)
    expect((await collect(made)).statusCode).toBe(410)
  })

  it('stays usable when no session results: both happen or neither', async () => {
    const made = await start()
    await scan(made.code, user.token)
    await answer(made.code, true, user.token)
    const setStatus = (status: string) =>
      gateway.database.db.execute(
        `UPDATE person SET status = '${status}' WHERE site_id = 'alpha' AND email = 'user@alpha.example'`,
      )
    await setStatus('disabled')
    const refused = await collect(made)
    expect([refused.statusCode, refused.cookies]).toEqual([410, []])
    await setStatus('active')
    expect((await collect(made)).statusCode).toBe(200)
  })

  it('expires after two minutes', async () => {
    const made = await start()
    await gateway.database.db.execute(
      `UPDATE one_time_token SET expires_at = now() - interval '1 second' WHERE purpose = 'qr' AND used_at IS NULL`,
    )
    expect(await stateOf(made)).toBe('expired')
    expect((await scan(made.code, user.token)).statusCode).toBe(410)
  })

  it('is requested by guests, and approved by members only', async () => {
    const made = await start()
    expect((await post('/account/qr/scan', { code: made.code })).statusCode).toBe(401)
    expect((await post('/account/qr/answer', { code: made.code, approve: true })).statusCode).toBe(401)
  })
})
