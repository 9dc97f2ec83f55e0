import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { idleTimeoutMs } from '@schemas/constants'
import { installGateway } from '@kit/call-gateway'
import { announceSignOut } from '@kit/session-channel'
import { takeStates } from '@kit/updates/topics'
import { watchDocument } from './watch-idle'

const signedOut: object[] = []
const leave = vi.fn<() => void>()
beforeEach(() => {
  localStorage.clear()
  signedOut.length = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    if (request === '/account/signout') signedOut.push(JSON.parse(options?.body as string) as object)
    return Promise.resolve(Response.json({ status: true }))
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  watchDocument('en', leave)
})
afterEach(async () => {
  // Each test ends its own session, so that no watcher reacts to the next test.
  if (signedOut.length === 0) {
    pass(idleTimeoutMs)
    dispatchEvent(new Event('focus'))
  }
  await vi.waitUntil(() => leave.mock.calls.length > 0)
  leave.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const warning = page.getByRole('dialog', { name: 'Are you still there?' })
const warn = async () => {
  pass(idleTimeoutMs - 60_000)
  dispatchEvent(new Event('focus'))
  await expect.element(warning).toHaveAccessibleDescription(/^You’ll be signed out in/)
}

it('checks every twelve minutes', () => {
  const timers = vi.spyOn(window, 'setTimeout')
  dispatchEvent(new Event('focus'))
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([720_000])
})

const lastMove = () => Number(localStorage.getItem('lastActivity'))

it.each(['mousemove', 'keydown', 'mousedown', 'touchstart'])('counts a single %s as activity', (name) => {
  pass(3_600_000)
  const before = lastMove()
  for (const other of ['mouseenter', 'pointermove', 'scroll', 'wheel', 'visibilitychange'])
    document.body.dispatchEvent(new Event(other, { bubbles: true }))
  expect(lastMove()).toBe(before)
  // Also when the page stops propagation.
  document.body.addEventListener(name, (event) => event.stopPropagation(), { once: true })
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(lastMove()).toBe(Date.now())
})

it('counts a watched film as activity, but not an autoplaying one', async () => {
  const [film, ambient] = [document.createElement('video'), document.createElement('video')]
  ambient.dataset.ambient = ''
  document.body.append(film, ambient)
  await warn()
  ambient.dispatchEvent(new Event('timeupdate'))
  dispatchEvent(new Event('focus'))
  await expect.element(warning).toHaveAccessibleDescription(/^You’ll be signed out in/)
  // Playback presses nothing, so the warning may close.
  film.dispatchEvent(new Event('timeupdate'))
  await expect.element(warning).not.toBeInTheDocument()
  expect(lastMove()).toBe(Date.now())
})

it('notices input in another tab at once', async () => {
  await warn()
  localStorage.setItem('lastActivity', String(Date.now()))
  dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }))
  await expect.element(warning).not.toBeInTheDocument()
  expect(signedOut).toEqual([])
})

it.each([
  [false, 1],
  [true, 0],
])(
  'leaves at once when the session ended elsewhere, unless the document outlives it (%s)',
  async (outlivesSession, times) => {
    const left = vi.fn<() => void>()
    watchDocument('en', left, { outlivesSession })
    const ended = vi.mocked(window.fetch).mockImplementation((request, options) => {
      if (request === '/account/signout') signedOut.push(JSON.parse(options?.body as string) as object)
      return Promise.resolve(
        request === '/account/activity'
          ? Response.json({ error: { status: 401, message: 'Ended.' } }, { status: 401 })
          : Response.json({ status: true }),
      )
    })
    pass(1000)
    document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(ended.mock.calls.some(([request]) => request === '/account/activity')).toBe(true))
    await vi.waitFor(() => expect(leave).toHaveBeenCalled())
    expect(left).toHaveBeenCalledTimes(times)
  },
)

it('ends a session that was idle during sleep, despite the input that wakes the machine', async () => {
  pass(idleTimeoutMs + 3_600_000)
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await vi.waitFor(() => expect(signedOut).toEqual([{ idle: true }]))
})

it('keeps the warning open under pointer or touch until something is pressed', async () => {
  await warn()
  const height = document.querySelector('dialog')?.offsetHeight
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  document.querySelector('dialog')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await expect.element(warning).toHaveAccessibleDescription('You’re still signed in.')
  expect(document.querySelector('dialog')?.offsetHeight).toBe(height)
  // The two hours restart with the input, and expire all the same.
  dispatchEvent(new Event('focus'))
  await expect.element(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(signedOut).toEqual([])
})

it('signs out from the warning by click or keyboard', async () => {
  await warn()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(warning.getByRole('button', { name: 'Sign out now' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(signedOut).toEqual([{}]))
})

it('closes the warning on any other key', async () => {
  await warn()
  await userEvent.keyboard('{Shift}')
  await expect.element(warning).not.toBeInTheDocument()
})

it('closes the warning on input in another tab, although the pointer moved over it earlier', async () => {
  await warn()
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await expect.element(warning).toHaveAccessibleDescription('You’re still signed in.')
  await warn()
  const key = Object.keys(localStorage).find((name) => Number(localStorage.getItem(name)) > 0) ?? ''
  localStorage.setItem(key, String(Date.now()))
  dispatchEvent(new StorageEvent('storage', { key, newValue: String(Date.now()), storageArea: localStorage }))
  await expect.element(warning).not.toBeInTheDocument()
})

describe('a session that ends elsewhere', () => {
  const person = { userID: 'person-1' }
  /** Answers of the gateway by path; the rest is held. */
  const answer = (answers: Record<string, () => unknown>) =>
    vi.mocked(window.fetch).mockImplementation((request, options) => {
      const path = new URL(request as string, location.href).pathname
      if (path === '/account/signout') signedOut.push(JSON.parse(options?.body as string) as object)
      const found = {
        '/account/signout': () => ({ status: true }),
        '/account/session': () => ({ role: 'guest' }),
        ...answers,
      }[path]
      return found ? Promise.resolve(Response.json(found())) : new Promise(() => {})
    })
  beforeEach(() =>
    installGateway({
      session: { ...person, role: 'user', token: 'token', tokenSeconds: 300 },
      site: {},
      locale: 'en',
    } as Boot),
  )

  it('closes the page in another tab without asking the gateway', async () => {
    const left = vi.fn<() => void>()
    answer({})
    watchDocument('en', left, { session: person })
    // What this tab announces it knows; another person's end is no news.
    announceSignOut('person-1')
    const other = new BroadcastChannel('sitewright-session')
    for (const who of ['person-2', 'person-1']) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(left).not.toHaveBeenCalled()
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      other.postMessage({ person: who, tab: 'another' })
    }
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1))
    other.close()
    expect(signedOut).toEqual([])
  })

  it('closes the page once its topic is gone and the gateway knows of no session', async () => {
    const left = vi.fn<() => void>()
    answer({
      '/api/updates/wait': () => ({ topics: [], gone: ['account/session'] }),
      '/account/session': () => ({ role: 'guest' }),
    })
    watchDocument('en', left, { session: person })
    takeStates([], ['account/session'])
    await vi.waitFor(() => expect(left).toHaveBeenCalledTimes(1), { timeout: 5000 })
    expect(signedOut).toEqual([])
  })

  it('stays when the person signed in again', async () => {
    const left = vi.fn<() => void>()
    const calls = answer({
      '/api/updates/wait': () => ({ topics: [], gone: ['account/session'] }),
      '/account/session': () => ({ ...person, role: 'user', token: 'other', tokenSeconds: 300 }),
    })
    watchDocument('en', left, { session: person })
    takeStates([], ['account/session'])
    await vi.waitFor(() => expect(calls.mock.calls.some(([request]) => request === '/account/session')).toBe(true), {
      timeout: 5000,
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect(left).not.toHaveBeenCalled()
  })
})
