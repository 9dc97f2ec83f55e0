import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { ownOf } from '@schemas/layout/own-values'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { showField } from '../inspector/requested-field'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import type { Saving } from '../state/saving'
import { DocumentProvider } from '../state/use-document'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { SectionPanel } from './section-panel'
import '@mantine/core/styles.css'

registerAllBlockKits()
const boot = {
  locale: 'en',
  site: { id: 'test' },
  routes: [],
  space: { locales: ['th', 'en'] },
  session: { role: 'manager' },
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

const block = (id: string, props: object, more: object = {}) => ({
  id,
  type: 'content/heading',
  version: 1,
  props,
  ...more,
})
const rows = [
  {
    id: 'r',
    cells: [
      {
        id: 'c',
        blocks: [
          block('ask', { text: 'Ask us', eyebrow: 'Now', level: 2 }, { differs: true }),
          block('hours', { text: 'Nine to six' }),
        ],
      },
    ],
  },
]

/** Settings of a block that links a section with two headings, one of which may differ, and the page's own values. */
function open(own?: object) {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({
      sections: [
        {
          key: 'section:offer',
          id: 'offer',
          title: 'Offer',
          version: 1,
          content: { format: 1, title: 'Offer', rows },
          uses: [],
          draftUses: [],
        },
      ],
      assets: {},
      documents: [],
    }),
  )
  const store = new DocumentStore(
    pageOfBlocks([{ id: 'link', type: 'site/section', props: { section: 'offer', ...(own ? { own } : {}) } }]),
  )
  const offerUndo = vi.fn<() => void>()
  const edit: Builder['edit'] = (label, recipe, key) => {
    store.dispatch(label, recipe, key)
    return true
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider
          value={{ key: 'page:/', boot, payload: { path: '/' }, store, edit, offerUndo } as unknown as Builder}
        >
          <DocumentProvider value={store}>
            <SavingContext value={{} as unknown as Saving}>
              <SectionPanel id="link" section="offer" />
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  const ownValues = () => {
    const node = store.get('link')
    return node?.kind === 'block' ? ownOf(node.fields) : {}
  }
  return { store, said: ownValues, offerUndo }
}

it('shows own fields for parts that may differ: content only, stored for this page, reset by undo or to the section', async () => {
  const { store, said: ownValues, offerUndo } = open()
  const field = screen.getByRole('textbox', { name: 'Heading' })
  await expect.element(field).toHaveValue('Ask us')
  // Neither the unmarked block, nor a setting of the marked one.
  expect(document.body.textContent).not.toContain('Nine to six')
  await expect.element(screen.getByText('Heading level')).not.toBeInTheDocument()
  await field.fill('Ask the school')
  expect(ownValues().ask?.props).toMatchObject({ text: expect.anything() as unknown })
  expect(JSON.stringify(ownValues())).toContain('Ask the school')
  await expect.element(screen.getByText('Only on this page')).toBeVisible()
  store.undo()
  await expect.element(field).toHaveValue('Ask us')
  store.redo()
  await expect.element(field).toHaveValue('Ask the school')
  screen.getByRole('button', { name: 'Reset to the section: Heading' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(ownValues()).toEqual({})
  expect(offerUndo).toHaveBeenCalled()
  await expect.element(field).toHaveValue('Ask us')
  await expect.element(field).toHaveFocus()
  // A line that the section has may be left out here, and stays so.
  const above = screen.getByRole('textbox', { name: 'Text above the title' })
  await above.clear()
  await userEvent.tab()
  expect(ownValues().ask?.props).toEqual({ eyebrow: null })
  await expect.element(above).toHaveValue('')
})

it('shows the field of an invalid own value, and removes values that are not shown', async () => {
  const { said: ownValues } = open({
    gone: { type: 'content/heading', version: 1, props: { text: 'Kept' } },
    ask: { type: 'content/heading', version: 1, props: { text: 'Mine' } },
  })
  await expect.element(screen.getByRole('textbox', { name: 'Heading' })).toHaveValue('Mine')
  showField('link', ['props', 'own', 'ask', 'props', 'eyebrow'])
  await expect.element(screen.getByRole('textbox', { name: 'Text above the title' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Remove kept content' }).click()
  expect(Object.keys(ownValues())).toEqual(['ask'])
})
