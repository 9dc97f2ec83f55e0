import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { DocumentProvider } from '../state/use-document'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { FindPanel } from './find-panel'
import { useFind } from './find-store'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** The panel next to a page with these headings, searching for “old”. */
function draw(...texts: string[]) {
  setUi({ locale: 'en' })
  useFind.setState({ words: 'old', by: 'new', isCaseKept: false })
  vi.spyOn(window, 'fetch').mockImplementation(async (address) =>
    Response.json(
      String(address instanceof Request ? address.url : address).includes('find-words')
        ? { keys: [] }
        : { documents: [] },
    ),
  )
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role: 'admin' },
    routes: [],
    assets: {},
  } as unknown as Boot
  const store = new DocumentStore(
    pageOfBlocks(texts.map((text, index) => ({ id: `h${index}`, type: 'content/heading', props: { text } }))),
  )
  const notices: unknown[] = []
  const notify = (text: unknown) => void notices.push(text)
  const edit = (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe)
  const builder = {
    key: 'page:/page',
    boot,
    store,
    payload: { path: '/page' },
    say: notify,
    offerUndo: notify,
    edit,
  } as unknown as Builder
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <SavingContext value={{ flush: async () => true } as unknown as Saving}>
              <FindPanel />
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  return { said: notices }
}
const field = () => screen.getByRole('textbox', { name: 'Find' })
const replacers = () => screen.getByRole('button', { name: /^Replace only here/ })

it('focuses the next match after a replacement by keyboard, and the field after the last', async () => {
  draw('One old', 'Two old')
  await expect.poll(() => replacers().elements()).toHaveLength(2)
  ;(replacers().elements()[0] as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => replacers().elements()).toHaveLength(1)
  await expect.element(replacers()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveFocus()
})

it('focuses the field after replacing all', async () => {
  const { said: notices } = draw('One old', 'Two old')
  const all = screen.getByRole('button', { name: 'Replace all here (2)' })
  await expect.element(all).toBeVisible()
  ;(all.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(all).not.toBeInTheDocument()
  await expect.element(field()).toHaveFocus()
  expect(notices).toEqual(['Replaced: 2.'])
})
