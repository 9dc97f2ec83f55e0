import { describe, expect, it, vi } from 'vitest'
import { exampleClient } from './example-client'
import type { FilesClient, ListQuery } from './files-client'
import { FolderList, windowSize } from './folder-list'

const query: ListQuery = { parent: 'mine', isTrash: false, sort: 'name', direction: 'up', kinds: [], words: '' }
const settled = (list: FolderList) => vi.waitFor(() => expect(list.state().isLoading).toBe(false))
function watched(many: number) {
  const client = exampleClient({ many })
  const list = vi.fn<FilesClient['list']>(client.list)
  return { client: { ...client, list }, offsets: () => list.mock.calls.map(([, offset]) => offset) }
}

describe('a list of thousands', () => {
  it('reads the windows that are looked at and no others', async () => {
    const { client, offsets } = watched(5000)
    const list = new FolderList(client, query)
    list.ensure(0, 40)
    await settled(list)
    expect(list.state().total).toBe(5000)
    list.ensure(4990, 4999)
    await vi.waitFor(() => expect(list.at(4999)?.name).toBe('IMG 05000.jpg'))
    expect(offsets()).toEqual([0, 4800])
    expect(list.at(2000)).toBeUndefined()
    expect(list.indexOf(list.at(4995)?._id ?? '')).toBe(4995)
  })

  it('gives a range whose windows nobody has seen, and all of it for acts on everything', async () => {
    const { client } = watched(1100)
    const list = new FolderList(client, query)
    list.ensure(0, 10)
    await settled(list)
    expect((await list.between(150, 650)).map(({ name }) => name).slice(-1)).toEqual(['IMG 00651.jpg'])
    expect(await list.readAll()).toHaveLength(1100)
  })
})

it('keeps what stands while it is read anew, and forgets what is behind a shorter end', async () => {
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

it('says why it cannot be read, and comes back', async () => {
  const client = exampleClient({ many: 3 })
  let isAway = true
  const list = new FolderList({ ...client, list: (...given) => (isAway ? Promise.reject(new Error('away')) : client.list(...given)) }, query)
  list.ensure(0, 3)
  await vi.waitFor(() => expect(list.state().error).toBeInstanceOf(Error))
  isAway = false
  list.reload()
  await vi.waitFor(() => expect(list.state().total).toBe(3))
  expect(list.state().error).toBeUndefined()
})
