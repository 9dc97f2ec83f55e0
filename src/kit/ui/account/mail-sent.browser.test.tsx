import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../../boot'
import { MailSent } from './mail-sent'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})

it('announces a sent mail once, counts down silently, and keeps focus on resend', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const onResend = vi.fn<() => Promise<void>>().mockResolvedValue()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <MailSent title="Check your inbox" onResend={onResend}>
        A link is on its way.
      </MailSent>
    </BootProvider>,
  )
  await expect.element(page.getByText('Check your inbox')).toBeVisible()
  const status = page.getByText('Check your inbox').element().closest('[role="status"]')
  expect(status?.textContent).toBe('Check your inboxA link is on its way.')
  const again = page.getByRole('button', { name: /Send again|Success/ })
  await expect.element(again).toBeDisabled()
  vi.setSystemTime(Date.now() + 61_000)
  await expect.element(again).toBeEnabled()
  await again.click()
  await vi.waitFor(() => expect(onResend).toHaveBeenCalledOnce())
  await expect.element(again).toBeDisabled()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Check your inbox'))
  expect(document.activeElement).not.toBe(document.body)
})
