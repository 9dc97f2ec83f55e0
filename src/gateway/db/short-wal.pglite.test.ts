import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openPgliteImage } from '@tests/support/pglite'
import { shortenWal, unreplayedBytes } from './short-wal'

let client: Awaited<ReturnType<typeof openPgliteImage>>
beforeAll(async () => {
  client = await openPgliteImage(inject('pgliteImage'))
})
afterAll(() => client.close())

it('limits how much the embedded database has to replay, without losing anything', async () => {
  await client.exec('CREATE TABLE told (line text)')
  const write = () => client.query(`INSERT INTO told SELECT repeat('x', 1000) FROM generate_series(1, 3000)`)
  await write()
  const [megabyte, before] = [1024 * 1024, await unreplayedBytes(client)]
  expect(before).toBeGreaterThan(3 * megabyte)
  expect(await shortenWal(client, 100 * megabyte)).toBe(false)
  expect(await shortenWal(client, megabyte)).toBe(true)
  expect(await unreplayedBytes(client)).toBeLessThan(megabyte)
  expect(await shortenWal(client, megabyte)).toBe(false)
  await write()
  expect((await client.query<{ count: number }>('SELECT count(*)::int FROM told')).rows).toEqual([{ count: 6000 }])
})
