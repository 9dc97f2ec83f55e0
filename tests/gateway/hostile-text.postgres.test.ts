import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { storable } from '@gateway/db/storable'
import type { AnyCall } from '@schemas/call'
import type { Role } from '@schemas/layout/role'
import { hostileStrings } from '@tests/fixtures/hostile-strings'
import { heading, row } from '@tests/fixtures/sites'
import { askCall, credentials } from '@tests/support/caller'
import { elsewhere } from '@tests/support/elsewhere'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { storedTexts } from '@tests/support/stored-texts'
import { inputFields, textsIn, valueAt, type FieldPath, withText } from '@tests/support/text-fields'
import { testSeed } from '@tests/support/seed'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const isFull = process.env.TEST_FULL === '1'
const seed = testSeed
/** For the long form, which makes some 130,000 calls. */
const timeoutMs = isFull ? 3_600_000 : 300_000

describe('hostile text', () => {
  const calls = [...collectHandlers().values()].map((handler) => handler.call)
  const exampleOf = (call: AnyCall) => call.examples.find((each) => each.as === call.access) ?? call.examples[0]
  /** Every field that accepts text, also where a contract allows anything: there the text fields of its example. */
  const fieldsOf = (call: AnyCall): FieldPath[] =>
    inputFields(call).flatMap(({ path, kind }) =>
      kind === 'text'
        ? [path]
        : kind === 'open'
          ? [path, ...call.examples.flatMap(({ input }) => textsIn(valueAt(input, path), path))]
          : [],
    )
  /**
   * Whether the contract accepts the text there. Refusal by contract comes before everything else, in the one handler
   * of all calls.
   */
  const takes = (call: AnyCall, path: FieldPath) => (text: string) =>
    call.input.safeParse(storable(withText(exampleOf(call)?.input, path, text))).success

  const first = (texts: Iterable<string>, count: number, is: (text: string) => boolean): string[] => {
    const found: string[] = []
    for (const text of texts) {
      if (found.length >= count) break
      if (is(text)) found.push(text)
    }
    return found
  }

  it(
    'is accepted or refused by contract in any field of any call, without a failure',
    { timeout: timeoutMs },
    async () => {
      const failed: string[] = []
      let fields = 0
      // Texts not yet sent where they are accepted: the first accepting field gets each, so that each run sends the
      // whole list.
      const left = new Set(hostileStrings)
      const requests: { call: AnyCall; path: FieldPath; text: string; isTaken: boolean }[] = []
      for (const call of calls)
        for (const path of new Map(fieldsOf(call).map((each) => [each.join('.'), each])).values()) {
          fields += 1
          const isTaken = takes(call, path)
          const chosen = isFull ? hostileStrings.filter(isTaken) : first(left, 3, isTaken)
          for (const text of chosen) left.delete(text)
          // One that was sent before, where none is left, and one that is refused.
          const from = [...hostileStrings.slice((fields * 7 + seed) % hostileStrings.length), ...hostileStrings].slice(
            0,
            40,
          )
          if (!isFull && chosen.length === 0) chosen.push(...first(from, 1, isTaken))
          requests.push(
            ...chosen.map((text) => ({ call, path, text, isTaken: true })),
            ...first(from, chosen.length === 0 ? 2 : 1, (text) => !isTaken(text)).map((text) => ({
              call,
              path,
              text,
              isTaken: false,
            })),
          )
        }
      expect([...left]).toEqual([])
      expect(fields).toBeGreaterThan(calls.length)

      const signedIn = new Map<string, { at: number; who: Awaited<ReturnType<typeof credentials>> }>()
      const whoFor = async (role: Role, isNew: boolean) => {
        const known = signedIn.get(role)
        // An account token is valid for five minutes.
        if (!isNew && known && Date.now() - known.at < 120_000) return known.who
        const who = await credentials(gateway, { role, site: 'alpha' })
        signedIn.set(role, { at: Date.now(), who })
        return who
      }
      const send = async ({ call, path, text, isTaken }: (typeof requests)[0]) => {
        const input = withText(exampleOf(call)?.input, path, text) as Record<string, unknown>
        const askAs = async (isNew: boolean) =>
          askCall(gateway, call, input, { ...(await whoFor(call.access, isNew)), from: elsewhere() })
        let answer = await askAs(false)
        // Some calls end their own session.
        if (answer.statusCode === 401 && call.access !== 'guest') answer = await askAs(true)
        // An empty path parameter makes another path.
        const isOther = call.path.includes(`{${path.join('.')}}`)
        const { error } = answer.headers['content-type']?.toString().includes('json')
          ? answer.json<{ error?: { message?: unknown } | string | null }>()
          : { error: undefined }
        const hasMessage = typeof error === 'object' && typeof error?.message === 'string' && error.message !== ''
        if (answer.statusCode >= 500 || (!isTaken && !isOther && (answer.statusCode !== 400 || !hasMessage)))
          failed.push(
            `${call.name} ${path.join('.')} = ${JSON.stringify(text.slice(0, 40))}: ${answer.statusCode} ${answer.body.slice(0, 100)}, and the contract ${isTaken ? 'takes' : 'refuses'} it`,
          )
      }
      // A few at a time: most of a call is waiting.
      await Promise.all(
        Array.from({ length: isFull ? 4 : 1 }, async () => {
          for (let next = requests.pop(); next; next = requests.pop()) await send(next)
        }),
      )
      expect(failed).toEqual([])
      expect(gateway.log.filter((line) => (line.level as number) >= 50)).toEqual([])
    },
  )

  it(
    'is shown unchanged, or as its contract normalises it, wherever it is stored',
    { timeout: timeoutMs },
    async () => {
      const places = await storedTexts(gateway)
      const faults: string[] = []
      const unsaved: string[] = []
      const met = new Set<string>()
      // A third of them in the short form, a different third with each seed.
      const chosen = isFull ? hostileStrings : hostileStrings.filter((_text, index) => index % 3 === seed % 3)
      for (const [at, text] of chosen.entries()) {
        // The limits per quarter of an hour are not under test.
        if (at % (isFull ? 10 : 50) === 0) await gateway.database.db.execute(sql`DELETE FROM attempt`)
        let isStored = false
        // Each text in the next field that accepts it; in all of them in the long form.
        const from = (at + seed) % places.length
        for (const place of [...places.slice(from), ...places.slice(0, from)]) {
          const taken = place.taken(text)
          if (taken === undefined || (isStored && !isFull)) continue
          const { status, back } = await place.through(text)
          isStored = true
          met.add(place.name)
          if (status !== 200 || back !== taken)
            faults.push(
              `${place.name}: ${JSON.stringify(text.slice(0, 60))} is ${status} ${JSON.stringify(back)?.slice(0, 60)}, not ${JSON.stringify(taken.slice(0, 60))}`,
            )
        }
        if (!isStored) unsaved.push(text)
      }
      expect(faults).toEqual([])
      expect([...met].toSorted()).toEqual(places.map(({ name }) => name).toSorted())
      // Only empty text may be stored nowhere.
      expect(unsaved.filter((text) => (storable(text) as string).trim() !== '')).toEqual([])
      expect(gateway.log.filter((line) => (line.level as number) >= 50)).toEqual([])
    },
  )

  it('is returned unchanged on a page, and makes no markup', { timeout: 60_000 }, async () => {
    const { token } = await signIn(gateway, 'manager')
    const texts = hostileStrings.filter((text) => text.trim() !== '')
    const content = {
      format: 1,
      path: '/words',
      title: 'Words',
      views: { guest: { rows: [row(...texts.map((text) => heading(text)))] } },
    }
    const made = await ask(gateway, '/api/editor/create', {
      token,
      body: { path: '/words', title: texts.at(-1), content },
    })
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
    // The page has as many elements of every kind that could run something as a page without such text.
    for (const tag of [
      'script',
      'iframe',
      'svg',
      'img',
      'style',
      'object',
      'embed',
      'base',
      'meta http-equiv',
      'form',
      'input',
    ])
      expect([tag, body.split(`<${tag}`).length]).toEqual([tag, plain.split(`<${tag}`).length])
    // Quoted values are values; the rest are names.
    expect(body.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[a-z][^<>]*\son(?:error|load|focus|click)=/i)
  })

  it('is returned unchanged in a form’s answers, and as text in the export', { timeout: 60_000 }, async () => {
    const { token } = await signIn(gateway, 'manager')
    const many = hostileStrings
      .filter((text) => text.trim() !== '' && text.length <= 200)
      .map((text) => storable(text) as string)
    const names = Array.from({ length: 50 }, (_, at) => `f${at}`)
    const form = {
      type: 'form/form',
      id: 'words',
      version: 1,
      props: { form: 'words', fields: names.map((name) => ({ kind: 'text', name, label: name, required: false })) },
    }
    const content = { format: 1, path: '/words-form', title: 'Words', views: { guest: { rows: [row(form)] } } }
    expect(
      (await ask(gateway, '/api/editor/create', { token, body: { path: '/words-form', title: 'Words', content } }))
        .statusCode,
    ).toBe(200)
    expect(
      (await ask(gateway, '/api/editor/publish', { token, body: { keys: ['page:/words-form'] } })).statusCode,
    ).toBe(200)
    const written: Record<string, string>[] = []
    for (let at = 0; at < many.length; at += names.length) {
      const answers = Object.fromEntries(names.map((name, index) => [name, many[at + index] ?? '']))
      const answer = await ask(gateway, '/api/form/submit', {
        from: elsewhere(),
        body: { page: '/words-form', block: 'words', answers, key: crypto.randomUUID(), seconds: 60 },
      })
      expect([answer.statusCode, answer.body.slice(0, 500)]).toEqual([200, expect.any(String)])
      written.push(answers)
    }
    const { items } = (await ask(gateway, '/api/form/submissions?form=words&limit=100', { token })).json<{
      items: { answers: { name: string; value: string | null }[] }[]
    }>()
    const summaryOf = (answers: Record<string, string | null>) =>
      JSON.stringify(names.map((name) => (answers[name] ?? '').trim()))
    expect(
      items.map(({ answers }) => summaryOf(Object.fromEntries(answers.map(({ name, value }) => [name, value])))).sort(),
    ).toEqual(written.map(summaryOf).sort())
    const csv = (await ask(gateway, '/api/form/export?form=words', { token })).body
    // A spreadsheet must not take a cell for a formula.
    expect(csv).not.toMatch(/(?:^|,)"?[=@][A-Z]/m)
  })
})
