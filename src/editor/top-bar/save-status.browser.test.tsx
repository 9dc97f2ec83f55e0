import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { leaveConflict, useConflict } from '../state/conflict'
import { useSaving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { AwayNotice } from './away-notice'
import { SaveStatus } from './save-status'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { id: 'test', hostname: 'test.localhost' },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const flush = vi.fn<() => Promise<boolean>>(async () => true)

let root: Root
beforeEach(() => {
  flush.mockClear()
  useSaving.setState({ state: 'saved', reason: undefined, lacksLocalCopy: false, isRefused: false })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <SavingContext value={{ flush } as never}>
          <SaveStatus />
          <AwayNotice path="/" />
        </SavingContext>
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  useConflict.setState({ open: undefined, isShown: false })
  document.body.replaceChildren()
})

const status = screen.getByRole('status')

it('says that unsaved changes are on this device only if they are, and otherwise what to do', async () => {
  useSaving.setState({ state: 'offline' })
  await expect.element(status).toHaveTextContent('Offline: kept on this device')
  expect(screen.getByRole('alert').query()).toBeNull()
  useSaving.setState({ lacksLocalCopy: true })
  await expect.element(status).toHaveTextContent('Not saved yet: keep this tab open')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(/^Your changes can’t be saved or kept on this device/)
  useSaving.setState({ reason: 'signed-out' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^You’re signed out\. Your changes can’t be saved/)
  await expect.element(screen.getByRole('alert').getByRole('link', { name: 'Sign in' })).toBeVisible()
  useSaving.setState({ lacksLocalCopy: false })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(/^You’re signed out\. Your changes are kept on this device/)
})

it('offers to retry a refused save, which otherwise waits for the next change', async () => {
  useSaving.setState({ state: 'changed' })
  await expect.element(status).toHaveTextContent(/^Not saved yet$/)
  useSaving.setState({ isRefused: true })
  await status.getByRole('button', { name: 'Try again' }).click()
  expect(flush).toHaveBeenCalledOnce()
})

it('opens a postponed conflict, and raises again one that a theme conflict replaced', async () => {
  useSaving.setState({ state: 'conflict' })
  useConflict.setState({ open: { list: [] } as never, isShown: false })
  const choose = status.getByRole('button', { name: 'Choose' })
  await choose.click()
  expect([useConflict.getState().isShown, flush.mock.calls.length]).toEqual([true, 0])
  useConflict.setState({ open: { list: [], isTheme: true } as never, isShown: true })
  leaveConflict()
  await choose.click()
  expect(flush).toHaveBeenCalledOnce()
})

it('asks to reload the builder when a newer one saved the page', async () => {
  useSaving.setState({ state: 'offline', reason: 'outdated' })
  await expect.element(status).toHaveTextContent(/^Not saved yet/)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/kept on this device/)
  await expect.element(screen.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible()
})
