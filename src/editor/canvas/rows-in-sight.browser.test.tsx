import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { canvasRules } from './frame-document'
import { revealNode } from './reveal-node'
import { useRowsInSight } from './rows-in-sight'
import { setCanvasFrame } from './canvas-frame'

/** Rows are much higher than estimated until they are laid out, and of different heights. */
const heightOf = (row: number) => 500 + (row % 3) * 130
const groups = Array.from({ length: 8 }, (_first, group) => Array.from({ length: 10 }, (_row, row) => group * 10 + row))

function LongPage() {
  const main = useRef<HTMLElement>(null)
  useRowsInSight(main, true)
  return (
    <main ref={main} id="canvas-page" data-long="">
      {groups.map((rows) => (
        <div
          key={rows[0]}
          className="canvas-rows"
          ref={(element) => element?.style.setProperty('--rows', String(rows.length))}
        >
          {rows.map((row) => (
            <div key={row} className="row" data-node={`row-${row}`} data-kind="row">
              <div style={{ height: heightOf(row) }}>Row {row}</div>
            </div>
          ))}
        </div>
      ))}
    </main>
  )
}

let root: Root
let frame: HTMLIFrameElement
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width:600px;height:800px;border:0'
  const page = frame.contentDocument as Document
  page.documentElement.dataset.mode = 'edit'
  const style = page.head.appendChild(page.createElement('style'))
  style.textContent = `body { margin: 0 } [data-canvas] body, body { overflow-anchor: none } ${canvasRules}`
  root = createRoot(page.body)
  flushSync(() => root.render(<LongPage />))
  setCanvasFrame({ frame, zoom: 1 })
})
afterEach(() => {
  setCanvasFrame(undefined)
  root.unmount()
  frame.remove()
})

const view = () => frame.contentWindow as Window
const rowAt = (row: number) => frame.contentDocument?.querySelector(`[data-node="row-${row}"]`) as HTMLElement
const frames = async (count: number) => {
  for (let at = 0; at < count; at++) await new Promise((resolve) => view().requestAnimationFrame(resolve))
}
const seen = () =>
  groups.flat().filter((row) => {
    const { top, bottom } = rowAt(row).getBoundingClientRect()
    return bottom > 0 && top < view().innerHeight
  })

it('lays out visible rows only', async () => {
  await frames(2)
  expect(seen()).toEqual([0, 1])
  expect(rowAt(0).offsetHeight).toBe(heightOf(0))
  expect(rowAt(79).closest('[data-near]')).toBeNull()
})

it('keeps the visible position while scrolling up over rows never laid out', async () => {
  view().scrollTo(0, view().document.documentElement.scrollHeight)
  await frames(3)
  expect(seen()).toContain(79)
  for (let step = 0; step < 40; step++) {
    const [row] = seen()
    const before = rowAt(row as number).getBoundingClientRect().top
    view().scrollBy({ top: -300, behavior: 'instant' })
    await frames(3)
    expect(Math.abs(rowAt(row as number).getBoundingClientRect().top - before - 300), `row ${row}`).toBeLessThan(2)
    for (const each of seen()) expect(rowAt(each).offsetHeight).toBe(heightOf(each))
  }
})

it('reveals a row whose position was unknown', async () => {
  for (const row of [55, 3, 71]) {
    revealNode(`row-${row}`)
    await frames(6)
    const { top, bottom } = rowAt(row).getBoundingClientRect()
    expect([row, top >= 0, bottom <= view().innerHeight]).toEqual([row, true, true])
  }
})
