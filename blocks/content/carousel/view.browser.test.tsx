import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import type { Props } from './schema'
import { View } from './view'

const slides = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id.toUpperCase(), slot: false }))
const one = { base: 1, tablet: 1, mobile: 1 }

let root: Root
function show(props: Partial<Props> = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MemoryRouter>
      <BootProvider boot={{ locale: 'en', assets: {} } as unknown as Boot}>
        <View
          blockId="c1"
          label="Dishes"
          slides={slides}
          look="card"
          ratio="4/3"
          perView={one}
          autoplay={0}
          {...props}
        />
      </BootProvider>
    </MemoryRouter>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('is a named carousel with numbered slides', async () => {
  show()
  const carousel = page.getByRole('region', { name: 'Dishes' })
  await expect.element(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  await expect.element(page.getByRole('group', { name: '2 of 4' })).toHaveAttribute('aria-roledescription', 'slide')
})

it('moves by its buttons and stops at both ends', async () => {
  show()
  const [previous, next] = [
    page.getByRole('button', { name: 'Previous slide' }),
    page.getByRole('button', { name: 'Next slide' }),
  ]
  const dot = (at: number) => page.getByRole('button', { name: `Go to slide ${at}` })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(dot(2)).toHaveAttribute('aria-current', 'true')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'false')
  await dot(4).click()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
})

it('plays automatically only when enabled, and can then be stopped', async () => {
  show()
  await expect.element(page.getByRole('button', { name: 'Next slide' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pause slides' })).not.toBeInTheDocument()
  root.unmount()
  show({ autoplay: 4 })
  await page.getByRole('button', { name: 'Pause slides' }).click()
  await expect.element(page.getByRole('button', { name: 'Play slides' })).toBeVisible()
})
