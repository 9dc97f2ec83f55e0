import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import { BootProvider } from './boot'
import { pauseMessageUpdates, useMessageUpdates } from './message-updates'

/** The real timer, while the client's are faked. */
const inATurn = setTimeout
const turn = () => new Promise<void>((resolve) => void inATurn(resolve))
/** Long enough for a client without back-off to poll several more times. */
async function turns(): Promise<void> {
  for (let done = 0; done < 50; done += 1) await turn()
}

let root: Root
let requests: (() => void)[]
const nth = async (count: number) => {
  while (requests.length < count) await turn()
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  requests = []
  vi.spyOn(window, 'fetch').mockImplementation(
    () => new Promise((resolve) => requests.push(() => resolve(Response.json({ revision: 1, unread: 0 })))),
  )
  function Shown() {
    useMessageUpdates()
    return null
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ session: { role: 'user' } } as Boot}>
      <Shown />
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('backs off after an early answer, and polls again at once after a held one', async () => {
  await nth(1)
  requests[0]?.()
  await nth(2)
  requests[1]?.()
  await turns()
  expect(requests).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2000)
  await nth(3)
  await vi.advanceTimersByTimeAsync(25_000)
  requests[2]?.()
  await nth(4)
})

it('pauses during sign-out, and resumes when it fails', async () => {
  await nth(1)
  const signal = vi.mocked(window.fetch).mock.calls[0]?.[1]?.signal
  const askAgain = pauseMessageUpdates()
  expect(signal?.aborted).toBe(true)
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await turns()
  expect(requests).toHaveLength(1)
  askAgain()
  await nth(2)
})
