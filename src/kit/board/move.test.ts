import { expect, it } from 'vitest'
import { moveItem, moveOnto } from './move'

const order = { todo: ['a', 'b', 'c'], doing: ['d'], done: [] }

it('moves before an item, to an end, and into an empty column', () => {
  expect(moveItem(order, { id: 'a', column: 'todo', before: 'c' }).todo).toEqual(['b', 'a', 'c'])
  expect(moveItem(order, { id: 'a', column: 'todo', before: null }).todo).toEqual(['b', 'c', 'a'])
  expect(moveItem(order, { id: 'b', column: 'done', before: null })).toEqual({
    todo: ['a', 'c'],
    doing: ['d'],
    done: ['b'],
  })
})

it('changes nothing for a move to the same place or an unknown one', () => {
  expect(moveItem(order, { id: 'a', column: 'todo', before: 'b' })).toBe(order)
  expect(moveItem(order, { id: 'a', column: 'todo', before: 'd' })).toBe(order)
  expect(moveItem(order, { id: 'x', column: 'todo', before: null })).toBe(order)
  expect(moveItem(order, { id: 'a', column: 'nowhere', before: null })).toBe(order)
})

it('takes the place of the item under the pointer, from above and from below', () => {
  const after = (id: string, over: string) => {
    const move = moveOnto(order, id, over)
    return move ? moveItem(order, move) : undefined
  }
  expect(after('a', 'b')?.todo).toEqual(['b', 'a', 'c'])
  expect(after('a', 'c')?.todo).toEqual(['b', 'c', 'a'])
  expect(after('c', 'a')?.todo).toEqual(['c', 'a', 'b'])
  expect(after('a', 'd')?.doing).toEqual(['a', 'd'])
  expect(after('a', 'done')?.done).toEqual(['a'])
  expect(after('a', 'nowhere')).toBeUndefined()
})
