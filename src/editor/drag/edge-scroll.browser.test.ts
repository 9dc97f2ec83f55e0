import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { endDrag, setDrag } from './drag-store'
import { scrollAtEdges } from './edge-scroll'

let canvas: Window
let move: ReturnType<typeof scrollAtEdges>
const frames = async (count: number) => {
  for (let passed = 0; passed < count; passed++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

beforeEach(() => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position:fixed;inset:0 auto auto 0;width:400px;height:300px;border:0'
  canvas = frame.contentWindow as Window
  canvas.document.body.style.cssText = 'margin:0;height:20000px'
  setCanvasFrame({ frame, zoom: 1 })
  setDrag({ item: { kind: 'block', label: 'a', parts: () => [] } as never })
})
afterEach(async () => {
  vi.restoreAllMocks()
  endDrag()
  await frames(2)
  setCanvasFrame(undefined)
  document.body.replaceChildren()
})

it('does not scroll when an item crosses the lower edge to a visible target', async () => {
  move = scrollAtEdges(() => {})
  for (const y of [340, 310, 290, 270, 250, 180]) {
    move({ x: 200, y })
    await frames(3)
  }
  // Next to the canvas, near its edge, is where a list of blocks begins.
  move({ x: 200, y: 330 })
  expect(canvas.scrollY).toBe(0)
})

it('does not scroll below the canvas before anything was carried onto it', async () => {
  move = scrollAtEdges(() => {})
  move({ x: 200, y: 330 })
  await frames(40)
  expect(canvas.scrollY).toBe(0)
})

it('scrolls after a return to an edge or a rest there, and stops after leaving', async () => {
  const onScroll = vi.fn<() => void>()
  move = scrollAtEdges(onScroll)
  move({ x: 200, y: 150 })
  await frames(2)
  move({ x: 200, y: 290 })
  await frames(4)
  const moved = canvas.scrollY
  expect(moved).toBeGreaterThan(0)
  expect(onScroll).toHaveBeenCalled()
  move({ x: 200, y: 500 })
  await frames(4)
  move({ x: 200, y: 290 })
  await frames(4)
  const before = canvas.scrollY
  await frames(4)
  expect(canvas.scrollY).toBe(before)
  await frames(30)
  expect(canvas.scrollY).toBeGreaterThan(before)
})

it('requests no frames while nothing scrolls, which would delay the drop', async () => {
  move = scrollAtEdges(() => {})
  move({ x: 200, y: 150 })
  const requestFrame = vi.spyOn(window, 'requestAnimationFrame')
  move({ x: 210, y: 160 })
  expect(requestFrame).not.toHaveBeenCalled()
  move({ x: 210, y: 290 })
  expect(requestFrame).toHaveBeenCalledOnce()
  move({ x: 210, y: 150 })
  requestFrame.mockRestore()
  await frames(3)
  const last = vi.spyOn(window, 'requestAnimationFrame')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(last).not.toHaveBeenCalled()
  last.mockRestore()
})

it.each([60, 120, 240])('rests equally long on a %d Hz display', (rate) => {
  const callbacks: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => callbacks.push(callback))
  let now = 5000
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; now += 1000 / rate) for (const callback of callbacks.splice(0)) callback(now)
  }
  move = scrollAtEdges(() => {})
  move({ x: 200, y: 290 })
  pass(350)
  expect(canvas.scrollY).toBe(0)
  pass(150)
  expect(canvas.scrollY).toBeGreaterThan(0)
  endDrag()
  pass(50)
  expect(callbacks).toEqual([])
})
