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
  vi.spyOn(window, 'fetch').mockImplementation((asked, options) => {
    if (asked === '/account/signout') signedOut.push(JSON.parse(options?.body as string) as object)
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
