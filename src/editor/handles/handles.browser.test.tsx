import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { setStage } from '../canvas/stage'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { setUi } from '../state/ui-store'
import { BlockGapHandle } from './block-gap-handle'
import { ColumnHandles } from './column-handles'

const boot = { locale: 'en', session: { role: 'admin' } } as unknown as Boot
const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows: [{ id: 'row', cells: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, blocks: [heading(`${id}1`), heading(`${id}2`)] })) }] } } })
if (!read.ok) throw new Error('not a page')
const page = read.value

let root: Root
let store: DocumentStore
beforeEach(() => {
  store = new DocumentStore(flatten(page))
  const builder = { store, boot, edit: (label: string, recipe: () => void, key: object) => !store.dispatch(label, recipe, key as never) } as unknown as Builder
  const frame = document.body.appendChild(document.createElement('iframe'))
  const drawn = (id: string) => `<div data-node="${id}"><p data-node="${id}1">1</p><p data-node="${id}2">2</p></div>`
  ;(frame.contentDocument as Document).body.innerHTML = `<div data-node="row"><div class="grid" style="display:grid;grid-template-columns:repeat(5,1fr)">${['a', 'b', 'c', 'd', 'e'].map(drawn).join('')}</div></div>`
  setStage({ frame, zoom: 1 })
  setUi({ device: 'desktop' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={builder}>
        <DocumentProvider value={store}>
          <ColumnHandles row="row" />
          <BlockGapHandle cell="a" />
        </DocumentProvider>
      </BuilderProvider>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  setStage(undefined)
  setUi({ device: 'desktop' })
  document.body.replaceChildren()
})

const spanOf = (id: string) => {
  const node = store.get(id)
  return node?.kind === 'cell' ? (node.fields.colspan ?? 1) : 0
}
const focus = async (name: RegExp) => {
  const found = screen.getByRole('button', { name }).first()
  await expect.element(found).toBeInTheDocument()
  ;(found.element() as HTMLElement).focus()
}

it('the border between columns that do not divide twelve is moved by keys', async () => {
  await focus(/^Width of columns 1 and 2/)
  await userEvent.keyboard('{ArrowRight}')
  expect(['a', 'b', 'c', 'd', 'e'].map(spanOf)).toEqual([4, 2, 3, 3, 3])
})

it('gaps are set by keys, between columns and between the blocks of one', async () => {
  await focus(/^Space between columns/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(store.get('row')?.fields).toMatchObject({ gap: 5 })
  await focus(/^Space between the blocks/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(store.get('a')?.fields.style).toEqual({ base: { gap: 6 } })
})

it('columns that stand in several lines have a border each in theirs', async () => {
  setUi({ device: 'tablet' })
  await expect.element(screen.getByRole('button', { name: /^Width of columns 3 and 4/ })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Width of columns 2 and 3/ })).not.toBeInTheDocument()
  await focus(/^Width of columns 3 and 4/)
  await userEvent.keyboard('{ArrowRight}')
  expect(store.get('c')?.fields.style).toEqual({ tablet: { colspan: 7 } })
  expect(store.get('d')?.fields.style).toEqual({ tablet: { colspan: 5 } })
})
