import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { storable } from '@gateway/db/storable'
import { hostileStrings, someHostileStrings } from '@tests/fixtures/hostile-strings'
import { heading, row } from '@tests/fixtures/sites'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { textFields, withText } from '@tests/support/text-fields'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

/** From an address of its own each time: what counts calls must not hide what they do. */
let sent = 0
const elsewhere = () => `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}`

describe('hostile text', () => {
  const calls = [...collectHandlers().values()].map((handler) => handler.call)
  // The next ones of the list for each field, so that every one is sent to many; all to all is for `test:full`.
  const perField = process.env.TEST_FULL === '1' ? someHostileStrings.length : 3
  const turn = (field: number) => Array.from({ length: perField }, (_, at) => someHostileStrings[(field * perField + at) % someHostileStrings.length] ?? '')

  it('in any field of any call is taken or refused, and fails nothing', { timeout: 600_000 }, async () => {
    const failed: string[] = []
    let asked = 0
    let fields = 0
    for (const call of calls) {
      const example = call.examples.find((each) => each.as === call.access) ?? call.examples[0]
      const who = { role: call.access, site: 'alpha' }
      let own = await credentials(gateway, who)
      for (const way of textFields(call)) {
        fields += 1
        for (const text of turn(fields)) {
          const input = withText(example?.input, way, text) as Record<string, unknown>
          const send = () => askCall(gateway, call, input, { ...own, from: elsewhere() })
          let answer = await send()
          asked += 1
          // Some calls end the session that they came by.
          if (answer.statusCode === 401 && call.access !== 'guest') {
            own = await credentials(gateway, who)
            answer = await send()
          }
          if (answer.statusCode >= 500) failed.push(`${call.name} ${way.join('.')} = ${JSON.stringify(text.slice(0, 40))}: ${answer.statusCode}`)
        }
      }
    }
    expect(failed).toEqual([])
    expect(gateway.log.filter((line) => (line.level as number) >= 50)).toEqual([])
    expect(fields).toBeGreaterThan(calls.length / 2)
    expect(asked).toBe(fields * perField)
  })

  it('on a page comes back as it was written, and makes no markup of its own', { timeout: 60_000 }, async () => {
    const { token } = await signIn(gateway, 'manager')
    const texts = hostileStrings.filter((text) => text.trim() !== '')
    const content = { format: 1, path: '/words', title: 'Words', views: { guest: { rows: [row(...texts.map((text) => heading(text)))] } } }
    const made = await ask(gateway, '/api/editor/create', { token, body: { path: '/words', title: texts.at(-1), content } })
    expect([made.statusCode, made.body.slice(0, 300)]).toEqual([200, expect.any(String)])
    expect((await ask(gateway, '/api/editor/publish', { token, body: { keys: ['page:/words'] } })).statusCode).toBe(200)
    const payload = (await ask(gateway, '/words/_payload.json')).json<{ tree: { rows: unknown } }>()
    const shown: string[] = []
    JSON.stringify(payload.tree.rows, (key, value: unknown) => {
      if (key === 'text' && typeof value === 'string') shown.push(value)
      return value
    })
    expect(shown).toEqual(texts.map((text) => storable(text)))
    const { body } = await ask(gateway, '/words')
    const plain = (await ask(gateway, '/roles')).body
    // Of every kind of element that could run anything, the page has as many as a page without such words.
    for (const tag of ['script', 'iframe', 'svg', 'img', 'style', 'object', 'embed', 'base', 'meta http-equiv', 'form', 'input'])
      expect([tag, body.split(`<${tag}`).length]).toEqual([tag, plain.split(`<${tag}`).length])
    // Quoted values are values; what stands between them are names.
    expect(body.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[a-z][^<>]*\son(?:error|load|focus|click)=/i)
  })

  it('in the answers of a form comes back as it was sent, and as words in its export', { timeout: 60_000 }, async () => {
    const { token } = await signIn(gateway, 'manager')
    const many = hostileStrings.filter((text) => text.trim() !== '' && text.length <= 200).map((text) => storable(text) as string)
    const names = Array.from({ length: 50 }, (_, at) => `f${at}`)
    const form = { type: 'form/form', id: 'words', version: 1, props: { form: 'words', fields: names.map((name) => ({ kind: 'text', name, label: name, required: false })) } }
    const content = { format: 1, path: '/words-form', title: 'Words', views: { guest: { rows: [row(form)] } } }
    expect((await ask(gateway, '/api/editor/create', { token, body: { path: '/words-form', title: 'Words', content } })).statusCode).toBe(200)
    expect((await ask(gateway, '/api/editor/publish', { token, body: { keys: ['page:/words-form'] } })).statusCode).toBe(200)
    const written: Record<string, string>[] = []
    for (let at = 0; at < many.length; at += names.length) {
      const answers = Object.fromEntries(names.map((name, index) => [name, many[at + index] ?? '']))
      const answer = await ask(gateway, '/api/form/submit', { from: elsewhere(), body: { page: '/words-form', block: 'words', answers, key: crypto.randomUUID(), seconds: 60 } })
      expect([answer.statusCode, answer.body.slice(0, 500)]).toEqual([200, expect.any(String)])
      written.push(answers)
    }
    const { items } = (await ask(gateway, '/api/form/submissions?form=words&limit=100', { token })).json<{ items: { answers: { name: string; value: string | null }[] }[] }>()
    const said = (answers: Record<string, string | null>) => JSON.stringify(names.map((name) => (answers[name] ?? '').trim()))
    expect(items.map(({ answers }) => said(Object.fromEntries(answers.map(({ name, value }) => [name, value])))).sort()).toEqual(written.map(said).sort())
    const csv = (await ask(gateway, '/api/form/export?form=words', { token })).body
    // A table program must not take a cell for a formula.
    expect(csv).not.toMatch(/(?:^|,)"?[=@][A-Z]/m)
  })
})
