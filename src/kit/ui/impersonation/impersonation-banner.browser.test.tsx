import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../../boot'
import { ImpersonationBanner } from './impersonation-banner'

let root: Root
const left = vi.fn<(event: NavigateEvent) => void>((event) => event.preventDefault())
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ status: true })))
  navigation.addEventListener('navigate', left)
})
afterEach(() => {
  navigation.removeEventListener('navigate', left)
  root.unmount()
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it("keeps the admin's own drafts after impersonation ends", async () => {
  sessionStorage.setItem('draft:admin:messages-waiting', '{"m":{}}')
  sessionStorage.setItem('draft:member:letter', '{"body":"Theirs"}')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider
      boot={
        {
          locale: 'en',
          session: { role: 'user', userID: 'member', firstname: 'Malee', impersonator: 'Oratai' },
        } as Boot
      }
    >
      <ImpersonationBanner />
    </BootProvider>,
  )
  await page.getByRole('button', { name: 'Stop' }).click()
  await vi.waitFor(() => expect(left).toHaveBeenCalled())
  expect(Object.keys(sessionStorage)).toEqual(['draft:admin:messages-waiting'])
})
