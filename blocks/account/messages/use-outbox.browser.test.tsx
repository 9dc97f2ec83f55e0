import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { useOutbox } from './use-outbox'

let root: Root
let people = 0
let boot: Boot
const them = { id: 'them', firstname: 'Nok', lastname: '', role: 'manager' }
function Held() {
  const { send, again, drop, waitingFor } = useOutbox(() => {})
  const waiting = waitingFor('them')
  return (
    <>
      {['One', 'Two'].map((body) => (
        <button key={body} type="button" onClick={() => send(them, { body })}>
          {body}
        </button>
      ))}
      <button type="button" onClick={() => waiting[0] && again(waiting[0])}>
        Again
      </button>
      <button type="button" onClick={() => waiting[0] && drop(waiting[0].id)}>
        Discard
      </button>
      <p>
        {waiting.map(({ body, problem }) => `${body}${problem === undefined ? '' : ' failed'}`).join(', ') ||
          'nothing waits'}
      </p>
    </>
  )
}
const draw = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Held />
    </BootProvider>,
  )
}
const leave = () => {
  root.unmount()
  document.body.replaceChildren()
}

type SentMessage = { id: string; body: string }
let sentMessages: SentMessage[]
let answer: (response: Response) => void
beforeEach(() => {
  people += 1
  boot = { locale: 'en', session: { role: 'user', userID: `me-${people}` } } as unknown as Boot
  sessionStorage.clear()
  sentMessages = []
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    sentMessages.push(JSON.parse(options?.body as string) as SentMessage)
    return new Promise((resolve) => (answer = resolve))
  })
  draw()
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})
const refuse = () => answer(Response.json({ error: { status: 429, message: 'A lot.' } }, { status: 429 }))
const take = () => answer(Response.json({ thread: 'a thread', message: {} }))
const press = (name: string) => page.getByRole('button', { name }).click()
const storedBodies = () =>
  Object.values(
    JSON.parse(sessionStorage.getItem(`draft:me-${people}:messages-waiting`) ?? '{}') as Record<string, SentMessage>,
  ).map(({ body }) => body)

it('sends messages in the order written, past a failed one', async () => {
  for (const body of ['One', 'Two']) await press(body)
  await expect.element(page.getByText('One, Two')).toBeVisible()
  expect(sentMessages.map(({ body }) => body)).toEqual(['One'])
  refuse()
  await expect.element(page.getByText('One failed, Two')).toBeVisible()
  await vi.waitFor(() => expect(sentMessages.map(({ body }) => body)).toEqual(['One', 'Two']))
  take()
  await expect.element(page.getByText('One failed', { exact: true })).toBeVisible()
})

it('stores undelivered messages in the tab, and resends each under the same id', async () => {
  await press('One')
  expect(storedBodies()).toEqual(['One'])
  refuse()
  await expect.element(page.getByText('One failed')).toBeVisible()
  leave()
  draw()
  await expect.element(page.getByText('One failed')).toBeVisible()
  await press('Again')
  await vi.waitFor(() => expect(sentMessages).toHaveLength(2))
  expect(sentMessages[1]?.id).toBe(sentMessages[0]?.id)
  take()
  await expect.element(page.getByText('nothing waits')).toBeVisible()
  expect(storedBodies()).toEqual([])
})

it('continues across navigation, and starts with messages left by an earlier document', async () => {
  await press('One')
  await vi.waitFor(() => expect(sentMessages).toHaveLength(1))
  leave()
  take()
  await vi.waitFor(() => expect(storedBodies()).toEqual([]))
  people += 1
  boot = { ...boot, session: { role: 'user', userID: `me-${people}` } }
  sessionStorage.setItem(
    `draft:me-${people}:messages-waiting`,
    JSON.stringify({ m: { id: 'm', to: them, body: 'Left', at: '2026-11-21T00:00:00Z' } }),
  )
  draw()
  await expect.element(page.getByText('Left failed')).toBeVisible()
  await press('Discard')
  await expect.element(page.getByText('nothing waits')).toBeVisible()
  expect(storedBodies()).toEqual([])
})
