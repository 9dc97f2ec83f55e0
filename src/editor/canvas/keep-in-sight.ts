import { useEffect } from 'react'
import { ui, useUi } from '../state/ui-store'
import { type Box, boxOf, nodeElement } from './hit'
import { revealNode } from './reveal-node'
import { rowsWithin } from './rows-in-sight'
import { canvasFrame } from './canvas-frame'

/** The page is redrawn, and rows of a long page reach their final heights, within this many frames. */
const settlingFrames = 5

/** The element being looked at, and how far down the window its upper edge is (0 to 1). */
type Sight = { element: Element; at: number }

/** The latest hold; earlier ones stop scrolling the page. */
let held: readonly Sight[] | undefined

/**
 * Keeps what is being looked at in view when the page changes its width or language, which changes the height of
 * everything above it.
 */
export function useKeepInSight(): void {
  useEffect(
    () =>
      useUi.subscribe((state, before) => {
        // The page still has its old layout: React renders after all listeners have been notified.
        if (state.device !== before.device || state.freeWidth !== before.freeWidth || state.locale !== before.locale)
          keepSight()
        if (state.left !== before.left || state.isInspectorOpen !== before.isInspectorOpen) keepChosen()
      }),
    [],
  )
}

/** A panel that opens may leave the page less space than the selection needs: on a phone, half of it. */
function keepChosen(): void {
  const { contentDocument: document, contentWindow: view } = canvasFrame()?.frame ?? {}
  const [id] = ui().selection.slice(-1)
  const chosen = document && id !== undefined ? nodeElement(document, id) : null
  if (!chosen || !view || id === undefined) return
  const before = seenOf(boxOf(chosen), view.innerHeight)
  eachFrame(() => seenOf(boxOf(chosen), view.innerHeight) < before && revealNode(id))
}

function keepSight(): void {
  const sights = sightsNow()
  held = sights
  eachFrame(() => {
    const view = canvasFrame()?.frame.contentWindow
    // What this device hides has no box: try the next one.
    const sight =
      held === sights ? sights.find(({ element }) => element.isConnected && isBox(boxOf(element))) : undefined
    const by = view && sight ? boxOf(sight.element).top - sight.at * view.innerHeight : 0
    if (Math.abs(by) >= 1) view?.scrollBy({ top: by, behavior: 'instant' })
  })
}

/** In each frame while the page settles. */
function eachFrame(act: () => void, left = settlingFrames): void {
  if (left === 0) return
  requestAnimationFrame(() => {
    act()
    eachFrame(act, left - 1)
  })
}

/**
 * The selection when it is in view, then the parts that begin in view. At the top of the page nothing needs to be held.
 */
function sightsNow(): Sight[] {
  const { contentDocument: document, contentWindow: view } = canvasFrame()?.frame ?? {}
  const page = document?.getElementById('canvas-page')
  if (!document || !page || !view) return []
  const height = view.innerHeight
  const [id] = ui().selection.slice(-1)
  const chosen = id === undefined ? null : nodeElement(document, id)
  const sights = (elements: readonly Element[], least: number) =>
    elements.flatMap((element): Sight[] => {
      const box = boxOf(element)
      return seenOf(box, height) > 0 && box.top >= least ? [{ element, at: box.top / height }] : []
    })
  const rows = view.scrollY > 0 ? rowsWithin(page, height, 0) : []
  const blocks = rows.flatMap((row) => [...row.querySelectorAll('[data-kind="block"]')])
  return [
    ...sights(chosen ? [chosen] : [], Number.NEGATIVE_INFINITY),
    ...sights(blocks, 0),
    ...sights(rows, Number.NEGATIVE_INFINITY),
  ]
}

/** How much (px) of a box is visible in the window. */
const seenOf = ({ top, bottom }: Box, height: number) => Math.max(0, Math.min(bottom, height) - Math.max(top, 0))
const isBox = ({ top, bottom }: Box) => bottom > top
