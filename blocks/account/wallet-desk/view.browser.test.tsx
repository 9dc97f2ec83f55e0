import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Props } from './schema'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('leads to every member, and other words begin at the first page', async () => {
  queryClient().clear()
  const member = (firstname: string) => ({ id: firstname, firstname, lastname: '', email: `${firstname}@alpha.example`, role: 'user', balance: 0, currency: 'THB' })
  const pages: Record<string, object> = {
    '/api/wallet/members': { members: [member('First')], next: 'on' },
    '/api/wallet/members?cursor=on': { members: [member('Last')] },
    '/api/wallet/members?q=mal': { members: [member('Malee')] },
  }
  vi.spyOn(window, 'fetch').mockImplementation((asked) => Promise.resolve(Response.json(pages[asked as string])))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role: 'manager' } } as unknown as Boot
  root.render(<BootProvider boot={boot}><PageProvider payload={{} as never}><View {...({ blockId: 'b', level: 2 } as unknown as Props)} /></PageProvider></BootProvider>)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('button', { name: /^Last / })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('searchbox').fill('mal')
  await expect.element(page.getByRole('button', { name: /^Malee / })).toBeVisible()
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0)
})
