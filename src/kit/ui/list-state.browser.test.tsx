import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { holdToken } from '../account-token'
import { BootProvider } from '../boot'
import { ListState } from './list-state'

let root: Root
function show(onRetry: () => void) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <ListState error="Please sign in first." onRetry={onRetry}>
        {() => null}
      </ListState>
    </BootProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('offers a retry while the session lasts, and sign-in once it has ended', async () => {
  holdToken({ role: 'user', token: 'a token', tokenSeconds: 300, userID: 'somebody' })
  const again = vi.fn<() => void>()
  show(again)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(again).toHaveBeenCalledOnce()
  root.unmount()

  // The gateway's response when no new token is granted.
  holdToken({ role: 'guest' })
  show(again)
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByText('Your session has ended')).toBeVisible()
  expect(document.body.textContent).not.toContain('Try again')
})
