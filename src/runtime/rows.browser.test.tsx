import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import { BootProvider } from '@kit/boot'
import { registerView } from '@registry/views'
import { Rows } from './rows'
import './base.css'

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

describe('rows further down', () => {
  const tall = { c: 'tall' }
  const showPage = async () => {
    const sheet = document.head.appendChild(document.createElement('style'))
    sheet.textContent = '.tall{min-height:900px}'
    root.render(
      <BootProvider boot={{ locale: 'en', session: { role: 'guest' } } as unknown as Boot}>
        <Rows
          rows={[
            { ...row('first', textBlock('a', 'First')), ...tall },
            { ...row('far', textBlock('b', 'Far')), ...tall, later: true },
            { ...row('named', textBlock('c', 'Named part')), ...tall, later: true, anchor: 'named' },
            { ...row('end', textBlock('d', 'The end')), ...tall, later: true },
          ]}
        />
      </BootProvider>,
    )
    await expect.element(page.getByText('First')).toBeVisible()
    return sheet
  }
  const isDrawn = (text: string) =>
    [...document.querySelectorAll('p')]
      .find((each) => each.textContent === text)
      ?.checkVisibility({ contentVisibilityAuto: true })
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search)
    delete document.documentElement.dataset.whole
    scrollTo(0, 0)
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })

  it('are skipped until they are near, and keep the size that they had', async () => {
    await showPage()
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(false))
    expect(isDrawn('First')).toBe(true)
    const end = document.querySelectorAll('.row')[3]!
    scrollTo(0, document.documentElement.scrollHeight)
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(true))
    const { height } = end.getBoundingClientRect()
    scrollTo(0, 0)
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(false))
    expect(end.getBoundingClientRect().height).toBe(height)
  })

  it('are reached by their anchor, and found by the browser', async () => {
    await showPage()
    location.hash = 'named'
    await vi.waitFor(() => expect(isDrawn('Named part')).toBe(true))
    const { top } = document.getElementById('named')!.getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(innerHeight)
    scrollTo(0, 0)
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(false))
    expect((window as unknown as { find: (text: string) => boolean }).find('The end')).toBe(true)
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(true))
  })

  it('are all drawn on paper, and where a position is restored', async () => {
    await showPage()
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(false))
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(true))
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(false))
    document.documentElement.dataset.whole = ''
    await vi.waitFor(() => expect(isDrawn('The end')).toBe(true))
  })
})
