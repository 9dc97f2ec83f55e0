import { expect, test } from 'vitest'
import { groupPages } from './groups'

const routes = ['/', '/about', '/lesson', '/lesson/{slug}', '/lesson/calendar', '/demo/element'].map((path) => ({
  path,
  frame: 'default' as const,
  types: [],
}))

test('groups pages by first segment, without patterns and the home page', () => {
  expect(groupPages(routes, [])).toEqual([
    { head: undefined, paths: ['/about', '/demo/element'] },
    { head: '/lesson', paths: ['/lesson/calendar'] },
  ])
})

test('leaves out paths together with everything below', () => {
  expect(groupPages(routes, ['/demo', '/lesson'])).toEqual([{ head: undefined, paths: ['/about'] }])
})
