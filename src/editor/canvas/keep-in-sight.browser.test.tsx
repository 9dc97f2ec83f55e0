import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setUi, ui } from '../state/ui-store'
import { useKeepInSight } from './keep-in-sight'
import { setCanvasFrame } from './canvas-frame'

/** Blocks that are three times as high on a narrow page. */
const rows = Array.from(
  { length: 30 },
  (_row, at) =>
    `<div class="row" data-node="row-${at}" data-kind="row"><div data-node="block-${at}" data-kind="block">${at}</div></div>`,
)

function Harness() {
  useKeepInSight()
  return null
}

let root: Root
let frame: HTMLIFrameElement
let endSizes: () => void
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width:1000px;height:800px;border:0'
  const page = frame.contentDocument as Document
  page.head.innerHTML =
    '<style>body { margin: 0; overflow-anchor: none } [data-kind=block] { height: 200px } @media (width < 500px) { [data-kind=block] { height: 600px } [data-node=block-9] { display: none } }</style>'
  page.body.innerHTML = `<main id="canvas-page"><div class="canvas-rows">${rows.slice(0, 20).join('')}</div><div class="canvas-rows">${rows.slice(20).join('')}</div></main>`
  setCanvasFrame({ frame, zoom: 1 })
  setUi({ device: 'desktop', selection: [] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Harness />))
  endSizes = drawSizes()
})
afterEach(() => {
  endSizes()
  root.unmount()
  setCanvasFrame(undefined)
  document.body.replaceChildren()
  setUi({ device: 'desktop', selection: [] })
})

/** The frame gets the device's width the way the canvas does it: after all listeners have been notified. */
function drawSizes(): () => void {
  let last = ui().device
  const timer = setInterval(() => {
    if (last === ui().device) return
    last = ui().device
    frame.style.width = last === 'mobile' ? '390px' : '1000px'
    frame.style.height = last === 'mobile' ? '600px' : '800px'
  })
  return () => clearInterval(timer)
}
const view = () => frame.contentWindow as Window
const topOf = (id: string) =>
  Math.round((view().document.querySelector(`[data-node="${id}"]`) as Element).getBoundingClientRect().top)
const device = async (next: 'mobile' | 'desktop') => {
  setUi({ device: next })
  await expect.poll(() => frame.style.width).toBe(next === 'mobile' ? '390px' : '1000px')
  for (let at = 0; at < 8; at++) await new Promise(requestAnimationFrame)
}

it('keeps the selection at its position in the window when the width changes and changes back', async () => {
  view().scrollTo(0, 4600)
  setUi({ selection: ['block-25'] })
  expect(topOf('block-25')).toBe(400)
  await device('mobile')
  expect(topOf('block-25')).toBe(300)
  await device('desktop')
  expect(topOf('block-25')).toBe(400)
})

it('keeps the first visible part in view when the selection is out of view or empty', async () => {
  setUi({ selection: ['block-2'] })
  view().scrollTo(0, 3100)
  expect(topOf('block-16')).toBe(100)
  await device('mobile')
  expect(topOf('block-16')).toBe(75)
})

it('stays at the top of the page', async () => {
  await device('mobile')
  expect(view().scrollY).toBe(0)
})

it('keeps what follows a selection that the device hides', async () => {
  view().scrollTo(0, 1700)
  setUi({ selection: ['block-9'] })
  expect(topOf('block-10')).toBe(300)
  await device('mobile')
  expect(topOf('block-10')).toBe(225)
})

it('scrolls the selection back into the space that a panel leaves', async () => {
  view().scrollTo(0, 1000)
  setUi({ selection: ['block-8'], isInspectorOpen: false })
  expect(topOf('block-8')).toBe(600)
  setUi({ isInspectorOpen: true })
  frame.style.height = '380px'
  await expect.poll(() => topOf('block-8')).toBe(90)
  setUi({ selection: ['block-2'], isInspectorOpen: false })
  for (let at = 0; at < 8; at++) await new Promise(requestAnimationFrame)
  expect(topOf('block-8')).toBe(90)
})
