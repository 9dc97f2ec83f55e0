import { expect, it } from 'vitest'
import { readStored, storedDigest } from './read-document'

const place = { kind: 'page', path: '/about' } as const
const content = (text: string) => ({
  format: 1,
  path: '/about',
  title: 'About',
  views: {
    guest: {
      rows: [
        { id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', type: 'content/heading', version: 1, props: { text } }] }] },
      ],
    },
  },
})

it('parses an unchanged stored document once', () => {
  const [first, second] = [content('Read once'), content('Read anew')]
  const read = readStored(place, first, storedDigest(first))
  expect(read?.json).toMatchObject(first)
  expect(readStored(place, structuredClone(first), storedDigest(first))).toBe(read)
  expect(readStored(place, second, storedDigest(second))?.json).toMatchObject(second)
  // Without a digest nothing is cached.
  expect(readStored(place, first)).not.toBe(read)
})

it('reports an unreadable document every time', () => {
  const broken = { format: 1, path: '/about', title: 7 }
  expect([readStored(place, broken, storedDigest(broken)), readStored(place, broken, storedDigest(broken))]).toEqual([
    undefined,
    undefined,
  ])
})
