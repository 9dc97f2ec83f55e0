import { describe, expect, it } from 'vitest'
import { addressProblem, addressShape } from './page-address'

describe('where a page can be made', () => {
  it.each(['/', '/about', '/เกี่ยวกับเรา', '/shop/{sku}', '/a/b-c/v1.2', '/2026', '/apiary'])('%s', (path) =>
    expect(addressProblem(path)).toBeUndefined(),
  )
  it.each([
    ['about', 'shape'],
    ['//evil', 'shape'],
    ['/a/', 'shape'],
    ['/a b', 'shape'],
    ['/a?b', 'shape'],
    ['/a#b', 'shape'],
    ['/%2e', 'shape'],
    ['/..', 'shape'],
    ['/_error', 'shape'],
    ['/a\\b', 'shape'],
    ['/{}', 'shape'],
    ['/{a', 'shape'],
    [`/${'a'.repeat(80)}/`.repeat(3).slice(0, -1).replaceAll('//', '/'), 'long'],
    [`/${'a'.repeat(81)}`, 'long'],
    ['/api/x', 'reserved'],
    ['/assets', 'reserved'],
    ['/robots.txt', 'reserved'],
    ['/a/data.json', 'reserved'],
    ['/{a}/{a}', 'parameters'],
  ])('not at %s', (path, problem) => expect(addressProblem(path)).toBe(problem))
})

it('takes paths that compete for the same addresses for one', () => {
  expect(addressShape('/shop/{sku}')).toBe(addressShape('/shop/{id}'))
  expect(addressShape('/shop/{sku}')).not.toBe(addressShape('/shop/{sku}/more'))
})
