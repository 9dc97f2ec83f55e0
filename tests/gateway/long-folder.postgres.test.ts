import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as listParentCall } from '@schemas/files/calls/filemanager/list-parent'
import { call as newFolderCall } from '@schemas/files/calls/filemanager/new-folder'
import { call as searchCall } from '@schemas/files/calls/filemanager/search'
import { call as listCall } from '@schemas/files/calls/files/list'
import type { FileItem } from '@schemas/files/entities/file-item'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { sortKey } from '@gateway/files/sort-key'
import { askCall, credentials } from '@tests/support/caller'
import { openGateway, type TestGateway } from '@tests/support/gateway'

const many = 50_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await withSite(gateway.database, 'alpha', async (db) => {
    const [me] = await db.select({ id: person.id }).from(person).where(eq(person.email, 'user@alpha.example'))
    // Numbers from 10,000 on have equal length, and so have their sort keys.
    await db.execute(sql`INSERT INTO item (site_id, id, drive, owner_id, kind, file_kind, name, sibling_key, sort_key, search_text, mime, size, storage_key)
      SELECT 'alpha', gen_random_uuid()::text, 'mine', ${me?.id ?? ''}, 'file', 'text', 'IMG ' || n, 'img ' || n, 'img 05' || n || chr(1), 'img ' || n, 'text/plain', n % 1000, 'alpha/none/' || n FROM generate_series(10000, ${9999 + many}) n`)
  })
  await gateway.database.db.execute(sql`ANALYZE item`)
})
afterAll(() => gateway.close())

it('reads any part of a folder with 50,000 files from the index of its order', { timeout: 60_000 }, async () => {
  expect(sortKey('IMG 10000')).toBe('img 0510000\u0001')
  const user = await credentials(gateway, { role: 'user', site: 'alpha' })
  const list = async (input: Record<string, unknown>) => {
    const answer = (await askCall(gateway, listCall, input, user)).json<{ items: FileItem[]; total: number }>()
    expect(answer.total).toBe(many)
    return answer.items.map((each) => Number(each.name.slice(4)))
  }
  for (const offset of [0, 20_000, 24_900, 25_100, 49_950]) {
    const names = await list({ offset, limit: 100 })
    expect(names).toEqual(Array.from({ length: Math.min(100, many - offset) }, (_, index) => 10_000 + offset + index))
    expect(await list({ offset, limit: 100, direction: 'down' })).toEqual(names.map((number) => many + 19_999 - number))
  }
  const bySize = await list({ sort: 'size', offset: 30_000, limit: 3 })
  expect(bySize).toEqual([10_600, 11_600, 12_600])
  await list({ sort: 'changed', offset: 30_000, limit: 200 })
  await list({ sort: 'kind', offset: 30_000, limit: 200 })
  for (const [sort, index] of [
    ['sort_key', 'item_by_name'],
    ['size, sort_key', 'item_by_size'],
    ['updated_at, sort_key', 'item_by_change'],
    ['file_kind, sort_key', 'item_by_kind'],
  ] as const) {
    const plan = await withSite(gateway.database, 'alpha', (db) =>
      db.execute(
        sql`EXPLAIN SELECT id FROM item WHERE place = (SELECT place FROM item LIMIT 1) AND trashed_at IS NULL AND kind = 'file' ORDER BY ${sql.raw(sort)}, id LIMIT 200 OFFSET 20000`,
      ),
    )
    const text = JSON.stringify((plan as unknown as { rows: unknown[] }).rows)
    expect([text.includes(index), text.includes('Sort Key')]).toEqual([true, false])
  }
})

it('reports what one answer leaves out of such a folder, for every call', { timeout: 60_000 }, async () => {
  const user = await credentials(gateway, { role: 'user', site: 'alpha' })
  const cut = (await askCall(gateway, listParentCall, {}, user)).json<{
    data: FileItem[]
    total: number
    message?: string
  }>()
  expect([cut.data.length, cut.total, cut.message]).toEqual([5000, many, `แสดง 5000 รายการแรกจากทั้งหมด ${many} รายการ`])
  const found = (await askCall(gateway, searchCall, { drive: 'mine', query: 'IMG 1' }, user)).json<{
    results: FileItem[]
    message?: string
  }>()
  expect([found.results.length, found.message]).toEqual([100, expect.stringMatching(/^แสดง 100 รายการแรก/)])
  const { folderID } = (await askCall(gateway, newFolderCall, { name: 'Few', parent: 'mine' }, user)).json<{
    folderID: string
  }>()
  expect((await askCall(gateway, listParentCall, { parent: folderID }, user)).json()).toEqual({
    status: true,
    data: [],
    total: 0,
  })
})
