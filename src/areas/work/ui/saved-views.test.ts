import { expect, it } from 'vitest'
import { addressOf, queryOf } from './saved-views'

it('leads to the page of its view with its filters alone', () => {
  const query = queryOf(new URLSearchParams('assignee=me&due=overdue&task=NOK-12&lang=en&after=x'), 'gantt')
  expect(addressOf({ query })).toBe('/project/admin/gantt?assignee=me&due=overdue')
  expect(addressOf({ query: queryOf(new URLSearchParams('sort=due'), 'list') })).toBe('/project/admin/table?sort=due')
  expect(addressOf({ query: '' })).toBe('/project/admin/table')
  // No view can lead out of the site.
  expect(addressOf({ query: 'view=//evil.example' })).toBe('/project/admin/table')
})
