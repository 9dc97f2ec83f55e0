import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { ActionButton } from './action-button'
import { confirmDialog } from './overlay/dialogs'
import { OverlayHost } from './overlay/overlay-host'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('returns focus to the button after cancelling its confirmation, also for the first on a page', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <ActionButton onAction={() => confirmDialog('Really?')}>Delete it</ActionButton>
      <OverlayHost />
    </BootProvider>,
  )
  const button = page.getByRole('button', { name: /^Delete it/ })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})
