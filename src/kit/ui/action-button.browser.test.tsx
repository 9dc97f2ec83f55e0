import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { ActionButton } from './action-button'

let root: Root
function show(onAction: () => unknown, onError = vi.fn<(error: unknown) => void>()) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <ActionButton onAction={onAction} onError={onError}>
        Pay
      </ActionButton>
    </BootProvider>,
  )
  return onError
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('goes from normal to "Processing..." (disabled) to "Success", and back after 2000 ms', async () => {
  let finish = () => {}
  const action = vi.fn<() => Promise<void>>(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  show(action)
  await page.getByRole('button', { name: 'Pay' }).click()
  const busy = page.getByRole('button', { name: 'Processing...' })
  await expect.element(busy).toBeDisabled()
  const done = Date.now()
  finish()
  await expect.element(page.getByRole('button', { name: 'Success' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: 'Success' })).toHaveFocus()
  await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('Pay'), { timeout: 3000 })
  expect(Date.now() - done).toBeGreaterThan(1900)
  expect(action).toHaveBeenCalledOnce()
})

it('shows nothing for a cancelled action', async () => {
  show(() => Promise.resolve(false))
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.element(page.getByRole('button', { name: 'Pay' })).toBeEnabled()
  expect(document.querySelector('output')?.textContent).toBe('')
})

it('shows "Error" when the action rejects, and passes the reason on', async () => {
  const onError = show(() => Promise.reject(new Error('card refused')))
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect.element(page.getByRole('button', { name: 'Error' })).toBeEnabled()
  expect(onError).toHaveBeenCalledWith(new Error('card refused'))
  await userEvent.keyboard('{Escape}')
})
