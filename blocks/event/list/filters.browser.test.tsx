import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { Filters } from './filters'

let root: Root
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await page.viewport(1280, 800)
})

function open(query: Record<string, string>) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as unknown as Boot}>
      <PageProvider payload={{ path: '/event', query } as never}>
        <Filters id="list" tags={['Farm', 'Food']} />
      </PageProvider>
    </BootProvider>,
  )
}

it('folds the filters behind a button with their count on phones', async () => {
  await page.viewport(390, 844)
  open({ find: 'farm', when: 'month', price: 'free' })
  const button = page.getByRole('button', { name: 'Filters (2)' })
  const choice = page.getByRole('combobox', { name: 'Any price' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(choice.query()).toBeNull()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(choice).toHaveValue('free')
})

it('shows them at once where there is space', async () => {
  await page.viewport(1280, 800)
  open({})
  await expect.element(page.getByRole('combobox', { name: 'Any price' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Filters' }).query()).toBeNull()
})
