import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { View } from './view'

const block = (to: string, now: string) => (
  <BootProvider boot={{ locale: 'en', now, space: { timeZone: 'Asia/Bangkok' } } as Boot}>
    <View blockId="b1" to={to} ended="It has begun." hideButtonAfter seconds look="boxes" align="center" />
  </BootProvider>
)

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('renders the target moment on the server, without figures that could be wrong', () => {
  const html = renderToString(block('2027-01-09T18:30:00+07:00', '2026-11-21T02:00:00Z'))
  expect(html).toContain('9 January 2027')
  expect(html).not.toMatch(/<b>\d/)
  expect(renderToString(block('2026-01-01T00:00:00+07:00', '2026-11-21T02:00:00Z'))).toContain('It has begun.')
})

it('counts down, and ends with the message', async () => {
  const to = new Date(Date.now() + 1500).toISOString()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(block(to, new Date().toISOString()))
  await expect.element(page.getByRole('timer')).toHaveTextContent('seconds')
  await expect.element(page.getByText('It has begun.')).toBeVisible()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
})
