import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import { CompareDialog } from './compare-dialog'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot

let root: Root
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await screen.viewport(1280, 800)
})

const side = (label: string) => ({ label, page: undefined })

it('shows its full title on a phone, with the tools below it and nothing cut off', async () => {
  await screen.viewport(390, 700)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <CompareDialog
          title="About us: Published version and draft"
          before={side('Published')}
          after={side('Draft')}
          onClose={() => {}}
        />
      </Chrome>
    </BootProvider>,
  )
  const title = screen.getByRole('heading', { name: 'About us: Published version and draft' })
  await expect.element(title).toBeVisible()
  const box = (element: Element) => element.getBoundingClientRect()
  const close = box(screen.getByRole('button', { name: 'Close' }).element())
  await expect.poll(() => box(title.element()).width).toBeGreaterThan(280)
  expect(box(screen.getByRole('radiogroup', { name: 'Width' }).element()).top).toBeGreaterThanOrEqual(close.bottom)
  expect(close.right).toBeLessThanOrEqual(390)
  await expect.poll(() => box(screen.getByRole('region', { name: 'Draft' }).element()).bottom).toBeLessThanOrEqual(700)
})
