import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { setConsent } from '@kit/consent'
import { useAnalytics } from './analytics'

function Page() {
  useAnalytics()
  return null
}

it('loads the script once after consent, and reports each route', async () => {
  const src = URL.createObjectURL(new Blob([''], { type: 'text/javascript' }))
  const scripts = () => document.querySelectorAll('script[data-analytics]')
  const paths = () =>
    ((window as { dataLayer?: { page_path?: string }[] }).dataLayer ?? []).map((entry) => entry.page_path)
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/a'] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ space: { analytics: { src } } } as unknown as Boot}>
      <RouterProvider router={router} />
    </BootProvider>,
  )

  setConsent('denied')
  await router.navigate('/b')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(scripts()).toHaveLength(0)

  setConsent('granted')
  await vi.waitFor(() => expect(paths()).toEqual(['/b']))
  await router.navigate('/c?x=1')
  await vi.waitFor(() => expect(paths()).toEqual(['/b', '/c?x=1']))
  expect(scripts()).toHaveLength(1)
  root.unmount()
})
