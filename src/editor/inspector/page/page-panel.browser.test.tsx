import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { type Builder, BuilderProvider } from '../../state/builder'
import { setUi, ui } from '../../state/ui-store'
import { Chrome } from '../../ui/chrome'
import { AddressField } from './address-field'
import { SearchPreview } from './search-preview'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { hostname: 'test.localhost' },
  space: { locales: ['en'] },
  session: { role: 'manager' },
} as unknown as Boot
const fields = { format: 1, path: '/about', frame: 'default', access: 'guest', title: 'About us' } as FlatPage['fields']

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  queryClient().clear()
  setUi({ dialog: null })
})
const show = (part: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={{ key: 'page:/about' } as Builder}>
        <Chrome>{part}</Chrome>
      </BuilderProvider>
    </BootProvider>,
  )
}
const having = (fixed: boolean) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        JSON.stringify({
          documents: [
            {
              key: 'page:/about',
              path: '/about',
              title: 'About us',
              frame: 'default',
              access: 'guest',
              views: ['guest'],
              state: 'site',
              draft: false,
              trashed: false,
              fixed,
            },
          ],
        }),
        { headers: { 'content-type': 'application/json' } },
      ),
  )

it('opens the address dialog from the address field', async () => {
  having(false)
  show(<AddressField path="/about" />)
  await screen.getByRole('button', { name: 'Change address' }).click()
  expect(ui().dialog).toBe('rename-page')
})

it('explains why a fixed address cannot be changed', async () => {
  having(true)
  show(<AddressField path="/about" />)
  await expect.element(screen.getByText('The site needs this page, so its address is fixed.')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

it.each([[{ noindex: true }], [{ access: 'user' as const }]])(
  'shows no search result for a page with %j',
  async (change) => {
    show(<SearchPreview fields={fields} />)
    await expect.element(screen.getByText('About us')).toBeVisible()
    root.unmount()
    show(<SearchPreview fields={{ ...fields, ...change }} />)
    await expect.element(screen.getByText('Search engines do not list this page.')).toBeVisible()
    expect(document.body.textContent).not.toContain('About us')
  },
)
