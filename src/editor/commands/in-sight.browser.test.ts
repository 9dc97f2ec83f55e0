import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { writeClipboard } from '../document/clipboard'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { paste } from './paste-parts'
import { commands } from './commands'
import { pasteText } from './paste-text'

registerAllBlockKits()

const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
let builder: Builder
let canvas: HTMLIFrameElement

/** A page whose blocks are each as high as the canvas, drawn as it is now. */
beforeEach(() => {
  const store = new DocumentStore(pageOfBlocks(['a', 'b'].map(heading)))
  builder = {
    key: 'page:/page',
    store,
    boot: { locale: 'en', space: { locales: ['en'] }, session: { role: 'admin' } } as unknown as Boot,
    say: () => {},
    announce: () => {},
    edit: (...[label, recipe]: Parameters<Builder['edit']>) => !store.dispatch(label, recipe),
  } as unknown as Builder
  canvas = document.body.appendChild(document.createElement('iframe'))
  canvas.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:300px;border:0'
  const draw = () => {
    const blocks = [...store.page.nodes].flatMap(([id, { kind }]) => (kind === 'block' ? [id] : []))
    ;(canvas.contentDocument as Document).body.innerHTML =
      `<main id="canvas-page">${blocks.map((id) => `<div data-node="${id}" data-kind="block" style="height:300px">${id}</div>`).join('')}</main>`
  }
  draw()
  store.onChange(draw)
  setCanvasFrame({ frame: canvas, zoom: 1 })
  setUi({ selection: [], area: undefined, role: 'guest' })
})
afterEach(() => {
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

const chosenTop = () =>
  canvas.contentDocument?.querySelector(`[data-node="${ui().selection[0]}"]`)?.getBoundingClientRect().top
const isInSight = () => vi.waitFor(() => expect(chosenTop()).toSatisfy((top: number) => top >= 0 && top < 300))

it('reveals pasted parts at the end of the page when nothing is selected', async () => {
  paste(builder, ui(), writeClipboard([{ kind: 'block', node: heading('new') }]))
  expect(ui().selection).toHaveLength(1)
  await isInSight()
})

it('reveals pasted text', async () => {
  await pasteText(builder, { text: 'Words', html: '' }, { cell: 'cell', index: 2 })
  expect(ui().selection).toHaveLength(1)
  await isInSight()
})

it('reveals a duplicate after its original', async () => {
  setUi({ selection: ['b'] })
  commands.find(({ id }) => id === 'duplicate')?.run({ builder, ui: ui() })
  expect(ui().selection).not.toContain('b')
  await isInSight()
})
