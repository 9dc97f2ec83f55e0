import { expect, it } from 'vitest'
import { readDropped, readInput } from './read-dropped'

it('gives every file of a drop', async () => {
  const data = new DataTransfer()
  for (const name of ['ก.txt', '🌊.png']) data.items.add(new File(['x'], name))
  data.setData('text/plain', 'words')
  expect((await readDropped(data)).map(({ file, folders = '' }) => [file.name, folders])).toEqual([['ก.txt', ''], ['🌊.png', '']])
})

it('reads folders, however deep, as entries give them', async () => {
  const file = (name: string) => ({ isFile: true, name, file: (take: (file: File) => void) => take(new File(['x'], name)) })
  const folder = (name: string, ...children: object[]) => ({
    isFile: false,
    name,
    createReader: () => {
      // As browsers do: some, then the rest, then none.
      const turns = [children.slice(0, 1), children.slice(1), []]
      return { readEntries: (take: (entries: object[]) => void) => take(turns.shift() ?? []) }
    },
  })
  const trip = folder('Trip', file('a.jpg'), folder('Day 1', file('b.jpg')), { isFile: true, name: 'broken', file: (_take: unknown, fail: (error: Error) => void) => fail(new Error('gone')) })
  const data = { items: [{ kind: 'file', webkitGetAsEntry: () => trip, getAsFile: () => null }] } as unknown as DataTransfer
  expect((await readDropped(data)).map(({ file: each, folders }) => `${folders}/${each.name}`)).toEqual(['Trip/a.jpg', 'Trip/Day 1/b.jpg'])
})

it('knows the folders of a whole folder that was chosen', () => {
  const chosen = Object.defineProperty(new File(['x'], 'b.jpg'), 'webkitRelativePath', { value: 'Trip/Day 1/b.jpg' })
  expect(readInput([chosen, new File(['x'], 'a.txt')]).map(({ folders }) => folders)).toEqual(['Trip/Day 1', ''])
})
