import { expect, it } from 'vitest'
import { readDropped, readInput, readPasted, readShots } from './read-dropped'

it('returns every file of a drop', async () => {
  const data = new DataTransfer()
  for (const name of ['ก.txt', '🌊.png']) data.items.add(new File(['x'], name))
  data.setData('text/plain', 'words')
  const { files, unread, empty } = await readDropped(data)
  expect(files.map(({ file, folders = '' }) => [file.name, folders])).toEqual([
    ['ก.txt', ''],
    ['🌊.png', ''],
  ])
  expect([unread, empty]).toEqual([[], []])
})

const gone = () => new Error('gone')
const file = (name: string) => ({
  isFile: true,
  name,
  file: (take: (file: File) => void) => take(new File(['x'], name)),
})
const broken = (name: string) => ({
  isFile: true,
  name,
  file: (_take: unknown, fail: (error: Error) => void) => fail(gone()),
})
const folder = (name: string, ...children: object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    // As browsers do: some entries, then the rest, then none.
    const turns = [children.slice(0, 1), children.slice(1), []]
    return { readEntries: (take: (entries: object[]) => void) => take(turns.shift() ?? []) }
  },
})
const locked = (name: string) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => ({ readEntries: (_take: unknown, fail: (error: Error) => void) => fail(gone()) }),
})
const dropOf = (item: object) =>
  ({ items: [{ kind: 'file', getAsFile: () => null, ...item }] }) as unknown as DataTransfer
const trip = folder(
  'Trip',
  file('a.jpg'),
  folder('Day 1', file('b.jpg'), broken('broken.jpg')),
  folder('Day 2', file('.DS_Store')),
  locked('Secret'),
)
const all = {
  files: ['Trip/a.jpg', 'Trip/Day 1/b.jpg'],
  unread: [
    { name: 'broken.jpg', folders: 'Trip/Day 1' },
    { name: 'Secret', folders: 'Trip' },
  ],
  empty: ['Trip/Day 2'],
}
const summaryOf = async (data: DataTransfer) => {
  const { files, ...rest } = await readDropped(data)
  return { files: files.map(({ file: each, folders }) => `${folders}/${each.name}`), ...rest }
}

it('reads folders of any depth from entries, and keeps empty and unreadable ones', async () => {
  expect(await summaryOf(dropOf({ webkitGetAsEntry: () => trip }))).toEqual(all)
})

it('reads the same from handles', async () => {
  type Read = (take: (found: never) => void, fail: (error: Error) => void) => void
  const handleOf = (entry: {
    name: string
    isFile: boolean
    file?: Read
    createReader?: () => { readEntries: Read }
  }): object =>
    entry.isFile
      ? {
          kind: 'file',
          name: entry.name,
          getFile: () => new Promise<never>((resolve, reject) => entry.file?.(resolve, reject)),
        }
      : {
          kind: 'directory',
          name: entry.name,
          values: async function* () {
            const reader = entry.createReader?.()
            for (;;) {
              const some = await new Promise<Parameters<typeof handleOf>[0][]>((resolve, reject) =>
                reader?.readEntries(resolve as (found: never) => void, reject),
              )
              if (some.length === 0) return
              for (const each of some) yield handleOf(each)
            }
          },
        }
  expect(
    await summaryOf(
      dropOf({
        getAsFileSystemHandle: async () => handleOf(trip as unknown as Parameters<typeof handleOf>[0]),
        webkitGetAsEntry: () => null,
      }),
    ),
  ).toEqual(all)
})

it('reports a file no API can read, and falls back to another API', async () => {
  expect(await summaryOf(dropOf({ webkitGetAsEntry: () => broken('a.txt') }))).toEqual({
    files: [],
    unread: [{ name: 'a.txt', folders: '' }],
    empty: [],
  })
  expect(
    (await readDropped(dropOf({ webkitGetAsEntry: () => broken('a.txt'), getAsFile: () => new File(['x'], 'a.txt') })))
      .files.length,
  ).toBe(1)
})

it('keeps the folders of a chosen directory', () => {
  const chosen = Object.defineProperty(new File(['x'], 'b.jpg'), 'webkitRelativePath', { value: 'Trip/Day 1/b.jpg' })
  expect(readInput([chosen, new File(['x'], 'a.txt')]).map(({ folders }) => folders)).toEqual(['Trip/Day 1', ''])
})

const noon = new Date(2026, 10, 22, 12, 5, 9)

it('renames copied pictures and camera shots by time, because browsers give them all one name', async () => {
  const data = new DataTransfer()
  for (const name of ['image.png', 'ของฉัน.png']) data.items.add(new File(['x'], name, { type: 'image/png' }))
  expect((await readPasted(data, noon)).files.map((picked) => picked.file.name)).toEqual([
    '2026-11-22 12.05.09.png',
    'ของฉัน.png',
  ])
  expect(readShots([new File(['x'], 'image.jpg')], noon).map((picked) => picked.file.name)).toEqual([
    '2026-11-22 12.05.09.jpg',
  ])
  expect(
    readShots([new File(['x'], 'image.jpg'), new File(['x'], 'trim.MOV')], noon).map((picked) => picked.file.name),
  ).toEqual(['2026-11-22 12.05.09 1.jpg', '2026-11-22 12.05.09 2.MOV'])
})
