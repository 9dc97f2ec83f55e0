import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { impersonatorRefused } from '@gateway/auth/account-messages'
import { collectHandlers } from '@gateway/contracts'
import { item, upload } from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import type { AnyCall } from '@schemas/call'
import { roles } from '@schemas/layout/role'
import { askCall, credentials } from '@tests/support/caller'
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
const isPersonal = ({ name, access }: AnyCall) =>
  access !== 'guest' && access !== 'admin' && /^(?:account|email|member|message|wallet)\//.test(name)

/** What an impersonating admin may do: view, maintain the profile, and leave. A call missing from both lists fails. */
const open = [
  'account/activity',
  'account/card',
  'account/overview',
  'account/sessions',
  'account/set-avatar',
  'account/set-note-mails',
  'account/update-profile',
  'wallet/members',
  'wallet/read',
]
const closed = [
  'account/change-email',
  'account/change-password',
  'account/delete-account',
  'account/end-session',
  'account/end-sessions',
  'account/export-data',
  'account/line-unlink',
  'account/qr-answer',
  'account/qr-scan',
  'account/wallet',
  'email/send',
  'message/people',
  'message/read',
  'message/send',
  'message/thread',
  'message/threads',
  'message/updates',
  'wallet/adjust',
  'wallet/decrease',
]
/** Inputs that the contract's example lacks. */
const inputs: Record<string, () => Record<string, unknown>> = {
  'account/wallet': () => ({ key, mode: 'decrease', amount: 100 }),
  'message/updates': () => ({ since: 0, seconds: 0 }),
}

it('keeps personal data from an impersonating admin', { timeout: 60_000 }, async () => {
  const answers: Record<string, string[]> = { refused: [], answered: [] }
  for (const call of calls().filter(isPersonal)) {
    const example =
      call.examples.find(({ as }) => as !== undefined && roles.indexOf(as) <= roles.indexOf('manager')) ??
      call.examples[0]
    const answer = await askCall(
      gateway,
      call,
      inputs[call.name]?.() ?? (example?.input as Record<string, unknown>),
      await inTheirName(),
    )
    const isRefused = answer.statusCode === 403 && messages.some((each) => answer.body.includes(each))
    answers[isRefused ? 'refused' : 'answered']?.push(call.name)
  }
  expect({ refused: answers.refused?.toSorted(), answered: answers.answered?.toSorted() }).toEqual({
    refused: closed,
    answered: open,
  })
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
    for (const call of calls().filter(
      ({ name, method, access }) =>
        access !== 'admin' &&
        /^(?:files|filemanager|share)\//.test(name) &&
        (method === 'GET' || /^(?:filemanager\/(?:list|search|folder)|files\/(?:link|zip))/.test(name)),
    )) {
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
    expect.arrayContaining([
      'files/item',
      'files/list',
      'files/uploads',
      'filemanager/document',
      'filemanager/folder-structure',
      'filemanager/list-parent',
      'filemanager/search',
    ]),
  )
  expect(await seenBy(await inTheirName())).toEqual([])
})

const shapeOf = (call: AnyCall): object =>
  (call.input as unknown as { _zod: { def: { shape?: object } } })._zod.def.shape ?? {}
