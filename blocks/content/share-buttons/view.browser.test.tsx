import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function open(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', site: { id: 's' }, session: { role: 'guest' } } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/tea', head: { canonical: 'https://example.org/tea', title: 'Tea' } } as never}>
        {createElement(View, { blockId: 'share', ways: ['line', 'copy'], look: 'icons', align: 'start' } as never)}
      </PageProvider>
    </BootProvider>,
  )
}

it("shares the page's own address, and shows whether copying succeeded", async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  open()
  await expect
    .element(page.getByRole('link', { name: 'Share on LINE' }))
    .toHaveAttribute('href', 'https://social-plugins.line.me/lineit/share?url=https%3A%2F%2Fexample.org%2Ftea')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copied')
  expect(written).toHaveBeenCalledWith('https://example.org/tea')
  written.mockRejectedValue(new Error('not allowed'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Couldn’t copy. Copy the address manually.')
})
