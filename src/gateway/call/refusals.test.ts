import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorAnswer } from '@schemas/error-answer'
import { errorCodes } from '@schemas/error-codes'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const refusalOf = async (path: string, options: Parameters<typeof ask>[2] = {}) => {
  const answer = await ask(gateway, path, options)
  return [answer.statusCode, answer.json<{ error: { message: string } }>().error.message]
}

describe('refusals before a handler runs', () => {
  it('names the reason for programs, from the call as from the framework', async () => {
    const codeOf = async (path: string, options: Parameters<typeof ask>[2] = {}) => {
      const answer = await ask(gateway, path, options)
      const { error } = errorAnswer.parse(answer.json())
      expect([error.status, errorCodes[error.code]]).toEqual([answer.statusCode, answer.statusCode])
      return error.code
    }
    const { token } = await signIn(gateway, 'user')
    expect([
      await codeOf('/account/overview'),
      await codeOf('/api/editor/audit', { token }),
      await codeOf('/api/nowhere'),
    ]).toEqual(['sign_in_required', 'forbidden', 'not_found'])
  })

  it("answers in the caller's language", async () => {
    expect(await refusalOf('/account/overview', { cookie: 'lang=th' })).toEqual([401, 'กรุณาเข้าสู่ระบบก่อน'])
    expect(await refusalOf('/account/overview', { cookie: 'lang=en' })).toEqual([401, 'Please sign in first.'])
    const { token } = await signIn(gateway, 'user')
    expect(await refusalOf('/api/editor/audit', { token, cookie: 'lang=th' })).toEqual([403, 'คุณไม่มีสิทธิ์ทำรายการนี้'])
    expect(await refusalOf('/api/editor/audit', { token, cookie: 'lang=en' })).toEqual([
      403,
      'You don’t have permission to do this.',
    ])
    expect(await refusalOf('/api/editor/audit?lang=en', { token, cookie: 'lang=th' })).toEqual([
      403,
      'You don’t have permission to do this.',
    ])
  })

  it('answers with a readable message instead of a regular expression', async () => {
    const letter = {
      to: 'a@b.example',
      subject: 'A',
      plain: 'A',
      attachments: [{ name: 'a', type: 'no type', content: '' }],
    }
    const { token } = await signIn(gateway, 'manager')
    const refused = async (path: string, body: object, lang: string) =>
      Object.values(
        (
          await ask(gateway, path, {
            token,
            body,
            cookie: `lang=${lang}`,
            headers: { 'idempotency-key': 'a letter that nobody gets' },
          })
        ).json<{ error: { fields: object } }>().error.fields,
      )
    expect(await refused('/email/send', letter, 'en')).toEqual(['The format isn’t valid.'])
    expect(await refused('/email/send', letter, 'th')).toEqual(['รูปแบบไม่ถูกต้อง'])
    expect(await refused('/account/confirm-email', { token: 'cut-off' }, 'en')).toEqual([
      'This link is incomplete. Open it again from where you received it.',
    ])
  })

  it('answers in both languages when none is known', async () => {
    expect(await refusalOf('/api/space/none', { host: 'nobody.example' })).toEqual([
      404,
      'ไม่มีเว็บไซต์ใดใช้ชื่อโดเมนนี้ No site uses this host name.',
    ])
    expect(
      await refusalOf('/account/signin', { body: '{"email":', headers: { 'content-type': 'application/json' } }),
    ).toEqual([400, 'อ่านคำขอไม่ได้ The request can’t be read.'])
    expect(await refusalOf('/account/signin', { body: '<a/>', headers: { 'content-type': 'text/xml' } })).toEqual([
      415,
      'รับเฉพาะข้อมูลแบบ JSON เท่านั้น Only JSON is accepted here.',
    ])
    expect(
      await refusalOf('/account/signin', {
        body: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
        headers: { 'content-type': 'application/json' },
        cookie: 'lang=en',
      }),
    ).toEqual([413, 'The data sent is too large.'])
  })
})
