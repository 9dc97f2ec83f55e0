import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import { BootProvider } from '@kit/boot'
import { View } from './view'

const headings: ListedHeading[] = [
  { id: 'ก่อน', text: 'Before', level: 2 },
  { id: 'part', text: 'A part', level: 4 },
  { id: 'after', text: 'After', level: 2 },
]
const props = {
  blockId: 'toc',
  title: 'On this page',
  deepest: 6,
  look: 'numbered',
  folded: false,
  marksCurrent: true,
  fitsWindow: false,
} as const

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const show = async (own: Partial<Parameters<typeof View>[0]> = {}, listed = headings) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <View {...props} {...own} data={{ headings: { ok: true, value: listed } }} />
      {listed.map(({ id, text }) => (
        <h2 key={id} id={id} style={{ marginBlock: '0 120vh' }}>
          {text}
        </h2>
      ))}
      <p>drawn</p>
    </BootProvider>,
  )
  await expect.element(page.getByText('drawn')).toBeInTheDocument()
}
const marked = () => [...document.querySelectorAll('[aria-current="location"]')].map(({ textContent }) => textContent)

it('is a named list of heading links, indented by level', async () => {
  await show()
  const list = page.getByRole('navigation', { name: 'On this page' })
  await expect.element(list.getByRole('link', { name: 'A part' })).toHaveAttribute('href', '#part')
  expect([...list.element().querySelectorAll('li')].map(({ dataset }) => dataset.depth)).toEqual(['0', '1', '0'])
})

it('marks the current heading, also after a jump to the end and back', async () => {
  await show()
  scrollTo(0, 0)
  document.getElementById('part')?.scrollIntoView()
  await expect.poll(marked).toEqual(['A part'])
  document.getElementById('after')?.scrollIntoView()
  await expect.poll(marked).toEqual(['After'])
  document.getElementById('ก่อน')?.scrollIntoView()
  await expect.poll(marked).toEqual(['Before'])
})

it('marks none when disabled', async () => {
  await show({ marksCurrent: false })
  document.getElementById('after')?.scrollIntoView()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(marked()).toEqual([])
})

it('is collapsed behind its title on a phone, and expanded where it fits', async () => {
  await page.viewport(390, 800)
  await show({ folded: true, title: undefined })
  await expect.element(page.getByRole('link', { name: 'After' })).not.toBeInTheDocument()
  await page.getByText('On this page').click()
  await expect.element(page.getByRole('link', { name: 'After' })).toBeVisible()
  await page.viewport(1024, 800)
  await expect.element(page.getByText('On this page')).not.toBeVisible()
  await expect.element(page.getByRole('link', { name: 'After' })).toBeVisible()
})

it('renders nothing on a page without headings', async () => {
  await show({}, [])
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})
