import { describe, expect, it } from 'vitest'
import { judgeTitle } from './judge-title.mjs'

describe('commit titles', () => {
  it.each([
    'Add stock reservations to checkout',
    'Process slips in a worker',
    'Revert "Add a till"',
    'Fix: keep the cart after sign-in',
  ])('accepts %j', (title) => {
    expect(judgeTitle(title)).toBeUndefined()
  })

  it.each([
    ['x'.repeat(73), '73 characters'],
    ['Add a till.', 'period'],
    ['add a till', 'capital'],
    ['Added a till', 'imperative'],
    ['Adding a till', 'imperative'],
    ['Adds a till', 'imperative'],
    ['Merge branch h2', 'branch'],
  ])('refuses %j', (title, reason) => {
    expect(judgeTitle(title)).toContain(reason)
  })
})
