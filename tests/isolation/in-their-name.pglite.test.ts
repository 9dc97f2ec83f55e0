import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { impersonatorRefused } from '@gateway/auth/account-messages'
import { collectHandlers } from '@gateway/contracts'
import { item, upload } from '@gateway/db/item-tables'
import { nameFields } from '@gateway/files/names'
import type { AnyCall } from '@schemas/call'
import { roles } from '@schemas/layout/role'
import { askCall, credentials } from '@tests/support/caller'
import { areaOfCall } from './area-of-call'
import { areas } from './areas'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let ids: Record<string, string>
let key: string
const file = randomUUID()
const folder = randomUUID()
const secret = 'Letters of a quiet person'
beforeAll(async () => {
  gateway = await openGateway()
  const { db } = gateway.database
  const found = (await db.execute(
    sql`SELECT id, role FROM person WHERE site_id = 'alpha' AND email LIKE '%@alpha.example'`,
  )) as unknown as { rows: { id: string; role: string }[] }
  ids = Object.fromEntries(found.rows.map(({ id, role }) => [role, id]))
  key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const mine = { siteId: 'alpha', drive: 'mine' as const, ownerId: ids.manager as string, mode: 'private' as const }
  await db
    .insert(item)
    .values({ ...mine, id: folder, kind: 'folder', fileKind: 'folder', size: 0, ...nameFields(secret) })
  await db.insert(item).values({
    ...mine,
    id: file,
    parentId: folder,
    kind: 'file',
    fileKind: 'text',
    mime: 'text/plain',
    storageKey: `alpha/${file}.txt`,
    size: 1,
    ...nameFields(`${secret}.txt`),
  })
  await db.insert(upload).values({
    ...mine,
    id: randomUUID(),
    name: `${secret}.pdf`,
    size: 1,
    storageKey: `incoming/${randomUUID()}`,
    expiresAt: new Date('2999-01-01T00:00:00Z'),
  })
})
afterAll(() => gateway.close())

const calls = () => [...collectHandlers().values()].map(({ call }) => call)
/**
 * The manager's session that the admin impersonates. A new one each time: some calls end the session they are called
 * with.
 */
const inTheirName = () => credentials(gateway, { role: 'manager', site: 'alpha' }, ids.admin)
const messages = [impersonatorRefused('th').message, impersonatorRefused('en').message]
/** The calls of users and managers in the areas that state what an impersonator may do. */
const isPersonal = (call: AnyCall) =>
  call.access !== 'guest' && call.access !== 'admin' && acting.some(([area]) => area === areaOfCall(call))
const acting = areas.flatMap(([area, isolation]) => (isolation.acting ? [[area, isolation.acting] as const] : []))
const inputs = Object.fromEntries(acting.flatMap(([, rules]) => Object.entries(rules.inputs ?? {})))

it('keeps personal data from an impersonating admin', { timeout: 60_000 }, async () => {
  const answers: Record<string, string[]> = { refused: [], answered: [] }
  for (const call of calls().filter(isPersonal)) {
    const example =
      call.examples.find(({ as }) => as !== undefined && roles.indexOf(as) <= roles.indexOf('manager')) ??
      call.examples[0]
    const answer = await askCall(
      gateway,
      call,
      inputs[call.name]?.({ siteKey: key }) ?? (example?.input as Record<string, unknown>),
      await inTheirName(),
    )
    const isRefused = answer.statusCode === 403 && messages.some((each) => answer.body.includes(each))
    answers[isRefused ? 'refused' : 'answered']?.push(call.name)
  }
  expect({ refused: answers.refused?.toSorted(), answered: answers.answered?.toSorted() }).toEqual({
    refused: acting.flatMap(([, { closed }]) => closed).toSorted(),
    answered: acting.flatMap(([, { open }]) => open).toSorted(),
  })
  // Each area states its own calls only.
  for (const [area, { open, closed }] of acting)
    expect(
      [...open, ...closed].filter((name) => calls().every((call) => call.name !== name || areaOfCall(call) !== area)),
    ).toEqual([])
})

it('lets an impersonating admin view the wallet and change nothing, by any mode', async () => {
  const call = calls().find(({ name }) => name === 'account/wallet') as AnyCall
  const ask = async (input: object) => (await askCall(gateway, call, { key, ...input }, await inTheirName())).statusCode
  expect(await ask({ mode: 'get' })).toBe(200)
  for (const mode of ['increase', 'decrease', 'adjust'])
    expect([mode, await ask({ mode, amount: 100, reason: 'In their name' })]).toEqual([mode, 403])
})

it('hides personal files from an impersonating admin in every call', { timeout: 60_000 }, async () => {
  const seenBy = async (who: { cookie?: string; token?: string }) => {
    const seen: string[] = []
    for (const call of calls().filter((each) => each.access !== 'admin' && showsFiles(each))) {
      const example = call.examples[0]?.input as Record<string, unknown>
      for (const named of [
        { id: file, itemId: file, ids: [file] },
        { id: folder, itemId: folder, ids: [folder], parent: folder },
        { parent: 'mine', drive: 'mine', whose: 'mine', q: 'quiet', query: 'quiet' },
        { q: 'quiet', query: 'quiet' },
      ]) {
        const input = Object.fromEntries([
          ...Object.entries(example ?? {}),
          ...Object.entries(named).filter(([name]) => Object.hasOwn(shapeOf(call), name)),
        ])
        const answer = await askCall(gateway, call, input, who)
        if (answer.body.includes(secret)) seen.push(call.name)
      }
    }
    return [...new Set(seen)]
  }
  // The person sees them by these calls, which makes the admin's not seeing them meaningful.
  expect(await seenBy(await credentials(gateway, { role: 'manager', site: 'alpha' }))).toEqual(
    expect.arrayContaining(areas.flatMap(([, { privateFiles }]) => privateFiles?.owner ?? [])),
  )
  expect(await seenBy(await inTheirName())).toEqual([])
})

/** Whether an area with files states that the call shows some. */
const showsFiles = (call: AnyCall): boolean =>
  areas.some(([area, { privateFiles }]) => area === areaOfCall(call) && privateFiles?.reads(call))

const shapeOf = (call: AnyCall): object =>
  (call.input as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {}
