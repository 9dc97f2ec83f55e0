import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idleTimeoutMs } from '@schemas/constants'
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
  // Each ends its own, so that none hears what the next one does.
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
  await expect.element(warning).toHaveAccessibleDescription(/^You are signed out in/)
}

it('looks again each twelve minutes', () => {
  const timers = vi.spyOn(window, 'setTimeout')
  dispatchEvent(new Event('focus'))
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([720_000])
})

const lastMove = () => Number(localStorage.getItem('lastActivity'))

it.each(['mousemove', 'keydown', 'mousedown', 'touchstart'])('takes a %s alone for somebody who is there', (name) => {
  pass(3_600_000)
  const before = lastMove()
  for (const other of ['mouseenter', 'pointermove', 'scroll', 'wheel', 'visibilitychange'])
    document.body.dispatchEvent(new Event(other, { bubbles: true }))
  expect(lastMove()).toBe(before)
  // Also where the page keeps it for itself.
  document.body.addEventListener(name, (event) => event.stopPropagation(), { once: true })
  document.body.dispatchEvent(new Event(name, { bubbles: true }))
  expect(lastMove()).toBe(Date.now())
})

it('takes a film that is watched for somebody, and none that plays by itself', async () => {
  const [film, ambient] = [document.createElement('video'), document.createElement('video')]
  ambient.dataset.ambient = ''
  document.body.append(film, ambient)
  await warn()
  ambient.dispatchEvent(new Event('timeupdate'))
  dispatchEvent(new Event('focus'))
  await expect.element(warning).toHaveAccessibleDescription(/^You are signed out in/)
  // It presses nothing that a warning could go from under.
  film.dispatchEvent(new Event('timeupdate'))
  await expect.element(warning).not.toBeInTheDocument()
  expect(lastMove()).toBe(Date.now())
})

it('hears at once of a move in another tab', async () => {
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
  'is left at once where it was ended elsewhere, unless the document goes on without it (%s)',
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

it('ends what was idle while the machine slept, although a hand wakes it', async () => {
  pass(idleTimeoutMs + 3_600_000)
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await vi.waitFor(() => expect(signedOut).toEqual([{ idle: true }]))
})

it('stands under the hand and under the finger until something is pressed', async () => {
  await warn()
  const height = document.querySelector('dialog')?.offsetHeight
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  document.querySelector('dialog')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await expect.element(warning).toHaveAccessibleDescription('You stay signed in.')
  expect(document.querySelector('dialog')?.offsetHeight).toBe(height)
  // The two hours begin anew with the move, and end all the same.
  dispatchEvent(new Event('focus'))
  await expect.element(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  expect(signedOut).toEqual([])
})

it('is signed out from by hand, also by keys', async () => {
  await warn()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(warning.getByRole('button', { name: 'Sign out now' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(signedOut).toEqual([{}]))
})

it('goes with any other key', async () => {
  await warn()
  await userEvent.keyboard('{Shift}')
  await expect.element(warning).not.toBeInTheDocument()
})

it('goes when somebody works in another tab, although a hand moved under it an earlier time', async () => {
  await warn()
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await expect.element(warning).toHaveAccessibleDescription('You stay signed in.')
  await warn()
  const key = Object.keys(localStorage).find((name) => Number(localStorage.getItem(name)) > 0) ?? ''
  localStorage.setItem(key, String(Date.now()))
  dispatchEvent(new StorageEvent('storage', { key, newValue: String(Date.now()), storageArea: localStorage }))
  await expect.element(warning).not.toBeInTheDocument()
})
