import { type RefObject, useEffect } from 'react'

/** What shares the window's lower edge, from the edge upwards: each stands over those before it that are at its side. */
const layers = ['bar', 'question', 'button', 'card'] as const
type Layer = (typeof layers)[number]
const sides = ['start', 'end'] as const
type Side = (typeof sides)[number]

type Entry = { element: HTMLElement; layer: Exclude<Layer, 'bar'>; side: Side }

const entries = new Set<Entry>()
/** Between two of them (px). */
const gap = 12
/** What takes so much of the window's width is at both sides, as all is on a phone. */
const wide = 0.6

/**
 * Gives each its place: `--below` on it says how much stands under it. The document says by `--edge-bar` and `--edge-end` what the frame's own buttons stand over, and
 * by `--edge-foot` how much room a page leaves below its last words; a question goes when it is answered, and a card when it is closed, so they are left none.
 */
function settle(): void {
  const high = { start: 0, end: 0 }
  const foot = { start: 0, end: 0 }
  let bar = 0
  const measured = [...entries].map(({ element, layer, side }) => {
    const isWide = element.offsetWidth > innerWidth * wide
    // A button for a corner that lies along the whole edge is a bar, on the edge itself.
    return { element, layer: layer === 'button' && isWide ? ('bar' as const) : layer, own: isWide ? sides : [side], height: element.offsetHeight }
  })
  for (const { element, layer, own, height } of measured.toSorted((one, other) => layers.indexOf(one.layer) - layers.indexOf(other.layer))) {
    const below = Math.max(...own.map((each) => high[each]))
    element.style.setProperty('--below', `${below}px`)
    if (height === 0) continue
    const taken = height + (layer === 'bar' ? 0 : gap)
    if (layer === 'bar') bar += taken
    for (const each of own) {
      high[each] = below + taken
      if (layer === 'bar' || layer === 'button') foot[each] += taken
    }
  }
  const { style } = document.documentElement
  const say = (name: string, px: number, value = `${px}px`) => (px > 0 ? style.setProperty(name, value) : style.removeProperty(name))
  say('--edge-bar', bar)
  say('--edge-end', high.end)
  // At the start there is the frame's own button besides, over a bar and under a button.
  say('--edge-foot', Math.max(foot.start, foot.end), foot.start > 0 ? `max(${foot.end}px, ${foot.start}px + var(--frame-start, 0px))` : `${foot.end}px`)
}

/** Whether a question waits at the lower edge for its answer. */
export const hasEdgeQuestion = (): boolean => [...entries].some(({ layer, element }) => layer === 'question' && element.offsetHeight > 0)

/** Takes a place at the window's lower edge while `isThere`, for as high as the element is. */
export function useLowerEdge(ref: RefObject<HTMLElement | null>, layer: Entry['layer'], side: Side, isThere: boolean): void {
  useEffect(() => {
    const { current: element } = ref
    if (!element || !isThere) return
    const entry: Entry = { element, layer, side }
    entries.add(entry)
    // Also told at once of what it begins with.
    const watcher = new ResizeObserver(settle)
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      entries.delete(entry)
      settle()
    }
  }, [ref, layer, side, isThere])
}
