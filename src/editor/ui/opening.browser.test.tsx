import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { GatewayError } from '@kit/call-gateway'
import type { Boot } from '@schemas/boot'
import { NotOpened } from './opening'
import { useOpening } from './use-opening'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function open(load: () => Promise<string>, locale = 'en'): void {
  function Screen() {
    const { state, again } = useOpening('it', load)
    return state.kind === 'failed' ? (
      <NotOpened title="Not opened" message={state.message} path="/" onAgain={again} />
    ) : state.kind === 'open' ? (
      state.opened
    ) : null
  }
  root.render(
    <BootProvider boot={{ locale } as unknown as Boot}>
      <Screen />
    </BootProvider>,
  )
}

it.each([
  ['en', /Part of the builder didn’t load.*reload/, 'Reload'],
  ['th', /โหลดส่วนหนึ่งของเครื่องมือสร้างหน้าไม่สำเร็จ.*โหลดหน้านี้ใหม่/, 'โหลดใหม่'],
])('reports a failed builder file with a message (%s), and reloads all of them', async (locale, expected, reload) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new TypeError('Failed to fetch dynamically imported module: http://x/assets/block-kit-1.js')
  open(() => Promise.reject(error), locale)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(expected)
  expect(document.body.textContent).not.toContain('block-kit')
  await expect.element(screen.getByRole('button', { name: reload })).toBeVisible()
  expect(logged).toHaveBeenCalledWith(error)
})

it("shows the gateway's refusal, and retries", async () => {
  let attempts = 0
  open(() => (attempts++ === 0 ? Promise.reject(new GatewayError(403, 'Not yours.')) : Promise.resolve('all of it')))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not yours.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('all of it')).toBeVisible()
})
