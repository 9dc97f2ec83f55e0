import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import { BootProvider } from '@kit/boot'
import { registerView } from '@registry/views'
import { Rows } from './rows'

registerView('test/words', ({ words: text }) => <p>{String(text)}</p>)
registerView('test/throws', () => {
  throw new Error('thrown on purpose')
})

const row = (id: string, ...blocks: RenderBlock[]): RenderRow => ({ id, g: '', cells: [{ id: `${id}-cell`, blocks }] })
const textBlock = (id: string, text: string): RenderBlock => ({ id, type: 'test/words', props: { words: text } })
const rows = [
  row('one', textBlock('a', 'Before'), { id: 'bad-one', type: 'test/throws', props: {} }, textBlock('b', 'After')),
  row('two', textBlock('c', 'Below')),
]

let root: Root
let consoleErrors: unknown[][]
beforeEach(() => {
  consoleErrors = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void consoleErrors.push(parts))
  root = createRoot(document.body.appendChild(document.createElement('div')), { onCaughtError: () => {} })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const show = (role: string) =>
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role } } as unknown as Boot}>
      <Rows rows={rows} />
    </BootProvider>,
  )

it('isolates a block that throws in the browser, and logs its name', async () => {
  show('guest')
  for (const text of ['Before', 'After', 'Below']) await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByText('This part can’t be shown right now.')).toBeVisible()
  expect(document.body.textContent).not.toContain('thrown on purpose')
  expect(consoleErrors.map((parts) => parts[0])).toEqual(['Block bad-one (test/throws) failed:'])
})

it('shows managers which block failed and why', async () => {
  show('manager')
  await expect.element(page.getByText('Block test/throws isn’t shown')).toBeVisible()
  await expect.element(page.getByText('An error occurred while showing it: thrown on purpose')).toBeVisible()
  await expect.element(page.getByText('#bad-one')).toBeVisible()
})
