import { describe, expect, it, vi } from 'vitest'
import { exampleClient } from './example-client'
import type { FilesClient, ListQuery } from './files-client'
import { FolderList, windowSize } from './folder-list'

const query: ListQuery = { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: [], searchText: '' }
const loaded = (list: FolderList) => vi.waitFor(() => expect(list.state().isLoading).toBe(false))
function watched(many: number) {
  const client = exampleClient({ many })
  const list = vi.fn<FilesClient['list']>(client.list)
  return { client: { ...client, list }, offsets: () => list.mock.calls.map(([, offset]) => offset) }
}

describe('list of thousands', () => {
  it('loads only the visible windows', async () => {
    const { client, offsets } = watched(5000)
    const list = new FolderList(client, query)
    list.ensure(0, 40)
    await loaded(list)
    expect(list.state().total).toBe(5000)
    list.ensure(4990, 4999)
    await vi.waitFor(() => expect(list.at(4999)?.name).toBe('IMG 05000.jpg'))
    expect(offsets()).toEqual([0, 4800])
    expect(list.at(2000)).toBeUndefined()
    expect(list.indexOf(list.at(4995)?._id ?? '')).toBe(4995)
  })

  it('returns a range of unseen windows, and everything for operations on all', async () => {
    const { client } = watched(1100)
    const list = new FolderList(client, query)
    list.ensure(0, 10)
    await loaded(list)
    expect((await list.between(150, 650)).map(({ name }) => name).slice(-1)).toEqual(['IMG 00651.jpg'])
    expect(await list.readAll()).toHaveLength(1100)
  })
})

it('keeps old items during a reload, and drops those beyond a shorter end', async () => {
  const { client } = watched(windowSize + 5)
  const list = new FolderList(client, query)
  list.ensure(0, windowSize + 4)
  await vi.waitFor(() => expect(list.at(windowSize + 4)).toBeDefined())
  const gone = Array.from({ length: 10 }, (_, at) => list.at(at)?._id ?? '')
  await client.trash(gone)
  list.reload()
  expect(list.at(0)?._id).toBe(gone[0])
  await vi.waitFor(() => expect(list.state().total).toBe(windowSize - 5))
  await vi.waitFor(() => expect(list.at(0)?.name).toBe('IMG 00011.jpg'))
  expect(list.at(windowSize)).toBeUndefined()
  expect(list.indexOf(gone[0] ?? '')).toBe(-1)
})

it('reports a failed read, and recovers', async () => {
  const client = exampleClient({ many: 3 })
  let isAway = true
  const list = new FolderList(
    { ...client, list: (...args) => (isAway ? Promise.reject(new Error('away')) : client.list(...args)) },
    query,
  )
  list.ensure(0, 3)
  await vi.waitFor(() => expect(list.state().error).toBeInstanceOf(Error))
  isAway = false
  list.reload()
  await vi.waitFor(() => expect(list.state().total).toBe(3))
  expect(list.state().error).toBeUndefined()
})

it('reports a failed window, and requests it again when viewed some seconds later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = exampleClient({ many: 1000 })
  let isAway = false
  const listMock = vi.fn<FilesClient['list']>((...args) =>
    isAway && args[1] > 0 ? Promise.reject(new Error('away')) : client.list(...args),
  )
  const list = new FolderList({ ...client, list: listMock }, query)
  list.ensure(0, 10)
  await loaded(list)
  isAway = true
  list.ensure(400, 410)
  await vi.waitFor(() => expect(list.state().error).toBeInstanceOf(Error))
  isAway = false
  list.ensure(400, 410)
  expect(listMock).toHaveBeenCalledTimes(2)
  // Windows elsewhere load and do not overwrite what was reported.
  list.ensure(600, 610)
  await vi.waitFor(() => expect(list.at(600)).toBeDefined())
  expect(list.state().error).toBeInstanceOf(Error)
  vi.setSystemTime(Date.now() + 6000)
  list.ensure(400, 410)
  await vi.waitFor(() => expect(list.at(400)).toBeDefined())
  expect(list.state().error).toBeUndefined()
  vi.useRealTimers()
})

it("leaves no gap after a colleague's deletion: with another length, old windows are reloaded when viewed", async () => {
  const { client } = watched(700)
  const list = new FolderList(client, query)
  list.ensure(0, 399)
  await vi.waitFor(() => expect(list.at(399)).toBeDefined())
  await client.trash([list.at(0)?._id ?? ''])
  list.ensure(400, 599)
  await vi.waitFor(() => expect(list.at(400)).toBeDefined())
  list.ensure(200, 599)
  await vi.waitFor(() => expect(list.at(399)?.name).toBe('IMG 00401.jpg'))
  const names = Array.from({ length: 400 }, (_, at) => list.at(200 + at)?.name)
  expect(new Set(names).size).toBe(400)
})

it('shows a response read during changes and reads once more, without a second request for waiting callers', async () => {
  const { client, offsets } = watched(1000)
  const held: (() => void)[] = []
  const list = new FolderList(
    {
      ...client,
      list: async (...args) => (await new Promise<void>((resolve) => held.push(resolve)), client.list(...args)),
    },
    query,
  )
  const go = async () => {
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0))
    held.shift()?.()
  }
  list.ensure(0, 10)
  list.reload()
  list.reload()
  expect(held).toHaveLength(1)
  await go()
  await vi.waitFor(() => expect(list.at(0)).toBeDefined())
  await go()
  await vi.waitFor(() => expect(offsets()).toEqual([0, 0]))
  const both = Promise.all([list.between(500, 500), list.between(450, 450)])
  list.ensure(450, 500)
  // Still awaited after it was scrolled past.
  list.ensure(0, 10)
  await go()
  expect((await both).map(([item]) => item?.name)).toEqual(['IMG 00501.jpg', 'IMG 00451.jpg'])
  expect(offsets()).toEqual([0, 0, 400])
})

it('repeats a request after a long silence, for the screen and for waiting callers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const client = exampleClient({ many: 1000 })
  let isHanging = true
  const listMock = vi.fn<FilesClient['list']>((...args) =>
    isHanging
      ? new Promise((_resolve, reject) => args[3]?.addEventListener('abort', () => reject(new Error('given up'))))
      : client.list(...args),
  )
  const list = new FolderList({ ...client, list: listMock }, query)
  list.ensure(0, 10)
  const waiting = list.between(500, 500)
  isHanging = false
  vi.setSystemTime(Date.now() + 2000)
  list.reload()
  expect(listMock).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + 20_000)
  list.reload()
  await loaded(list)
  expect(list.at(0)?.name).toBe('IMG 00001.jpg')
  vi.useRealTimers()
  // The hanging request was aborted, and its waiter asks again.
  await vi.waitFor(() => expect(listMock.mock.calls.some(([, offset], at) => at > 1 && offset === 400)).toBe(true))
  expect((await waiting).map(({ name }) => name)).toEqual(['IMG 00501.jpg'])
})
