import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { usePlaced } from './placed'
import { setCanvasFrame, notifyCanvasMove } from './canvas-frame'

let root: Root
let canvas: Document
beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:300px;border:0'
  canvas = frame.contentDocument as Document
  canvas.body.innerHTML =
    '<main id="canvas-page"><div data-node="a" data-kind="block"><p style="height:40px">a</p></div></main>'
  setCanvasFrame({ frame, zoom: 1 })
  const store = new DocumentStore(pageOfBlocks([{ id: 'a', type: 'content/heading', props: { text: 'a' } }]))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BuilderProvider value={{ key: 'page:/page', store } as unknown as Builder}>
      <Mark />
    </BuilderProvider>,
  )
})
afterEach(() => {
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

function Mark() {
  const { element } = usePlaced('a')
  return <div ref={element} data-mark />
}
const isHidden = () => document.querySelector<HTMLElement>('[data-mark]')?.hidden

it('hides attached tools while their block is hidden, and returns them to its position', async () => {
  const block = canvas.querySelector('[data-node]') as HTMLElement
  await expect.poll(isHidden).toBe(false)
  block.style.display = 'none'
  notifyCanvasMove()
  await expect.poll(isHidden).toBe(true)
  block.style.display = ''
  notifyCanvasMove()
  await expect.poll(isHidden).toBe(false)
  expect(document.querySelector<HTMLElement>('[data-mark]')?.style.width).not.toBe('0px')
})
