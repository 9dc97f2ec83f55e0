import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { ScrollToTop } from '@kit/ui/scroll-to-top'
import { View } from './view'

type ShowProps = Partial<Parameters<typeof View>[0]>

let root: Root
let settings: object
beforeEach(() => {
  settings = { contact: { phone: '02 123 4567', line: '@house' } }
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function show(
  overrides: ShowProps = {},
  { isVisited = true, sibling }: { isVisited?: boolean; sibling?: React.ReactNode } = {},
) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const props = {
    blockId: 'b1',
    ways: [],
    look: 'icon',
    icon: 'message-circle',
    side: 'end',
    narrow: 'button',
    preview: false,
    ...overrides,
  } as Parameters<typeof View>[0]
  const PageLink = ({ to, children }: { to: string; children?: React.ReactNode }) => <a href={to}>{children}</a>
  root.render(
    <BootProvider boot={{ locale: 'en', space: settings, session: { role: 'guest' }, assets: {} } as unknown as Boot}>
      <PageLinkProvider value={isVisited ? PageLink : null}>
        <p style={{ height: '300vh' }}>The page</p>
        <View {...props} />
        {sibling}
      </PageLinkProvider>
    </BootProvider>,
  )
}

const button = page.getByRole('button', { name: 'Contact us' })
const line = page.getByRole('link', { name: /LINE/ })

it('expands by keyboard, and collapses by Escape or a click outside', async () => {
  show()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(line).not.toBeInTheDocument()
  button.element().focus()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(line).toHaveFocus()
  await expect.element(line).toHaveAttribute('href', 'https://line.me/R/ti/p/%40house')
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(line).not.toBeInTheDocument()
  await button.click()
  await expect.element(line).toBeVisible()
  await page.getByText('The page').click({ position: { x: 5, y: 5 } })
  await expect.element(line).not.toBeInTheDocument()
})

it('is a direct link for one method, nothing for none, and a hint on the canvas', async () => {
  show({ ways: [{ kind: 'phone' }] })
  await expect.element(page.getByRole('link', { name: 'Phone' })).toHaveAttribute('href', 'tel:021234567')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  root.unmount()
  settings = { contact: {} }
  show()
  await expect.element(page.getByText('The page')).toBeInTheDocument()
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
  root.unmount()
  show({}, { isVisited: false })
  await expect.element(page.getByText(/isn’t shown yet. Add contact details/)).toBeInTheDocument()
})

it('is a bar on phones when configured, and reserves space for it', async () => {
  await page.viewport(390, 800)
  show({ narrow: 'bar' }, { sibling: <ScrollToTop /> })
  await expect.element(line).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  const bar = page.getByRole('region', { name: 'Contact us' }).element().getBoundingClientRect()
  expect([bar.left, bar.width, bar.bottom]).toEqual([0, 390, 800])
  await expect
    .poll(() => document.querySelector('section + div')?.getBoundingClientRect().height)
    .toBeCloseTo(bar.height, 0)
})
