import { useEffect } from 'react'
import { ui, useUi } from '../state/ui-store'
import { type Box, boxOf, nodeElement } from './hit'
import { revealNode } from './reveal-node'
import { rowsWithin } from './rows-in-sight'
import { canvasFrame } from './canvas-frame'

/** The page is drawn anew within so many frames, and the rows of a long one have the heights that they are to have. */
const settlingFrames = 5

/** What is looked at, and how far down the window its upper edge stands (0 to 1). */
type Sight = { element: Element; at: number }

/** What was held last: what was before lets go of the page. */
let held: readonly Sight[] | undefined

/** What one looks at stays in sight while the page takes another width or language, at which all above it is higher or lower. */
export function useKeepInSight(): void {
  useEffect(
    () =>
      useUi.subscribe((state, before) => {
        // The page stands as it was: React draws after all have been told.
        if (state.device !== before.device || state.freeWidth !== before.freeWidth || state.locale !== before.locale)
          keepSight()
        if (state.left !== before.left || state.isInspectorOpen !== before.isInspectorOpen) keepChosen()
      }),
    [],
  )
}

/** A panel that opens may leave the page less room than what is chosen stands in: on a phone half of it. */
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
    // What the device does not show has no place: then the next.
    const sight =
      held === sights ? sights.find(({ element }) => element.isConnected && isBox(boxOf(element))) : undefined
    const by = view && sight ? boxOf(sight.element).top - sight.at * view.innerHeight : 0
    if (Math.abs(by) >= 1) view?.scrollBy({ top: by, behavior: 'instant' })
  })
}

/** In each of the frames in which the page settles. */
function eachFrame(act: () => void, left = settlingFrames): void {
  if (left === 0) return
  requestAnimationFrame(() => {
    act()
    eachFrame(act, left - 1)
  })
}

/** What is chosen where it is in the window, then the parts that begin in it; at the page's top these have not to be held. */
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

/** How much (px) of a box is seen in the window. */
const seenOf = ({ top, bottom }: Box, height: number) => Math.max(0, Math.min(bottom, height) - Math.max(top, 0))
const isBox = ({ top, bottom }: Box) => bottom > top
