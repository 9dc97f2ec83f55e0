import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let manager: { cookie: string; token: string }
beforeAll(async () => {
  gateway = await openGateway()
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())

type Answer = { id: string; version: number; error?: { code: string; fields?: Record<string, string> } }
const save = async (name: string, body: object) => {
  const answer = await ask(gateway, `/api/cluster/${name}`, { body, ...manager })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}

describe('an existing row', () => {
  it('is changed from the version that was seen alone: the organisation', async () => {
    const first = await save('save-organisation', { name: 'Rimklong' })
    expect(first).toMatchObject({ status: 200, version: 1 })
    expect(await save('save-organisation', { name: 'Other' })).toMatchObject({ error: { code: 'stale_version' } })
    expect(await save('save-organisation', { name: 'Other', version: 1 })).toMatchObject({ version: 2 })
    expect(await save('save-organisation', { name: 'Third', version: 1 })).toMatchObject({ status: 409 })
  })

  it('is changed from the version that was seen alone: a branch and a register', async () => {
    const { id } = await save('save-branch', { name: 'Garden' })
    expect(await save('save-branch', { id, name: 'Other' })).toMatchObject({
      status: 400,
      error: { fields: { version: expect.any(String) } },
    })
    expect(await save('save-branch', { id, version: 1, name: 'Other' })).toMatchObject({ version: 2 })
    expect(await save('save-branch', { id, version: 1, name: 'Third' })).toMatchObject({ status: 409 })
    const register = await save('save-register', { branch: id, code: 'SB1' })
    const changed = { id: register.id, branch: id, code: 'SB1', name: 'Door' }
    expect(await save('save-register', changed)).toMatchObject({ error: { fields: { version: expect.any(String) } } })
    expect(await save('save-register', { ...changed, version: 1 })).toMatchObject({ version: 2 })
    expect(await save('save-register', { ...changed, version: 1 })).toMatchObject({ status: 409 })
  })
})

describe('a name', () => {
  it.each([
    ['nothing but spaces', '   ', 'name'],
    ['nothing in both languages', { th: ' ', en: '' }, 'name.th'],
    ['10,000 characters', 'x'.repeat(10_000), 'name'],
    ['10,000 characters in one language', { th: 'สวน', en: 'x'.repeat(10_000) }, 'name.en'],
  ])('of %s is refused at its field', async (_title, name, field) => {
    for (const call of ['save-branch', 'save-organisation'])
      expect(await save(call, { name, version: 1 })).toMatchObject({
        status: 400,
        error: { fields: { [field]: expect.any(String) } },
      })
  })

  it('is kept without spaces around it', async () => {
    const { id } = await save('save-branch', { name: { th: ' สวน ', en: ' Garden ' } })
    const branch = await ask(gateway, `/api/cluster/branch?id=${id}`, manager)
    expect(branch.json()).toMatchObject({ name: { th: 'สวน', en: 'Garden' } })
  })
})
