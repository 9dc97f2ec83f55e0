import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasNewerBuild, watchBuild } from './build-watcher'

let stop = () => {}
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('checks 1 s after load and every minute, and reloads a path once in ten seconds for a newer build', async () => {
  let id = 'first'
  const fetchMock = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ id, timestamp: 1 })),
  )
  vi.stubGlobal('fetch', fetchMock)
  stop = watchBuild('first')
  await vi.advanceTimersByTimeAsync(999)
  expect(fetchMock).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(fetchMock.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?\d+$/)
  expect(hasNewerBuild('/shop')).toBe(false)

  id = 'second'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  // The response body arrives in real time, not on fake timers.
  await vi.waitFor(() => expect(hasNewerBuild('/')).toBe(true))
  expect(hasNewerBuild('/shop')).toBe(true)
  expect(hasNewerBuild('/shop')).toBe(false)
  expect(hasNewerBuild('/cart')).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hasNewerBuild('/shop')).toBe(true)
})
