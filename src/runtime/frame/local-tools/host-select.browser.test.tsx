import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { HostSelect } from './host-select'
import { chooseHost } from './hosts'

vi.mock(import('./hosts'), async (original) => ({ ...(await original()), chooseHost: vi.fn<typeof chooseHost>() }))

const hosts = Array.from({ length: 20 }, (_, at) => ({ siteName: `Site ${at + 1}`, hostname: `s${at + 1}.localhost` }))
let root: Root
beforeEach(() => {
  vi.mocked(chooseHost).mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <HostSelect hosts={hosts} hasFailed={false} current="s20.localhost" />
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('lists the last 14, and searches all', async () => {
  const field = page.getByRole('combobox', { name: 'Search hosts' })
  await field.click()
  await expect.element(page.getByRole('option').first()).toHaveTextContent('Site 7')
  expect(page.getByRole('option').elements()).toHaveLength(14)
  await field.fill('site 1')
  await vi.waitFor(() => expect(page.getByRole('option').elements()).toHaveLength(11))
  await field.fill('nowhere')
  await expect.element(page.getByText('No matching hosts.')).toBeVisible()
})

it('works by keyboard with the focus in the input', async () => {
  const field = page.getByRole('combobox', { name: 'Search hosts' })
  await field.click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveFocus()
  const active = field.element().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(active)).toHaveTextContent('Site 8')
  await userEvent.keyboard('{Enter}')
  expect(chooseHost).toHaveBeenCalledWith('s8.localhost')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

it('chooses the only match by Enter', async () => {
  await page.getByRole('combobox').fill('s3.')
  await userEvent.keyboard('{Enter}')
  expect(chooseHost).toHaveBeenCalledWith('s3.localhost')
})
