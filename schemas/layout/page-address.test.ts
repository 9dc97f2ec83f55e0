import { describe, expect, it } from 'vitest'
import { addressProblem, addressShape } from './page-address'

describe('page address', () => {
  it.each(['/', '/about', '/เกี่ยวกับเรา', '/shop/{sku}', '/a/b-c/v1.2', '/2026', '/apiary'])('accepts %s', (path) =>
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
  ])('refuses %s', (path, problem) => expect(addressProblem(path)).toBe(problem))
})

it('treats paths that compete for the same addresses as equal', () => {
  expect(addressShape('/shop/{sku}')).toBe(addressShape('/shop/{id}'))
  expect(addressShape('/shop/{sku}')).not.toBe(addressShape('/shop/{sku}/more'))
})
