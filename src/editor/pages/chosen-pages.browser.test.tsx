import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/entities/document'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { PagesPanel } from './pages-panel'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const pageAt = (path: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({ key: `page:${path}`, path, title: `Page ${path}`, frame: 'default', access: 'guest', views: ['guest'], state: 'site', draft: true, trashed: false, fixed: false, ...more })

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function draw() {
  setUi({ locale: 'en' })
  let documents = [pageAt('/', { draft: false, fixed: true }), pageAt('/news')]
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (!String(address instanceof Request ? address.url : address).includes('/editor/trash')) return Response.json({ documents })
    documents = documents.map((entry) => (entry.path === '/news' ? { ...entry, trashed: true } : entry))
    return Response.json({ trashedAt: '2026-01-01T00:00:00Z' })
  })
  const boot = { locale: 'en', site: { id: 'test' }, space: { locales: ['en', 'th'] }, session: { role: 'admin' }, routes: [], assets: {} } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' }, say: () => {} } as unknown as Builder}>
          <SavingContext value={{ flush: async () => true } as unknown as Saving}>
            <PagesPanel />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('what is pressed there and goes leaves the focus at the list of pages', async () => {
  draw()
  await screen.getByRole('button', { name: 'Select several' }).click()
  const line = () => document.querySelector('[role="treeitem"][tabindex="0"]')
  for (const name of ['All with changes', 'None', 'All with changes', 'Move to trash (1)']) {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
    // Or at the button that stands in the same place.
    await expect.poll(() => document.activeElement).toBe(name === 'All with changes' ? screen.getByRole('button', { name: 'Publish (1)…' }).element() : line())
  }
})
