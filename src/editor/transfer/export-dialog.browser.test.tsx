import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pageEntry } from '@tests/support/publishing'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { ExportDialog } from './export-dialog'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'manager' },
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

/** The dialog opened for `keys`, on a site with these documents. */
function open(keys: string[], documents: object[]): void {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ documents }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' }, say: () => {} } as unknown as Builder}>
          <SavingContext value={{ flush: () => Promise.resolve(true) } as unknown as Saving}>
            <ExportDialog keys={keys} onClose={() => {}} />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('says that visitors have a page, but not its changes', async () => {
  open([], [pageEntry('/live', false), pageEntry('/changed'), pageEntry('/new', true, { unseen: true })])
  const page = (path: string) => screen.getByRole('checkbox', { name: `Page ${path}` })
  await expect.element(page('/live')).toHaveAccessibleDescription('/live')
  await expect.element(page('/changed')).toHaveAccessibleDescription('/changed · with unpublished changes')
  await expect.element(page('/new')).toHaveAccessibleDescription('/new · not published yet')
})

it('lists the requested documents first and ticked, and a menu not among saved sections', async () => {
  const section = (id: string) => ({ ...pageEntry(`/${id}`, false), key: `section:${id}`, path: undefined, title: id })
  open(
    ['section:hours'],
    [
      ...Array.from({ length: 40 }, (_, index) => pageEntry(`/p${index}`, false)),
      section('menu-main'),
      section('hours'),
    ],
  )
  const first = screen.getByRole('checkbox', { name: 'hours' })
  await expect.element(first).toBeChecked()
  await expect.element(first).toBeInViewport()
  await expect.element(first).toHaveAccessibleDescription('Saved section')
  await expect.element(screen.getByRole('checkbox', { name: 'menu-main' })).toHaveAccessibleDescription('Menu')
})
