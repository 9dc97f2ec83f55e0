import axe from 'axe-core'
import type { Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { queryClient } from '@kit/use-call'
import { drawPages, pageAt } from '@tests/support/pages-panel'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const documents = [
  pageAt('/', { fixed: true }),
  pageAt('/news', { draft: true, updatedAt: '2026-01-02T03:00:00Z', updatedBy: 'Ada' }),
  pageAt('/news/old', { draft: true, updatedAt: '2026-02-02T03:00:00Z', updatedBy: 'Mana' }),
  pageAt('/secret', { hasPassword: true }),
]

let root: Root
function draw(userID = 'one') {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ documents, publications: [] }))
  root = drawPages({ role: 'manager', userID })
}
function close() {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
}
afterEach(() => {
  close()
  sessionStorage.clear()
})

const lines = () =>
  screen
    .getByRole('treeitem')
    .elements()
    .map((line) => line.getAttribute('data-page'))
const menu = screen.getByRole('button', { name: 'Filter and sort' })

it('filters the list by keyboard, shows the count, acts on the filtered pages only, and resets', async () => {
  draw()
  await expect.poll(lines).toEqual(['/', '/news', '/news/old', '/secret'])
  ;(menu.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const changed = screen.getByRole('menuitem', { name: /Changed since publishing/ })
  await expect.element(changed).toHaveTextContent('2')
  await expect.element(screen.getByRole('menuitem', { name: /Never published/ })).toBeDisabled()
  // While the menu fades in, its text is pale too.
  await expect.poll(() => getComputedStyle(screen.getByRole('menu').element()).opacity).toBe('1')
  expect((await axe.run('[role="menu"]')).violations.map(({ id }) => id)).toEqual([])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(lines).toEqual(['page:/news', 'page:/news/old'])
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Changed since publishing · Found: 2')
  await screen.getByRole('button', { name: 'Select multiple' }).click()
  await screen.getByRole('button', { name: 'All listed (2)' }).click()
  await expect.element(screen.getByRole('button', { name: 'Publish (2)…' })).toBeVisible()
  // Documents that are no longer listed are left out of bulk actions.
  await screen.getByRole('textbox', { name: 'Search pages' }).fill('old')
  await expect.element(screen.getByRole('button', { name: 'Publish (1)…' })).toBeVisible()
  await screen.getByRole('textbox', { name: 'Search pages' }).fill('secret')
  await expect.element(screen.getByText('No pages match this filter and search.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(lines).toEqual(['/', '/news', '/news/old', '/secret'])
  await expect.element(screen.getByRole('textbox', { name: 'Search pages' })).toHaveFocus()
})

it('sorts by last change, with time and person, and stores the order for the person in this tab', async () => {
  draw()
  await menu.click()
  await screen.getByRole('menuitem', { name: 'Recently changed' }).click()
  await expect.poll(lines).toEqual(['page:/news/old', 'page:/news', 'page:/', 'page:/secret'])
  await expect.element(screen.getByRole('treeitem').first()).toHaveTextContent(/2 Feb 2026.*10:00.*Mana/)
  close()
  draw()
  await expect.poll(lines).toEqual(['page:/news/old', 'page:/news', 'page:/', 'page:/secret'])
  close()
  draw('another')
  await expect.poll(lines).toEqual(['/', '/news', '/news/old', '/secret'])
})
