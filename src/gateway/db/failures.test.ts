import { expect, it } from 'vitest'
import { brokenKey, isDatabaseAway, isUndoneByOthers } from './failures'

const failed = (code: string | undefined, message = 'failed') =>
  new Error('Failed query', { cause: Object.assign(new Error(message), code ? { code } : {}) })

it.each(['40001', '40P01'])('treats %s as rolled back and retryable', (code) => {
  expect([isUndoneByOthers(failed(code)), isDatabaseAway(failed(code))]).toEqual([true, true])
})
it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P03',
  '57014',
  '25P03',
  '55P03',
  '53300',
  '53200',
  '08006',
])('treats %s as a temporary database failure', (code) => {
  expect([isUndoneByOthers(failed(code)), isDatabaseAway(failed(code))]).toEqual([false, true])
})
it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('treats “%s” as a temporary database failure', (message) => {
  expect([isUndoneByOthers(failed(undefined, message)), isDatabaseAway(failed(undefined, message))]).toEqual([
    false,
    true,
  ])
})
it.each(['23505', '23514', '42501', '42P01', '22001', undefined])('treats %s as a permanent error', (code) => {
  expect([isUndoneByOthers(failed(code)), isDatabaseAway(failed(code))]).toEqual([false, false])
})
it.each([undefined, null, 'a word', { code: '40P01' }])('ignores a value that is no error: %s', (thrown) => {
  expect([isUndoneByOthers(thrown), isDatabaseAway(thrown)]).toEqual([false, false])
})
it.each(['ECONNREFUSED', 'ETIMEDOUT'])('does not blame the database for %s of a store', (code) => {
  expect(isDatabaseAway(Object.assign(new Error('failed'), { code, $metadata: { attempts: 6 } }))).toBe(false)
})

it('names the unique key that refused a write, and no other constraint', () => {
  const refused = (code: string) =>
    Object.assign(new Error('refused'), { code, constraint: 'product_site_id_slug_key' })
  expect(brokenKey(new Error('Failed query', { cause: refused('23505') }))).toBe('product_site_id_slug_key')
  expect([brokenKey(refused('23514')), brokenKey(failed(undefined)), brokenKey('a word')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
