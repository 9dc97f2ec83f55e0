/** What shares the window's lower edge, from the edge upwards: each stands over those before it that are at its side. */
const layers = ['bar', 'question', 'button', 'card'] as const
type Layer = (typeof layers)[number]
const sides = ['start', 'end'] as const
type Side = (typeof sides)[number]

type Entry = { element: HTMLElement; layer: Layer; side: Side }
export type DockEntry = Entry & { layer: 'button' | 'card' }

const entries = new Set<DockEntry>()
/** Questions say by an attribute that they are some: what asks on nearly every page needs nothing of this for it. */
const questions = () => [...document.querySelectorAll<HTMLElement>('[data-edge-question]')]
let watcher: ResizeObserver | undefined
let comers: MutationObserver | undefined
/** One that is watched already would be told of anew. */
const watched = new WeakSet<Element>()
/** Between two of them (px). */
const gap = 12
/** What takes so much of the window's width is at both sides, as all is on a phone. */
const wide = 0.6

/**
 * Gives each its place: `--below` on it says how much stands under it. The document says by `--edge-bar` and `--edge-end` what the frame's own buttons stand over, and
 * by `--edge-foot` how much room a page leaves below its last words; a question goes when it is answered, and a card when it is closed, so they are left none.
 */
function layoutDock(): void {
  const high = { start: 0, end: 0 }
  const foot = { start: 0, end: 0 }
  let bar = 0
  // Also when nothing is left but a question: what it stood over is gone.
  const questionEntries = questions().map((element): Entry => ({ element, layer: 'question', side: 'end' }))
  const measured = [...entries, ...questionEntries].map(({ element, layer, side }) => {
    const isWide = element.offsetWidth > innerWidth * wide
    // A button for a corner that lies along the whole edge is a bar, on the edge itself.
    return {
      element,
      layer: layer === 'button' && isWide ? ('bar' as const) : layer,
      own: isWide ? sides : [side],
      height: element.offsetHeight,
    }
  })
  for (const { element, layer, own, height } of measured.toSorted(
    (one, other) => layers.indexOf(one.layer) - layers.indexOf(other.layer),
  )) {
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
  const setVariable = (name: string, px: number, value = `${px}px`) =>
    px > 0 ? style.setProperty(name, value) : style.removeProperty(name)
  setVariable('--edge-bar', bar)
  setVariable('--edge-end', high.end)
  // At the start there is the frame's own button besides, over a bar and under a button.
  setVariable(
    '--edge-foot',
    Math.max(foot.start, foot.end),
    foot.start > 0 ? `max(${foot.end}px, ${foot.start}px + var(--frame-start, 0px))` : `${foot.end}px`,
  )
}

function watch(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (watched.has(element)) continue
    watched.add(element)
    watcher?.observe(element)
  }
}

/** Whether a question waits at the lower edge for its answer. */
export const hasDockQuestion = (): boolean => questions().some(({ offsetHeight }) => offsetHeight > 0)

/** Takes a place for as high as the element is; gives how to leave it. */
export function dockAtBottom(entry: DockEntry): () => void {
  entries.add(entry)
  // Also told at once of what it begins with, and of a question that goes.
  watcher ??= new ResizeObserver(layoutDock)
  // A question may come after whatever stands there already.
  if (!comers)
    (comers = new MutationObserver(() => watch(questions()))).observe(document.body, { childList: true, subtree: true })
  watch([entry.element, ...questions()])
  return () => {
    watcher?.unobserve(entry.element)
    watched.delete(entry.element)
    entries.delete(entry)
    layoutDock()
  }
}
