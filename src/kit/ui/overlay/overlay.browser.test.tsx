import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../../boot'
import { alertDialog, confirmDialog, promptDialog } from './dialogs'
import { hideOverlay, showOverlay, showOverlayError } from './global-overlay'
import { OverlayHost } from './overlay-host'
import { showToast } from './toasts'

let root: Root
beforeEach(() => {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <OverlayHost />
    </BootProvider>,
  )
})
afterEach(() => {
  hideOverlay()
  root.unmount()
  document.body.replaceChildren()
})

it('shows an alert titled "Alert" until OK', async () => {
  const closed = alertDialog('Saved for later.')
  await expect.element(page.getByRole('dialog', { name: 'Alert' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(closed).resolves.toBeUndefined()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('shows a prompt titled "Prompt": OK returns the text, Cancel and Escape return null', async () => {
  const named = promptDialog('Name', { initial: 'a' })
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect.element(field).toHaveFocus()
  // Typing replaces the selected text.
  await userEvent.keyboard('บทเรียน')
  await userEvent.keyboard('{Enter}')
  await expect(named).resolves.toBe('บทเรียน')

  const cancelled = promptDialog('Name')
  await expect.element(page.getByRole('dialog', { name: 'Prompt' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(cancelled).resolves.toBeNull()

  const escaped = promptDialog('Name')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(escaped).resolves.toBeNull()
})

it('confirms, and keeps a refused prompt open', async () => {
  const confirmed = confirmDialog('Delete?', { isDangerous: true })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(confirmed).resolves.toBe(true)

  const answer = promptDialog('Name', { validate: (value) => (value ? undefined : 'A name is needed.') })
  await page.getByRole('button', { name: 'OK' }).click()
  await expect.element(page.getByText('A name is needed.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('x')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(answer).resolves.toBe('x')
})

it('shows a toast for 3000 ms, longer on hover', async () => {
  const start = Date.now()
  showToast('Saved.', { tone: 'success' })
  await expect.element(page.getByRole('status').getByText('Saved.')).toBeVisible()
  await vi.waitFor(() => expect(document.body.textContent).not.toContain('Saved.'), { timeout: 6000 })
  expect(Date.now() - start).toBeGreaterThan(2900)

  showToast('Not saved.', { tone: 'error' })
  const toast = page.getByRole('alert').getByText('Not saved.')
  // It moves in: the pointer may be beside it at first.
  await vi.waitFor(async () => {
    await toast.hover()
    expect(toast.element().matches(':hover')).toBe(true)
  })
  await new Promise((resolve) => setTimeout(resolve, 3600))
  await expect.element(toast).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
}, 20_000)

it('covers everything on layer 9999, and keeps an error until Close', async () => {
  showOverlay('Uploading...')
  const cover = page.getByRole('status').filter({ hasText: 'Uploading...' })
  await expect.element(cover).toBeInTheDocument()
  showOverlayError(new Error('File upload failed: EntityTooSmall'))
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  expect(getComputedStyle(dialog.element()).zIndex).toBe('9999')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() =>
    expect(getComputedStyle(document.querySelector('[data-error]') as Element).visibility).toBe('hidden'),
  )
})

it('shows toasts above an open dialog, announced and clickable, and keeps them when it closes', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.append(document.createElement('button'))
  dialog.showModal()
  let pressed = 0
  showToast(
    <button type="button" onClick={() => (pressed += 1)}>
      Undo
    </button>,
    { duration: false, tone: 'error' },
  )
  const act = page.getByRole('button', { name: 'Undo' })
  await expect.element(act).toBeVisible()
  expect(dialog.contains(act.element())).toBe(true)
  await vi.waitFor(() => {
    const { left, top } = act.element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(act.element())
  })
  await act.click()
  expect(pressed).toBe(1)
  dialog.remove()
  await expect.element(act).toBeVisible()
  expect(act.element().closest('dialog')).toBeNull()
  await act.click()
  expect(pressed).toBe(2)
})

it('asks above an open modal dialog, and closes by Escape without closing that one', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  const from = dialog.appendChild(document.createElement('button'))
  dialog.showModal()
  from.focus()
  const answer = confirmDialog('Delete it?')
  const ok = page.getByRole('button', { name: 'OK' })
  await expect.element(ok).toHaveFocus()
  await vi.waitFor(() => {
    const { left, top } = ok.element().getBoundingClientRect()
    expect(ok.element().contains(document.elementFromPoint(left + 8, top + 8))).toBe(true)
  })
  await userEvent.keyboard('{Escape}')
  await expect(answer).resolves.toBe(false)
  await vi.waitFor(() => expect(document.activeElement).toBe(from))
  expect(dialog.open).toBe(true)

  const again = confirmDialog('Delete it?')
  await ok.click()
  await expect(again).resolves.toBe(true)
  await vi.waitFor(() => expect(document.activeElement).toBe(from))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(dialog.open).toBe(false))
  const later = confirmDialog('And now?')
  await expect.element(page.getByText('And now?')).toBeVisible()
  expect(ok.element().closest('dialog')).toBeNull()
  await ok.click()
  await expect(later).resolves.toBe(true)
})
