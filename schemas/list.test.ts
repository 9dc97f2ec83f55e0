import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { listAnswer, listInput } from './list'
import { listState } from './list-state'

const goodsList = listState({
  filters: { status: ['draft', 'sold'], shelf: 5 },
  hasSearch: true,
  sorts: ['name', 'price'],
  prefix: 'goods-',
})
const input = z.strictObject(
  listInput({ filters: { status: z.optional(z.enum(['draft', 'sold'])) }, sorts: goodsList.sorts, maxRows: 50 }),
)

it('accepts what a list call is asked for, as text of an address too', () => {
  expect(input.parse({})).toEqual({ limit: 30 })
  expect(input.parse({ status: 'sold', q: ' red ', sort: '-price', limit: '50', total: 'true' })).toEqual({
    status: 'sold',
    q: 'red',
    sort: '-price',
    limit: 50,
    total: true,
  })
  for (const wrong of [{ sort: 'colour' }, { limit: 51 }, { limit: 0 }, { q: 'x'.repeat(101) }, { page: 2 }])
    expect(input.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
})

it('answers with items, and says what comes next and how many there are where it knows', () => {
  const answer = z.object(listAnswer(z.object({ id: z.string() })))
  expect(answer.parse({ items: [{ id: 'a' }] })).toEqual({ items: [{ id: 'a' }] })
  expect(answer.safeParse({ items: [{ id: 1 }] }).success).toBe(false)
  expect(answer.safeParse({ items: [], next: 'x', total: 1.5 }).success).toBe(false)
})

it('reads a list’s state from its own parameters, and leaves out what it does not know', () => {
  expect(goodsList.parameters).toEqual([
    'goods-status',
    'goods-shelf',
    'goods-find',
    'goods-sort',
    'goods-after',
    'goods-row',
  ])
  expect(
    goodsList.read({
      'goods-status': 'sold',
      'goods-shelf': 'by the door',
      'goods-find': ' red shoe ',
      'goods-sort': '-price',
      'goods-after': 'abc',
      'goods-row': 'r1',
      status: 'draft',
    }),
  ).toEqual({ status: 'sold', shelf: 'by th', q: 'red shoe', sort: '-price', cursor: 'abc' })
  expect(goodsList.read({ 'goods-status': 'gone', 'goods-sort': 'colour', 'goods-find': ' ' })).toEqual({})
})

it('takes neither search nor sort of an address for a list without them', () => {
  const plain = listState({ filters: { area: 40 }, sorts: [] })
  expect(plain.parameters).toEqual(['area', 'after', 'row'])
  expect(plain.read({ area: 'page', find: 'x', sort: '-name', after: 'abc' })).toEqual({ area: 'page', cursor: 'abc' })
})
