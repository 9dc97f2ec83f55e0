import { expect, it } from 'vitest'
import { groupByCause } from './by-cause'

it('names what pages share once, and a page once for all languages', () => {
  const checked = ['/', '/about', '/shop'].flatMap((address) => [
    { address, causes: { 'gradient header': 3 } as const },
    { address, causes: { 'gradient header': 4, ...(address === '/' ? { 'picture page': 2 } : {}) } as const },
  ])
  expect(groupByCause(checked)).toEqual([
    { cause: 'gradient header', pages: ['/', '/about', '/shop'].map((address) => ({ address, texts: 4 })) },
    { cause: 'picture page', pages: [{ address: '/', texts: 2 }] },
  ])
  expect(groupByCause([{ address: '/' }])).toEqual([])
})
