import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import { useRemoteLog } from './use-remote-log'

function Frame({ remoteLog }: { remoteLog?: string }) {
  useRemoteLog({ space: { remoteLog }, session: { role: 'user', userID: 'me' } } as unknown as Boot)
  return null
}
let root: Root
const sent: [unknown, RequestInit | undefined][] = []
beforeEach(() => {
  sent.length = 0
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    sent.push([address, options])
    return Promise.resolve(new Response())
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it("reports errors to the site's log until the page goes", async () => {
  const original = console.error
  root.render(<Frame remoteLog="https://log.example/in" />)
  await vi.waitUntil(() => console.error !== original)
  console.error('Something broke')
  root.unmount()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[0]).toBe('https://log.example/in')
  expect(sent[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    body: expect.stringMatching(/^me \d{4}-\d\d-\d\dT\S+ Something broke$/),
  })
  await vi.waitFor(() => expect(console.error).toBe(original))
})

it('reports nothing without a configured log', async () => {
  const original = console.error
  root.render(<Frame />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(console.error).toBe(original)
  root.unmount()
  expect(sent).toEqual([])
})
