import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { View } from './view'

const dot = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='900' height='600'/%3E"
const names = ['first', 'second', 'third']
const assets = Object.fromEntries(
  names.map((name) => [name, { kind: 'svg', width: 900, height: 600, src: dot, alt: name }]),
)

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', assets } as unknown as Boot}>
      <View
        blockId="g1"
        title="Pictures"
        images={names.map((name) => ({ thumbnail: { asset: name }, caption: `caption ${name}` }))}
        ratio="1/1"
        captions={false}
      />
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const viewer = () => page.getByRole('dialog')

it('opens full-screen, wraps around both ends and restores focus', async () => {
  const thumbnail = page.getByRole('button', { name: 'first' })
  await thumbnail.click()
  await expect.element(viewer()).toHaveTextContent('1 of 3')
  await expect.element(viewer()).toHaveTextContent('caption first')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(viewer()).toHaveTextContent('3 of 3')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(viewer()).toHaveTextContent('1 of 3')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.element(viewer()).toHaveTextContent('caption third')
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer()).not.toBeInTheDocument()
  await expect.element(thumbnail).toHaveFocus()
})

it('takes at most eighty percent of the window', async () => {
  await page.getByRole('button', { name: 'second' }).click()
  await expect.element(viewer()).toBeVisible()
  const box = viewer().element().querySelector('figure img')?.getBoundingClientRect()
  expect(box?.width).toBeGreaterThan(0)
  expect(box?.width).toBeLessThanOrEqual(innerWidth * 0.8 + 1)
  expect(box?.height).toBeLessThanOrEqual(innerHeight * 0.8 + 1)
})
