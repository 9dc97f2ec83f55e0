import { useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { SeenNodes } from '../problems/seen-nodes'
import { FoldsContext } from './folds-here'
import { canvasRules } from './frame-document'
import { ManyRows } from './many-rows'
import { revealNode } from './reveal-node'
import { RowFolds } from './row-folds'
import { useRowsInSight } from './rows-in-sight'
import { setCanvasFrame } from './canvas-frame'

/** Rows have different heights, none of them the estimated one. */
const heightOf = (row: number) => 200 + (row % 3) * 130
const all = Array.from({ length: 300 }, (_, row) => `row-${row}`)
const numberOf = (id: string) => Number(id.slice(4))

let pinned: readonly string[]
let folds: RowFolds
let root: Root
let frame: HTMLIFrameElement
/** Content of a row: every fifth of ten has poor contrast, every tenth has a heading. */
let content: (row: number) => string

const rows = createStore(() => ({ ids: all as readonly string[] }))
const drawRow = (id: string) => (
  <div
    key={id}
    className="row"
    data-node={id}
    data-kind="row"
    style={{ height: heightOf(numberOf(id)) }}
    ref={(element) => void (element && (element.innerHTML = content(numberOf(id))))}
  />
)

function LongPage() {
  const main = useRef<HTMLElement>(null)
  const ids = useSyncExternalStore(rows.subscribe, rows.getState).ids
  useRowsInSight(main, true, folds)
  return (
    <main ref={main} id="canvas-page" data-long="very" style={{ background: '#fff' }}>
      <FoldsContext value={folds}>
        <ManyRows ids={ids} draw={drawRow} />
      </FoldsContext>
    </main>
  )
}

beforeEach(async () => {
  pinned = []
  rows.setState({ ids: all })
  content = (row) =>
    row % 10 === 5
      ? '<p style="color:#ddd">Faint</p>'
      : row % 10 === 0
        ? `<h2 id="place-${row}">Row ${row}</h2>`
        : `<p>Row ${row}</p>`
  folds = new RowFolds({ rowOf: (id) => (all.includes(id) ? id : undefined), pinned: () => pinned })
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width:600px;height:800px;border:0'
  const page = frame.contentDocument as Document
  page.documentElement.dataset.mode = 'edit'
  const style = page.head.appendChild(page.createElement('style'))
  style.textContent = `body { margin: 0; overflow-anchor: none } h2, p { margin: 0 } ${canvasRules}`
  root = createRoot(page.body)
  setCanvasFrame({ frame, zoom: 1, folds })
  flushSync(() => root.render(<LongPage />))
  await vi.waitFor(() => drawnRows().length >= 20 || Promise.reject(new Error('The first rows are not there yet.')))
  await frames(3)
})
afterEach(() => {
  setCanvasFrame(undefined)
  folds.end()
  root.unmount()
  frame.remove()
})

const view = () => frame.contentWindow as Window
const rowAt = (row: number) => frame.contentDocument?.querySelector<HTMLElement>(`[data-node="row-${row}"]`)
const drawnRows = () =>
  [...(frame.contentDocument?.querySelectorAll('.row') ?? [])].map((row) =>
    numberOf(row.getAttribute('data-node') ?? ''),
  )
const seenRows = () =>
  drawnRows().filter((row) => {
    const { top, bottom } = (rowAt(row) as HTMLElement).getBoundingClientRect()
    return bottom > 0 && top < view().innerHeight
  })
async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await new Promise((resolve) => view().requestAnimationFrame(resolve))
}

it('draws rows near the viewport only, and folds those left behind', async () => {
  expect(Math.max(...drawnRows())).toBeLessThan(60)
  view().scrollTo(0, 40_000)
  await frames(2)
  expect(seenRows().length).toBeGreaterThan(1)
  folds.fold()
  await frames(2)
  expect(drawnRows()).not.toContain(0)
  expect(seenRows().length).toBeGreaterThan(1)
})

it('keeps the height of folded rows and the position of visible ones', async () => {
  // Scroll through all rows once, so that their heights are known.
  for (let top = 0; top < view().document.documentElement.scrollHeight; top += 1500) {
    view().scrollTo(0, top)
    await frames(2)
  }
  const height = () => view().document.documentElement.scrollHeight
  await frames(3)
  for (const { key } of folds.groups) folds.unfold(key)
  const before = { height: height(), rows: drawnRows().length }
  const [row] = seenRows()
  const { top } = (rowAt(row as number) as HTMLElement).getBoundingClientRect()
  folds.fold()
  await frames(3)
  expect(drawnRows().length).toBeLessThan(before.rows)
  expect(height()).toBe(before.height)
  expect(rowAt(row as number)?.getBoundingClientRect().top).toBe(top)
})

it('never shows a blank area while scrolling', async () => {
  for (const top of [30_000, 12_000, 70_000, 69_000, 0, 45_000]) {
    view().scrollTo(0, top)
    // The frame that scrolls there is also the one that draws.
    await frames(1)
    await new Promise((resolve) => setTimeout(resolve))
    const boxes = seenRows().map((row) => (rowAt(row) as HTMLElement).getBoundingClientRect())
    expect(Math.min(...boxes.map((box) => box.top)), `at ${top}`).toBeLessThanOrEqual(0)
    expect(Math.max(...boxes.map((box) => box.bottom)), `at ${top}`).toBeGreaterThanOrEqual(view().innerHeight)
    folds.fold()
  }
})

it('reveals a part that was not drawn, and the latest of two requests', async () => {
  for (const row of [250, 3, 140]) {
    folds.fold()
    revealNode(`row-${row}`)
    await frames(10)
    const { top, bottom } = (rowAt(row) as HTMLElement).getBoundingClientRect()
    expect([row, top >= 0, bottom <= view().innerHeight]).toEqual([row, true, true])
  }
  revealNode('row-20')
  revealNode('row-290')
  await frames(10)
  expect(seenRows()).toContain(290)
})

it('keeps rows of the selection and of the text being edited', async () => {
  pinned = ['row-2']
  view().scrollTo(0, 60_000)
  await frames(2)
  folds.fold()
  expect(drawnRows()).toContain(2)
  pinned = []
  folds.fold()
  expect(drawnRows()).not.toContain(2)
})

it('draws all rows while the page is tried out, keeping height and position', async () => {
  view().scrollTo(0, 60_000)
  await frames(3)
  const [row] = seenRows()
  const placeNow = () => [
    view().document.documentElement.scrollHeight,
    view().scrollY,
    rowAt(row as number)?.getBoundingClientRect().top,
  ]
  const before = placeNow()
  ;(frame.contentDocument as Document).documentElement.dataset.mode = 'try'
  expect(placeNow()).toEqual(before)
  folds.setOpen(true)
  await expect.poll(() => drawnRows().length, { timeout: 10_000 }).toBe(all.length)
  folds.fold()
  expect(drawnRows().length).toBe(all.length)
  folds.setOpen(false)
  await expect.poll(() => drawnRows().length, { timeout: 10_000 }).toBeLessThan(100)
})

const faintRows = all.filter((id) => numberOf(id) % 10 === 5)
const headingRows = all.filter((id) => numberOf(id) % 10 === 0)
const readAll = (seen: SeenNodes) => {
  for (let goes = 0; goes < 500 && !seen.isDone; goes++) seen.measure(() => true)
  seen.readHeadings()
}

it('checks the whole page for problems without keeping rows drawn', async () => {
  const seen = new SeenNodes(frame.contentDocument as Document, () => {}, folds)
  readAll(seen)
  expect([...seen.problems.keys()].toSorted()).toEqual(faintRows.toSorted())
  expect(seen.headings.map(({ node }) => node)).toEqual(headingRows)
  expect(seen.hasPlace('place-270')).toBe(true)
  expect(seen.hasPlace('place-271')).toBe(false)
  expect(drawnRows().length).toBeLessThan(100)
  // Rows that have been visited fold and unfold while scrolling, without waiting.
  view().scrollTo(0, 50_000)
  await frames(3)
  folds.fold()
  await frames(1)
  expect(seen.isDone).toBe(true)
  seen.readHeadings()
  expect(seen.headings.map(({ node }) => node)).toEqual(headingRows)
  expect(seen.problems.size).toBe(faintRows.length)
  seen.end()
})

it('finishes the check when the page becomes short', async () => {
  const seen = new SeenNodes(frame.contentDocument as Document, () => {}, folds)
  readAll(seen)
  seen.reset()
  flushSync(() => rows.setState({ ids: all.slice(0, 30) }))
  folds.leave()
  await frames(2)
  readAll(seen)
  expect(seen.isDone).toBe(true)
  seen.end()
})

it('checks again after a change in rows that are not drawn', async () => {
  const seen = new SeenNodes(frame.contentDocument as Document, () => {}, folds)
  readAll(seen)
  content = (row) =>
    row === 205 || row === 206
      ? '<h3 style="color:#000">Mended</h3>'
      : row % 10 === 5
        ? '<p style="color:#ddd">Faint</p>'
        : `<p>Row ${row}</p>`
  seen.noteChanged('row-205')
  expect(seen.isDone).toBe(false)
  readAll(seen)
  expect(seen.problems.has('row-205')).toBe(false)
  expect(seen.headings.map(({ node }) => node)).toEqual(expect.arrayContaining(['row-205', 'row-206']))
  // Removed rows drop their cached facts, and others come into view.
  flushSync(() => rows.setState({ ids: all.filter((id) => id !== 'row-206' && id !== 'row-295') }))
  seen.forget('row-295')
  await frames(2)
  readAll(seen)
  expect(seen.headings.map(({ node }) => node)).not.toContain('row-206')
  expect(seen.problems.has('row-295')).toBe(false)
  seen.end()
})
