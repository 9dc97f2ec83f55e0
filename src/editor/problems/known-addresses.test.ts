import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const answers = new Map<string, number | 'fails'>()
const requests: string[] = []

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  requests.length = 0
  answers.clear()
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    requests.push(`${method} ${address}`)
    const answer = answers.get(address) ?? 200
    if (answer === 'fails') throw new TypeError('Failed to fetch')
    return new Response(null, { status: answer })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const open = () => import('./known-addresses')

it('requests an address once, without its hash, and reports when nothing is there', async () => {
  const { isGone, useGone } = await open()
  answers.set('/nothing', 404)
  expect([isGone('/nothing'), isGone('/nothing#x'), isGone('/there?x=1')]).toEqual([false, false, false])
  await vi.waitFor(() => expect(useGone.getState()).toEqual({ '/nothing': true }))
  await vi.waitFor(() => expect(requests).toEqual(['HEAD /nothing', 'HEAD /there?x=1']))
  expect([isGone('/nothing#y'), isGone('/there?x=1')]).toEqual([true, false])
  expect(requests).toHaveLength(2)
})

it('requests again later, and keeps reporting a missing address until the answer', async () => {
  const { isGone, useGone } = await open()
  answers.set('/soon', 410)
  isGone('/soon')
  await vi.waitFor(() => expect(useGone.getState()).toEqual({ '/soon': true }))
  answers.set('/soon', 200)
  vi.advanceTimersByTime(120_000)
  expect(isGone('/soon')).toBe(true)
  await vi.waitFor(() => expect(isGone('/soon')).toBe(false))
})

it('reports nothing while the gateway is unreachable or refuses, and retries at the next check', async () => {
  const { isGone } = await open()
  answers.set('/a', 'fails')
  answers.set('/b', 403)
  expect([isGone('/a'), isGone('/b')]).toEqual([false, false])
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  answers.set('/a', 404)
  await vi.waitFor(() => expect(isGone('/a')).toBe(true))
  expect(isGone('/b')).toBe(false)
})
