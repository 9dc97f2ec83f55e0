import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { Outline } from './outline'
import { askName, endRename } from './rename-store'

registerAllBlockKits()

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const rows = Array.from({ length: 200 }, (_, at) => ({ id: `r${at}`, cells: [{ id: `c${at}`, blocks: [] }] }))

let root: Root
let store: DocumentStore

/** The outline of a long page while the name of its second row is edited. */
async function rename(): Promise<void> {
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows } } })
  if (!read.ok) throw new Error('not a page')
  store = new DocumentStore(flatten(read.value))
  const builder = {
    key: 'page:/',
    store,
    boot,
    payload: { path: '/' },
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
    say: () => {},
    announce: () => {},
    offerUndo: () => {},
  } as unknown as Builder
  setUi({ selection: ['r1'], area: undefined, role: 'guest', locale: 'en' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <div style={{ display: 'flex', flexDirection: 'column', height: 300 }}>
              <Outline />
            </div>
            <input aria-label="beside" />
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await expect.element(screen.getByRole('tree')).toBeInTheDocument()
  askName('r1')
  await expect.element(name()).toHaveFocus()
}
afterEach(() => {
  endRename()
  root.unmount()
  document.body.replaceChildren()
})

const name = () => screen.getByRole('textbox', { name: 'Part name' })
const frames = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

it('saves a name on Enter and returns the focus to its line', async () => {
  await rename()
  await userEvent.keyboard('Prices{Enter}')
  expect(store.get('r1')?.fields.name).toBe('Prices')
  await expect.poll(() => document.activeElement?.getAttribute('data-outline')).toBe('r1')
})

it('saves a name on blur and keeps the new focus', async () => {
  await rename()
  await userEvent.keyboard('Prices')
  ;(screen.getByRole('textbox', { name: 'beside' }).element() as HTMLElement).focus()
  await frames()
  expect(store.get('r1')?.fields.name).toBe('Prices')
  await expect.element(screen.getByRole('textbox', { name: 'beside' })).toHaveFocus()
})

it('saves a name when its line scrolls away', async () => {
  await rename()
  await userEvent.keyboard('Prices')
  const list = screen.getByRole('tree').element().parentElement as HTMLElement
  list.scrollTop = list.scrollHeight
  await expect.element(name()).not.toBeInTheDocument()
  expect(store.get('r1')?.fields.name).toBe('Prices')
})
