import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { collectHandlers } from '@gateway/contracts'
import { handle } from '@gateway/call/handle'
import { siteFiles, themeFiles } from '@gateway/themes/theme-files'
import { defineCall } from '@schemas/call'
import { errorAnswer } from '@schemas/error-answer'
import { errorCodes } from '@schemas/error-codes'
import { pathParams, reservedSegments } from '@schemas/layout/path'
import { askCall, credentials } from '@tests/support/caller'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { isOfTestArea } from '@tests/support/test-areas'

const calls = [...collectHandlers().values()].map((handler) => handler.call)
const chosen = calls.filter(({ name }) => isOfTestArea(name))

describe.each(chosen.map((call) => [call.name, call] as const))('answers as declared: %s', (_name, call) => {
  it('has an example of its purpose', () => {
    expect(call.summary).toMatch(/^[A-Z].*\.$/s)
    expect(call.examples.length).toBeGreaterThan(0)
    for (const example of call.examples)
      expect(call.input.safeParse(example.input).success, JSON.stringify(example.input)).toBe(true)
  })

  it('has an address that no page may take, and declares its parameters as input', () => {
    expect(reservedSegments).toContain(call.path.split('/')[1])
    const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    for (const name of pathParams(call.path)) expect(Object.keys(properties)).toContain(name)
  })

  it('refuses undeclared input', () => {
    expect(call.input.safeParse({ ...(call.examples[0]?.input as object), notNamed: 'x' }).success).toBe(false)
  })
})

describe('examples on a live gateway', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    const academy = Object.fromEntries(
      Object.entries(siteFiles).filter(([file]) => file.startsWith('/themes/academy/')),
    )
    gateway = await openGateway({ themes: themeFiles, sites: academy, env: { OPERATOR_SITE: 'academy' } })
  })
  afterAll(() => gateway.close())

  const examples = chosen.flatMap((call) =>
    call.examples.map(
      (example, index) =>
        [`${call.name} ${index + 1}: ${example.status ?? 200} to ${example.as ?? 'a guest'}`, call, example] as const,
    ),
  )
  it.each(examples)('answers as declared: %s', async (_title, call, { input, as = 'guest', status = 200, output }) => {
    const answer = await askCall(gateway, call, input as Record<string, unknown>, {
      host: 'academy.localhost',
      ...(await credentials(gateway, { role: as, site: 'academy' })),
    })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(status)
    // Every call may refuse by its role or its input; its contract lists all other statuses.
    expect([200, 400, 401, 403, ...(call.errors ?? []).map((error) => error.status)]).toContain(status)
    if (output !== undefined) expect(answer.json()).toMatchObject(output as object)
    if (status === 200) return
    const { error } = errorAnswer.parse(answer.json())
    expect(error).toMatchObject({ status: errorCodes[error.code], requestId: expect.any(String) })
    expect(error.status).toBe(status)
  })

  it('are all in the OpenAPI document', async () => {
    const document = (await gateway.app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
      components: { schemas: { Error: { properties: { error: { properties: { code: { enum: string[] } } } } } } }
    }
    const named = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    )
    expect(named.toSorted()).toEqual(calls.map((call) => call.name.replace('/', '.')).toSorted())
    const { Error: error } = document.components.schemas
    expect(error.properties.error.properties.code.enum).toEqual(Object.keys(errorCodes))
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
    expect(document.paths['/api/editor/save']?.post?.responses).toMatchObject({
      409: { content },
      default: { content },
    })
  })
})

describe('contract and handler', () => {
  const call = defineCall({
    name: 'test/one',
    summary: 'For a test.',
    method: 'GET',
    path: '/api/one',
    access: 'guest',
    scope: 'site',
    cache: 'none',
    input: z.strictObject({}),
    output: z.object({}),
    examples: [{ input: {} }],
  })
  const handler = handle(call, () => Promise.resolve({}))
  const [contract, module] = ['/schemas/trial/calls/test/one.ts', '/src/areas/trial/server/calls/test/one.ts']

  it('belong together', () => {
    expect([
      ...collectHandlers(
        { [contract]: { call } },
        { [module]: { handler }, '/src/areas/trial/server/calls/test/words.ts': {} },
      ).keys(),
    ]).toEqual(['test/one'])
  })

  it.each([
    ['a contract without a handler', { [contract]: { call } }, {}, 'schemas/trial/calls/test/one.ts has no handler'],
    [
      'a handler without a contract',
      {},
      { [module]: { handler } },
      'src/areas/trial/server/calls/test/one.ts handles a call',
    ],
    [
      'a handler of another contract',
      { [contract]: { call: { ...call } } },
      { [module]: { handler } },
      'does not declare',
    ],
    [
      'a contract under another name',
      { '/schemas/trial/calls/test/two.ts': { call } },
      { '/src/areas/trial/server/calls/test/two.ts': { handler } },
      'schemas/trial/calls/test/two.ts names its call "test/one"',
    ],
    [
      'two calls at one address',
      { [contract]: { call }, '/schemas/trial/calls/test/two.ts': { call: { ...call, name: 'test/two' } } },
      { [module]: { handler } },
      'test/one and test/two are both at GET /api/one',
    ],
  ])('prevent the gateway from starting: %s', (_case, contracts, handlers, message) => {
    expect(() => collectHandlers(contracts, handlers)).toThrow(message)
  })
})
