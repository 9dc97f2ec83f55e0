import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../../boot'
import { ContextMenu } from './context-menu'

let root: Root
const boot = {
  locale: 'en',
  site: { siteName: 'Tawan Academy' },
  space: { name: 'Tawan Academy', timeZone: 'Asia/Bangkok', copyright: '© 2026 Tawan Academy' },
} as unknown as Boot
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <p>Some words</p>
      <a href="#there">A link</a>
      <ContextMenu />
    </BootProvider>,
  )
})
afterEach(() => {
  getSelection()?.removeAllRanges()
  root.unmount()
  document.body.replaceChildren()
})

it('opens on right-click with its copyright line, moves by arrows and closes by Escape', async () => {
  await page.getByText('Some words').click({ button: 'right' })
  await expect.element(page.getByText('© 2026 Tawan Academy')).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Back' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: 'Print' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})

it('keeps the native menu on links, selections and with Shift', async () => {
  await expect.element(page.getByText('Some words')).toBeVisible()
  const isLeft = (target: Element, init: MouseEventInit = {}) =>
    target.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, ...init }))
  expect(isLeft(page.getByText('A link').element())).toBe(true)
  expect(isLeft(page.getByText('Some words').element(), { shiftKey: true })).toBe(true)
  expect(isLeft(page.getByText('Some words').element())).toBe(false)
  getSelection()?.selectAllChildren(page.getByText('Some words').element())
  expect(isLeft(page.getByText('Some words').element())).toBe(true)
})
