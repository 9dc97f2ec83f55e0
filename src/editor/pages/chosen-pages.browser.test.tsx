import type { Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { queryClient } from '@kit/use-call'
import { drawPages, pageAt } from '@tests/support/pages-panel'
import '@mantine/core/styles.css'
import '../ui/editor.css'

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function draw() {
  let documents = [pageAt('/', { fixed: true }), pageAt('/news', { draft: true })]
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    if (!String(address instanceof Request ? address.url : address).includes('/editor/trash'))
      return Response.json({ documents })
    documents = documents.map((entry) => (entry.path === '/news' ? { ...entry, trashed: true } : entry))
    return Response.json({ trashedAt: '2026-01-01T00:00:00Z' })
  })
  root = drawPages({ role: 'admin' })
}

it('moves focus to the list of pages when the pressed control disappears', async () => {
  draw()
  await screen.getByRole('button', { name: 'Select multiple' }).click()
  const line = () => document.querySelector('[role="treeitem"][tabindex="0"]')
  for (const name of ['All with changes', 'None', 'All with changes', 'Move to trash (1)']) {
    const button = screen.getByRole('button', { name })
    await expect.element(button).toBeVisible()
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).not.toBeInTheDocument()
    // Or at the button that replaced it.
    await expect
      .poll(() => document.activeElement)
      .toBe(name === 'All with changes' ? screen.getByRole('button', { name: 'Publish (1)…' }).element() : line())
  }
})
