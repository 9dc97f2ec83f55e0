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

function open(props: object): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    site: { id: 's', hostname: 'example.org' },
    space: { timeZone: 'Asia/Bangkok' },
    session: { role: 'guest' },
  } as unknown as Boot
  const baseProps = {
    blockId: 'tea',
    name: 'Tea',
    level: 2,
    wholeDay: false,
    cancelled: false,
    calendar: true,
    look: 'card',
    ...props,
  }
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/tea', head: { canonical: 'https://example.org/tea', title: 'Tea' } } as never}>
        {createElement(View, baseProps as never)}
      </PageProvider>
    </BootProvider>,
  )
}

it("adds the event to the visitor's calendar as one of this page", async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  open({ from: '2999-11-21T18:30:00+07:00', address: 'Soi 3' })
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect(saved[0]?.type).toContain('text/calendar')
  const file = await saved[0]?.text()
  for (const line of [
    'UID:tea@example.org',
    'DTSTART:29991121T113000Z',
    'LOCATION:Soi 3',
    'URL:https://example.org/tea',
  ])
    expect(file).toContain(`${line}\r\n`)
  await expect
    .element(page.getByRole('link', { name: 'View on map' }))
    .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=Soi%203')
})

it.each([
  ['is over', 'Ended', { from: '2020-01-01T10:00:00+07:00' }],
  ['is cancelled', 'Cancelled', { from: '2999-01-01T10:00:00+07:00', cancelled: true }],
])('offers nothing once it %s, and shows why', async (_case, word, props) => {
  open({ ...props, button: { text: 'Reserve', link: { to: '/' } } })
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('link').elements()).toEqual([])
})
