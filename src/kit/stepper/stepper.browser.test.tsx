import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { Stepper } from './stepper'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('marks the current step, leads back to finished ones only, and fits a phone', async () => {
  await page.viewport(390, 800)
  const chosen = vi.fn<(id: string) => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Stepper
        steps={[
          { id: 'cart', label: 'Cart', state: 'done' },
          { id: 'address', label: 'Address', state: 'current' },
          { id: 'pay', label: 'Payment', state: 'next' },
        ]}
        onChoose={chosen}
      />
    </BootProvider>,
  )
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible()
  const steps = page.getByRole('listitem')
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  expect(page.getByRole('button').elements()).toHaveLength(1)
  await page.getByRole('button').click()
  expect(chosen).toHaveBeenCalledWith('cart')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
