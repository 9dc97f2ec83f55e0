import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { responseCache } from './response-cache'

test('serves a response until it expires', async () => {
  let now = 0
  const answers = responseCache(() => now)
  answers.keep('page', 'สวัสดี', { until: 10 })
  expect((await answers.find('page'))?.bytes.toString()).toBe('สวัสดี')
  now = 10
  expect(await answers.find('page')).toBeUndefined()
})

test('waits for a response that is being made', async () => {
  const answers = responseCache()
  const made = answers.startMaking('page')
  const others = [answers.find('page'), answers.find('page')]
  answers.keep('page', 'once', { until: Number.POSITIVE_INFINITY })
  made()
  expect((await Promise.all(others)).map((each) => each?.bytes.toString())).toEqual(['once', 'once'])
})

test('lets waiters make their own response after a failure, and a second start ends no first one', async () => {
  const answers = responseCache()
  const first = answers.startMaking('page')
  const second = answers.startMaking('page')
  let waited = false
  const other = answers.find('page').then((found) => {
    waited = true
    return found
  })
  second()
  await Promise.resolve()
  expect(waited).toBe(false)
  first()
  expect(await other).toBeUndefined()
})

test('encodes each response once with equal content, and caches nothing under long keys', async () => {
  const answers = responseCache()
  const entry = answers.keep('page', 'words '.repeat(100), { until: 1 })
  expect(entry.packed('br')).toBe(entry.packed('br'))
  expect(brotliDecompressSync(await entry.packed('br')).equals(entry.bytes)).toBe(true)
  expect([answers.mayKeep(''), answers.mayKeep('x'.repeat(2000)), answers.mayKeep('page')]).toEqual([
    false,
    false,
    true,
  ])
})

test('keeps plain pages however many varied ones there are', () => {
  const answers = responseCache()
  answers.keep('plain', 'plain', { until: Number.POSITIVE_INFINITY })
  for (let at = 0; at < 6000; at += 1)
    answers.keep(`varied ${at}`, 'varied', { until: Number.POSITIVE_INFINITY, isVaried: true })
  return expect(answers.find('plain')).resolves.toMatchObject({ bytes: Buffer.from('plain') })
})
