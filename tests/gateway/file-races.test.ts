import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as moveFolderCall } from '@schemas/files/calls/filemanager/move-folder'
import { call as newFolderCall } from '@schemas/files/calls/filemanager/new-folder'
import { call as cancelCall } from '@schemas/files/calls/files/cancel-upload'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as setModeCall } from '@schemas/files/calls/files/set-mode'
import { call as signCall } from '@schemas/files/calls/files/sign-parts'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as trashCall } from '@schemas/files/calls/files/trash'
import { call as usageCall } from '@schemas/files/calls/files/usage'
import { call as guestFinishCall } from '@schemas/files/calls/share/finish-upload'
import { call as guestStartCall } from '@schemas/files/calls/share/start-upload'
import type { UploadState } from '@schemas/files/entities/file-item'
import { withSite } from '@gateway/db/scope'
import { item, strayObject, upload } from '@gateway/db/item-tables'
import { person } from '@gateway/db/tables'
import type { FileOperation } from '@gateway/files/file-operation'
import { makeFolder } from '@gateway/files/make-folder'
import type { UploadRow } from '@gateway/files/find-upload'
import { moveItems } from '@gateway/files/move-items'
import { extendUpload } from '@gateway/files/open-upload'
import { purgeItems } from '@gateway/files/purge-items'
import { renameItem } from '@gateway/files/rename-item'
import { restoreItems } from '@gateway/files/restore-items'
import { reconcileSite } from '@gateway/files/reconcile'
import { trashItems } from '@gateway/files/trash-items'
import { CallError } from '@gateway/errors/call-error'
import { objectsOf } from '@gateway/media/item-rows'
import { askCall, credentials } from '@tests/support/caller'
import { putFile, putTo } from '@tests/support/files'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { sharing } from '@tests/support/shares'
import { clearLeftovers } from '@tests/support/run-jobs'

let gateway: TestGateway
let user: Awaited<ReturnType<typeof credentials>>
let me: string
beforeAll(async () => {
  gateway = await openGateway({ env: { STORAGE_QUOTA_PERSON: '0.001', STORAGE_QUOTA_SITE: '0.001' } })
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  me = await inAlpha(
    async (db) =>
      (await db.select({ id: person.id }).from(person).where(eq(person.email, 'user@alpha.example')))[0]?.id ?? '',
  )
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await inAlpha(async (db) => {
    await db.delete(item)
    await db.delete(upload)
  })
})

const inAlpha = <T>(work: Parameters<typeof withSite<T>>[2]) => withSite(gateway.database, 'alpha', work)
const callAsUser = (call: AnyCall, input: Record<string, unknown>) => askCall(gateway, call, input, user)
const folder = async (name: string, parent = 'mine') =>
  (await callAsUser(newFolderCall, { name, parent })).json<{ folderID: string }>().folderID
const opened = async (input: Record<string, unknown>) => {
  const { upload: made } = (await callAsUser(startCall, input)).json<{ upload: UploadState }>()
  await putFile(gateway, made.id, Buffer.from('bytes'))
  return made.id
}
const rows = () => inAlpha((db) => db.select().from(item))

/** Differences between the database's counters and the actual rows. */
async function counterFaults(): Promise<unknown[]> {
  return inAlpha(async (db) => {
    const found = await db.execute(sql`
      SELECT name, sum(things)::int AS things, sum(bytes)::int AS bytes FROM (
        SELECT name, things, bytes FROM item_tally
        UNION ALL
        SELECT tally.name, -1, -coalesce(item.size, 0) FROM item, LATERAL tallies_of(place, kind, drive, owner_id, trashed_at IS NOT NULL, font IS NOT NULL) AS tally
      ) AS held GROUP BY name HAVING sum(things) <> 0 OR sum(bytes) <> 0`)
    return (found as unknown as { rows: unknown[] }).rows
  })
}

describe('concurrent operations', { timeout: 60_000 }, () => {
  afterEach(async () => {
    const found = await counterFaults()
    if (found.length > 0) throw new Error(`The database counts otherwise: ${JSON.stringify(found)}`)
  })

  it('start one of two uploads that fit only separately', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((each) => callAsUser(startCall, { name: `${each}.bin`, size: 600_000 })),
    )
    expect(answers.map((each) => each.statusCode).toSorted((one, other) => one - other)).toEqual([200, 413, 413])
  })

  it.each(['two people, into the organisation', 'a link and its owner'])(
    'make one of two sent files that do not fit together (%s): the other learns that there is no space',
    async (senders) => {
      const isLink = senders.startsWith('a link')
      const other = isLink ? {} : await credentials(gateway, { role: 'manager', site: 'alpha' })
      const parent = isLink ? await folder('Box') : 'organisation'
      const drive = isLink ? 'mine' : 'organisation'
      const link = isLink
        ? { code: (await (await sharing(gateway)).share(parent, { permissions: { create: true } })).code }
        : undefined
      const agreed = () =>
        reconcileSite(gateway.services, 'alpha', { repair: false, verify: true, now: Date.now() + 48 * 3_600_000 })
      // Objects left over by earlier tests, without rows.
      const { strays } = await agreed()
      const begin = async (
        size: number,
        call: AnyCall,
        input: Record<string, unknown>,
        who: Parameters<typeof askCall>[3],
      ) => {
        const answer = await askCall(gateway, call, { name: `${size}.bin`, size, ...input }, who)
        expect(answer.statusCode, answer.body).toBe(200)
        const { upload: made, single } = answer.json<{
          upload: UploadState
          single: { address: string; headers: Record<string, string> }
        }>()
        return { id: made.id, size, put: () => putTo(gateway, single, Buffer.alloc(size, 7)) }
      }
      const first = await begin(900_000, link ? guestStartCall : startCall, link ?? { parent }, other)
      const second = await begin(400_000, startCall, { parent }, user)
      await Promise.all([first.put(), second.put()])
      const finish = [
        () => askCall(gateway, link ? guestFinishCall : finishCall, { id: first.id, ...link }, other),
        () => callAsUser(finishCall, { id: second.id }),
      ]
      const answers = await Promise.all(finish.map((each) => each()))
      expect(
        answers.map((each) => each.statusCode).toSorted((one, two) => one - two),
        answers.map((each) => each.body).join(),
      ).toEqual([200, 413])
      const late = answers[0]?.statusCode === 413 ? 0 : 1
      const [retained, left] = late === 0 ? [second, first] : [first, second]
      expect((await rows()).filter((row) => row.kind === 'file').map((row) => [row.id, row.size])).toEqual([
        [retained.id, retained.size],
      ])
      // Calling again does not help; its bytes wait for space until it is cancelled, or a day has passed.
      expect((await finish[late]?.())?.statusCode).toBe(413)
      expect(await agreed()).toMatchObject({ strays, lost: [], damaged: [], misplaced: [], redrawn: [], uploads: [] })
      await inAlpha((db) =>
        db
          .update(upload)
          .set({ expiresAt: new Date(0), heldUntil: new Date(0) })
          .where(eq(upload.id, left.id)),
      )
      await clearLeftovers(gateway)
      expect((await callAsUser(usageCall, { drive })).json<{ used: number }>().used).toBe(retained.size)
      expect(await agreed()).toMatchObject({ lost: [], damaged: [], uploads: [] })
    },
  )

  it.each(['two people, into the organisation', 'one person'])(
    'never let sent parts of two uploads block both, only the younger one (%s)',
    async (senders) => {
      const isAlone = senders === 'one person'
      const other = isAlone ? user : await credentials(gateway, { role: 'manager', site: 'alpha' })
      const begin = async (size: number, who: typeof user) => {
        const answer = await askCall(
          gateway,
          startCall,
          { name: `${size}.bin`, size, parent: isAlone ? 'mine' : 'organisation' },
          who,
        )
        expect(answer.statusCode, answer.body).toBe(200)
        return answer.json<{ upload: UploadState }>().upload.id
      }
      // A silent upload keeps what it has received, and can be continued.
      const silent = (id: string, arrived: number) =>
        inAlpha((db) =>
          db
            .update(upload)
            .set({ arrived, heldUntil: new Date(0), isMeasured: true })
            .where(eq(upload.id, id)),
        )
      const sent = (id: string, arrived: number) =>
        isAlone ? silent(id, arrived) : inAlpha((db) => db.update(upload).set({ arrived }).where(eq(upload.id, id)))
      const first = await begin(640_000, other)
      if (isAlone) await silent(first, 0)
      const second = await begin(530_000, user)
      await sent(first, 550_000)
      await sent(second, 440_000)
      const goOn = async (id: string, who: typeof user) =>
        (await askCall(gateway, signCall, { id, numbers: [1] }, who)).statusCode
      expect([await goOn(first, other), await goOn(second, user), await goOn(first, other)]).toEqual([200, 413, 200])
      // An abandoned one blocks no one.
      await silent(first, 550_000)
      expect(await goOn(second, user)).toBe(200)
    },
  )

  it('refuse to continue an upload that ends while a request waits for its turn', async () => {
    const { upload: made } = (await callAsUser(startCall, { name: 'a.txt', size: 5 })).json<{ upload: UploadState }>()
    const [row] = await inAlpha((db) => db.select().from(upload).where(eq(upload.id, made.id)))
    const goOn = () => inAlpha((db) => extendUpload(db, gateway.services.settings, 'en', row as UploadRow))
    await inAlpha((db) => db.update(upload).set({ status: 'aborted' }))
    expect(await goOn()).toBeUndefined()
    expect((await inAlpha((db) => db.select({ heldUntil: upload.heldUntil }).from(upload)))[0]?.heldUntil).toEqual(
      row?.heldUntil,
    )
    await inAlpha((db) => db.delete(upload))
    expect(await goOn()).toBeUndefined()
  })

  it('move one of two folders that are moved into each other', async () => {
    for (let round = 0; round < 3; round++) {
      const [a, b] = [await folder(`A${round}`), await folder(`B${round}`)]
      const answers = await Promise.all([
        callAsUser(moveFolderCall, { itemId: a, newParentId: b }),
        callAsUser(moveFolderCall, { itemId: b, newParentId: a }),
      ])
      expect(answers.map((each) => each.statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    }
    expect(faults(await rows())).toEqual([])
  })

  it('give one of two uploads the name, or each its own, as requested', async () => {
    const uploads = await Promise.all([opened({ name: 'a.txt', size: 5 }), opened({ name: 'a.txt', size: 5 })])
    expect(
      (await Promise.all(uploads.map((id) => callAsUser(finishCall, { id }))))
        .map((each) => each.statusCode)
        .toSorted((one, other) => one - other),
    ).toEqual([200, 409])
    const both = await Promise.all([1, 2, 3].map(() => opened({ name: 'b.txt', size: 5, conflict: 'keep-both' })))
    await Promise.all(both.map((id) => callAsUser(finishCall, { id })))
    expect((await rows()).map((row) => row.name).toSorted()).toEqual(['a.txt', 'b (1).txt', 'b (2).txt', 'b.txt'])
  })

  it('make one folder for two uploads into the same new one', async () => {
    await Promise.all(
      [1, 2, 3].map((each) => callAsUser(startCall, { name: `${each}.txt`, size: 5, folders: 'Trip/Day 1' })),
    )
    expect((await rows()).map((row) => row.name).toSorted()).toEqual(['Day 1', 'Trip'])
  })

  it('keep a file that arrives in a folder being removed: in the root or with the folder', async () => {
    const parent = await folder('Going')
    const id = await opened({ name: 'coming.txt', size: 5, parent })
    const [finished] = await Promise.all([callAsUser(finishCall, { id }), callAsUser(trashCall, { ids: [parent] })])
    expect(finished.statusCode).toBe(200)
    const [file] = (await rows()).filter((row) => row.id === id)
    expect(file?.trashedAt ? file.trashedWith : file?.parentId).toBe(file?.trashedAt ? parent : null)
    expect(faults(await rows())).toEqual([])
  })

  it('make one file of an upload that two gateways finish, and both say so', async () => {
    const id = await opened({ name: 'slow.txt', size: 5 })
    const { store } = gateway.services
    const { copy } = store
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const spy = vi.spyOn(store, 'copy').mockImplementation(async (...args) => {
      await copy(...args)
      await gate
    })
    const first = callAsUser(finishCall, { id })
    await vi.waitFor(() => expect(spy.mock.calls.length).toBe(1), { timeout: 20_000 })
    // To the other it seems dead.
    await inAlpha((db) => db.update(upload).set({ claimedAt: new Date(0) }))
    const second = callAsUser(finishCall, { id })
    await vi.waitFor(() => expect(spy.mock.calls.length).toBe(2), { timeout: 20_000 })
    go()
    expect(
      (await Promise.all([first, second])).map((answer) => [answer.statusCode, answer.json<{ _id: string }>()._id]),
    ).toEqual([
      [200, id],
      [200, id],
    ])
    spy.mockRestore()
    const all = await rows()
    expect(all.length).toBe(1)
    await inAlpha((db) => db.update(strayObject).set({ dueAt: sql`least(due_at, now())` }))
    await clearLeftovers(gateway)
    for (const key of all.flatMap(objectsOf)) expect(await store.head(key)).toBeDefined()
  })

  it('either finish or cancel a file, completely', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await opened({ name: `${round}.txt`, size: 5 })
      const [finished, cancelled] = await Promise.all([callAsUser(finishCall, { id }), callAsUser(cancelCall, { id })])
      expect([200, 409, 410, 404]).toContain(finished.statusCode)
      const made = (await rows()).find((row) => row.id === id)
      expect([finished.statusCode === 200, made !== undefined]).toEqual([
        made !== undefined,
        finished.statusCode === 200,
      ])
      expect(made === undefined || cancelled.statusCode === 404).toBe(true)
      for (const key of made ? objectsOf(made) : []) expect(await gateway.services.store.head(key)).toBeDefined()
    }
  })
})

describe('database answer lost after the commit', { timeout: 60_000 }, () => {
  /** The first transaction after which `isWritten` holds is committed, but its caller gets a failure. */
  function losing(isWritten: (row: typeof item.$inferSelect | undefined) => boolean, id: string) {
    const real = gateway.services.withSite
    let lost = 0
    vi.spyOn(gateway.services, 'withSite').mockImplementation(async (site, work) => {
      const answer = await real(site, work)
      if (lost > 0 || !isWritten((await inAlpha((db) => db.select().from(item).where(eq(item.id, id))))[0]))
        return answer
      lost++
      throw new Error('Connection terminated unexpectedly')
    })
    return () => lost
  }
  afterEach(() => vi.restoreAllMocks())

  const isWhole = async (id: string) => {
    await inAlpha((db) => db.update(strayObject).set({ dueAt: sql`least(due_at, now())` }))
    await clearLeftovers(gateway)
    const [row] = await inAlpha((db) => db.select().from(item).where(eq(item.id, id)))
    return Promise.all(
      objectsOf(row as typeof item.$inferSelect).map(
        async (key) => (await gateway.services.store.head(key)) !== undefined,
      ),
    )
  }

  it('takes nothing from the file that an upload became', async () => {
    const id = await opened({ name: 'kept.txt', size: 5 })
    const lost = losing((row) => row !== undefined, id)
    expect([(await callAsUser(finishCall, { id })).statusCode, lost()]).toEqual([200, 1])
    vi.restoreAllMocks()
    expect((await callAsUser(finishCall, { id })).statusCode).toBe(200)
    expect(await isWhole(id)).toEqual([true])
  })

  it('takes nothing from a file that turned public', async () => {
    const id = await opened({ name: 'turned.txt', size: 5 })
    await callAsUser(finishCall, { id })
    const lost = losing((row) => row?.mode === 'public', id)
    expect([(await callAsUser(setModeCall, { id, mode: 'public' })).statusCode, lost()]).toEqual([503, 1])
    vi.restoreAllMocks()
    expect(await isWhole(id)).toEqual([true])
  })
})

/** What must never be true of a tree. */
function faults(all: readonly (typeof item.$inferSelect)[]): string[] {
  const byId = new Map(all.map((row) => [row.id, row]))
  const found: string[] = []
  const names = new Set<string>()
  for (const row of all) {
    let steps = 0
    for (let at: typeof row | undefined = row; at?.parentId; at = byId.get(at.parentId)) {
      if (++steps > all.length) {
        found.push(`${row.name} lies in itself`)
        break
      }
      if (!byId.has(at.parentId)) found.push(`${at.name} lies in nothing`)
    }
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    if (!row.trashedAt) {
      if (names.has(`${row.place} ${row.siblingKey}`)) found.push(`${row.name} is there twice`)
      names.add(`${row.place} ${row.siblingKey}`)
      if (parent?.trashedAt) found.push(`${row.name} is there and its folder is not`)
    } else if (row.trashedWith !== row.id && !byId.get(row.trashedWith ?? '')?.trashedAt)
      found.push(`${row.name} is in the trash with nothing`)
    if (parent && (parent.drive !== row.drive || parent.kind !== 'folder'))
      found.push(`${row.name} lies where it cannot`)
  }
  return found
}

it(
  'keeps a reachable tree whatever is moved, renamed, trashed, restored and removed',
  { timeout: 120_000 },
  async () => {
    const step = fc.record({
      act: fc.constantFrom('make', 'make', 'move', 'move', 'move', 'rename', 'trash', 'restore', 'purge'),
      which: fc.nat(20),
      to: fc.nat(20),
      name: fc.constantFrom('a', 'A', 'b', 'ก'),
      conflict: fc.constantFrom('ask', 'keep-both', 'replace', 'skip'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        await inAlpha((db) => db.delete(item))
        let ids: string[] = []
        for (const { act, which, to, name, conflict } of steps) {
          const id = ids[which % Math.max(1, ids.length)] ?? 'none'
          const target = ['mine', 'organisation', ...ids][to % (ids.length + 2)] as string
          await inAlpha(async (db) => {
            const doing: FileOperation = {
              db,
              site: 'alpha',
              viewer: { role: 'user', me, isPublic: false },
              locale: 'en',
              settings: gateway.services.settings,
              person: me,
            }
            if (act === 'make') await makeFolder(doing, target, name)
            else if (act === 'move') await moveItems(doing, { ids: [id], to: target, conflict: conflict as 'ask' })
            else if (act === 'rename') await renameItem(doing, id, name)
            else if (act === 'trash') await trashItems(doing, [id])
            else if (act === 'restore') await restoreItems(doing, [id])
            else await purgeItems(doing, [id])
          }).catch((error: unknown) => {
            // Refusals are messages; a refusal by the database is a bug.
            if (!(error instanceof CallError)) throw error
          })
          const all = await rows()
          ids = all.map((row) => row.id).toSorted()
          expect(faults(all)).toEqual([])
        }
        expect(await counterFaults()).toEqual([])
      }),
      { numRuns: process.env.TEST_FULL === '1' ? 200 : 12 },
    )
    expect(await inAlpha((db) => db.select().from(strayObject).where(eq(strayObject.isDoomed, true)))).toEqual([])
  },
)
