import { expect, test } from 'vitest'
import { groupPages } from './groups'

const routes = ['/', '/about', '/lesson', '/lesson/{slug}', '/lesson/calendar', '/demo/element'].map((path) => ({
  path,
  frame: 'default' as const,
  types: [],
}))

test('pages group by their first word; patterns and the home page are left out', () => {
  expect(groupPages(routes, [])).toEqual([
    { head: undefined, paths: ['/about', '/demo/element'] },
    { head: '/lesson', paths: ['/lesson/calendar'] },
  ])
})

test('what is to be left out takes all below it along', () => {
  expect(groupPages(routes, ['/demo', '/lesson'])).toEqual([{ head: undefined, paths: ['/about'] }])
})
