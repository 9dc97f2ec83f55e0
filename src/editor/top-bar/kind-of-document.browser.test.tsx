import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { Saving } from '../state/saving'
import { DocumentProvider } from '../state/use-document'
import { SavingContext } from '../state/use-saving'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { TopBar } from './top-bar'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { id: 'test', hostname: 'test.localhost' },
  space: { locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {} },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function open(key: string, title: string) {
  const read = readPage({ format: 1, path: '/about', title, views: { guest: { rows: [] } } })
  if (!read.ok) throw new Error('not a page')
  const store = new DocumentStore(flatten(read.value))
  const builder = {
    key,
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
              <Breadcrumb />
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it.each([
  ['page:/about', 'About us', '/about', 'Page'],
  ['section:opening-hours', 'Opening hours', 'Section', 'Section'],
  ['section:menu-main', 'Main menu', 'Menu', 'Menu'],
  ['slot:footer', 'Footer', undefined, 'Footer'],
])("shows the document's kind next to its name and as first breadcrumb: %s", async (key, title, subtitle, first) => {
  open(key, title)
  const name = screen.getByRole('banner').getByText(title, { exact: true })
  await expect.element(name).toBeVisible()
  expect([...(name.element().parentElement?.children ?? [])].map((each) => each.textContent)).toEqual([
    title,
    ...(subtitle ? [subtitle] : []),
  ])
  await expect
    .element(screen.getByRole('navigation', { name: 'Path to the selection' }).getByRole('button'))
    .toHaveTextContent(first)
})
