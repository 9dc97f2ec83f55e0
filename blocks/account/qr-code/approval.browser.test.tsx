import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { Approval } from './approval'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('allows another answer after a network failure, and ends only with the code', async () => {
  const scanned = {
    state: 'scanned',
    number: '42',
    browser: 'Firefox',
    system: 'Linux',
    address: '203.0.113.7',
    madeAt: '2026-11-21T00:00:00Z',
  }
  let answer: (address: string) => Promise<Response> = () => Promise.reject(new TypeError('away'))
  vi.spyOn(window, 'fetch').mockImplementation((request) => answer(request as string))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role: 'user', firstname: 'Nok' },
    space: { timeZone: 'Asia/Bangkok' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <Approval code="c" />
    </BootProvider>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  const open = (address: string) =>
    address.endsWith('/scan') ? Promise.resolve(Response.json(scanned)) : Promise.reject(new TypeError('away'))
  answer = open
  await page.getByRole('button', { name: 'Try again' }).click()
  const approve = page.getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
  await expect.element(page.getByText('42')).toBeVisible()
  answer = () =>
    Promise.resolve(
      Response.json(
        { error: { status: 410, message: 'This link has already been used or has expired.' } },
        { status: 410 },
      ),
    )
  await page.getByRole('button', { name: /Approve|Error/ }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link has already been used or has expired.')
  await expect.element(approve).not.toBeInTheDocument()
})
