import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import type { PageProblem } from '../document/problems/problem'
import { type Other, usePresence } from '../state/presence-store'
import { useProblems } from '../state/problem-store'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { Saving, useSaving } from '../state/saving'
import { DocumentProvider } from '../state/use-document'
import { SavingContext } from '../state/use-saving'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { TopBar } from './top-bar'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const boot = {
  locale: 'en',
  site: { id: 'test', hostname: 'test.localhost' },
  space: { locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {} },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot

let root: Root
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  useProblems.setState({ list: [] })
  usePresence.setState({ others: [] })
  await screen.viewport(1280, 800)
})

function open(): void {
  const store = new DocumentStore(pageOfBlocks([]))
  const builder = {
    key: 'page:/about',
    store,
    boot,
    payload: { path: '/about' },
    edit: () => true,
    say: () => {},
    announce: () => {},
  } as unknown as Builder
  const saving = new Saving({
    store,
    version: 1,
    save: (base) => Promise.resolve({ kind: 'saved', version: base + 1, savedAt: '' }),
    merge: () => true,
    refused: () => {},
    keep: () => Promise.resolve(true),
    drop: () => Promise.resolve(),
  })
  setUi({ locale: 'en', selection: [] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <SavingContext value={saving}>
              <TopBar />
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

const problem: PageProblem = { kind: 'alt', level: 'warning', words: { en: 'x', th: 'x' } }
const other = { tab: 'other', name: 'Somchai Jaidee', isYou: false, since: '' } as unknown as Other
const count = () => screen.getByRole('button', { name: /^Show the problems/ })
const leftOf = (name: RegExp) => screen.getByRole('button', { name }).first().element().getBoundingClientRect().left

it.each([390, 820, 1280])(
  'keeps undo under the pointer when problems or colleagues appear and disappear (%i px)',
  async (width) => {
    await screen.viewport(width, 800)
    open()
    await expect.element(screen.getByRole('button', { name: /^Undo/ })).toBeVisible()
    const places = () => [leftOf(/^Undo/), leftOf(/^Redo/)]
    const before = places()
    useProblems.setState({ list: [problem] })
    await expect.element(count()).toBeVisible()
    expect(places(), 'something is wrong').toEqual(before)
    usePresence.setState({ others: [other] })
    await expect.element(screen.getByRole('button', { name: /Somchai/ })).toBeVisible()
    expect(places(), 'somebody comes').toEqual(before)
    useProblems.setState({ list: [] })
    await expect.element(count()).not.toBeInTheDocument()
    expect(places(), 'mended').toEqual(before)
  },
)

it('keeps the problem count in place while the draft is saved', async () => {
  open()
  useProblems.setState({ list: [problem] })
  await expect.element(count()).toBeVisible()
  const before = leftOf(/^Show the problems/)
  for (const state of ['changed', 'saving', 'saved'] as const) {
    useSaving.setState({ state })
    await expect.element(screen.getByRole('status')).toHaveAttribute('data-state', state)
    expect(leftOf(/^Show the problems/), state).toBe(before)
  }
})

it("keeps the page's name readable on a phone when there are problems", async () => {
  await screen.viewport(390, 800)
  open()
  useProblems.setState({ list: [problem, { ...problem, level: 'error' }] })
  await expect.element(count()).toBeVisible()
  const [name, bar] = [document.querySelector('header strong'), document.querySelector('header')]
  if (!name || !bar) throw new Error('There is no bar.')
  name.textContent = 'About the school that opens at sunset'
  expect(name.getBoundingClientRect().width).toBeGreaterThan(60)
  expect(bar.scrollWidth).toBeLessThanOrEqual(390)
})
