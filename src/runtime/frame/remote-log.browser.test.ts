import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRemoteLog } from './remote-log'

const address = 'https://log.example/hook'
let stop: () => void
const original = console.error
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 2, 4) })
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  console.error = () => {}
})
afterEach(() => {
  stop()
  console.error = original
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const bodies = () => vi.mocked(window.fetch).mock.calls.map(([, options]) => options?.body as string)

it('sends errors in batches, one line each with person, date and message', () => {
  stop = startRemoteLog(address, 'person-1')
  console.error('One', { a: 1 })
  console.error(Object.assign(new Error('Two'), { stack: 'Error: Two\n    at a page' }))
  expect(bodies()).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(bodies()).toEqual([
    'person-1 2026-09-02T04:00:00.000Z One {"a":1}\nperson-1 2026-09-02T04:00:00.000Z Error: Two | at a page',
  ])
  expect(window.fetch).toHaveBeenCalledWith(
    address,
    expect.objectContaining({ method: 'POST', credentials: 'omit', mode: 'no-cors' }),
  )
})

it('removes tokens and queries', () => {
  stop = startRemoteLog(address)
  console.error('At /user/qrcode?code=secret with eyJhbGciOiJI.eyJzdWIi.c2ln and', 'k'.repeat(43))
  vi.advanceTimersByTime(2000)
  expect(bodies()).toEqual(['guest 2026-09-02T04:00:00.000Z At /user/qrcode?[query] with [token] and [key]'])
})

it('keeps the last 50 pending lines, and limits their total', () => {
  stop = startRemoteLog(address)
  for (let each = 0; each < 60; each++) console.error(`Line ${each}`)
  vi.advanceTimersByTime(2000)
  expect(bodies()[0]?.split('\n')).toHaveLength(50)
  expect(bodies()[0]).toContain('Line 59')
  for (let each = 0; each < 500; each++) console.error('More')
  vi.advanceTimersByTime(60_000)
  expect(bodies().flatMap((body) => body.split('\n')).length).toBeLessThanOrEqual(100)
})

it('reports uncaught errors until stopped', async () => {
  // In a separate window, because the test runner would catch an uncaught error of this one.
  const frame = document.body.appendChild(document.createElement('iframe'))
  const inside = frame.contentWindow as Window &
    typeof globalThis & { log?: typeof import('./remote-log'); sent: string[] }
  inside.sent = []
  inside.fetch = async (_address, options) => {
    inside.sent.push(options?.body as string)
    return new Response()
  }
  const load = inside.document.createElement('script')
  load.type = 'module'
  load.textContent = `import * as log from ${JSON.stringify(import.meta.url.replace('.browser.test', ''))}; window.log = log; dispatchEvent(new Event('loaded'))`
  const loaded = new Promise((resolve) => inside.addEventListener('loaded', resolve))
  inside.document.body.append(load)
  await loaded
  stop = inside.log?.startRemoteLog(address, 'person-2') ?? (() => {})
  const happen = async () => {
    const heard = Promise.all(
      ['error', 'unhandledrejection'].map(
        (name) =>
          new Promise((resolve) =>
            inside.addEventListener(name, (event) => resolve(event.preventDefault()), { once: true }),
          ),
      ),
    )
    const run = inside.document.createElement('script')
    run.textContent =
      "Promise.reject(new Error('nobody waits')); queueMicrotask(() => { throw new Error('nobody catches') })"
    inside.document.body.append(run)
    await heard
  }
  await happen()
  // Pending lines are sent when the window is hidden.
  Object.defineProperty(inside.document, 'visibilityState', { value: 'hidden' })
  inside.document.dispatchEvent(new Event('visibilitychange'))
  const lines = inside.sent.flatMap((body) => body.split('\n'))
  expect(lines.map((line) => line.replace(/^(\S+) \S+ /, '$1 ')).sort()).toEqual([
    expect.stringMatching(/^person-2 Error: nobody catches/),
    expect.stringMatching(/^person-2 Unhandled rejection: Error: nobody waits/),
  ])
  stop()
  await happen()
  expect(inside.sent).toHaveLength(1)
  frame.remove()
})
