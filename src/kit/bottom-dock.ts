/** Layers docked at the window's lower edge, from the edge upwards: each is placed above earlier ones on its side. */
const layers = ['bar', 'question', 'button', 'card'] as const
type Layer = (typeof layers)[number]
const sides = ['start', 'end'] as const
type Side = (typeof sides)[number]

type Entry = { element: HTMLElement; layer: Layer; side: Side }
export type DockEntry = Entry & { layer: 'button' | 'card' }

const entries = new Set<DockEntry>()
/** Questions are marked by an attribute, so that a banner shown on nearly every page need not load this module. */
const questions = () => [...document.querySelectorAll<HTMLElement>('[data-edge-question]')]
let watcher: ResizeObserver | undefined
let comers: MutationObserver | undefined
/** Observing an element twice would trigger its callback again. */
const watched = new WeakSet<Element>()
/** Gap between docked elements (px). */
const gap = 12
/** An element at least this share of the window wide occupies both sides, as everything does on a phone. */
const wide = 0.6

/**
 * Positions each docked element: `--below` is the height beneath it. On the document, `--edge-bar` and `--edge-end`
 * hold the offsets of the frame's own buttons, and `--edge-foot` the space a page reserves at its end. Questions and
 * cards are dismissible, so no space is reserved for them.
 */
function layoutDock(): void {
  const high = { start: 0, end: 0 }
  const foot = { start: 0, end: 0 }
  let bar = 0
  // Also when only a question remains: what it was above may be gone.
  const questionEntries = questions().map((element): Entry => ({ element, layer: 'question', side: 'end' }))
  const measured = [...entries, ...questionEntries].map(({ element, layer, side }) => {
    const isWide = element.offsetWidth > innerWidth * wide
    // A corner button as wide as the edge is treated as a bar, on the edge itself.
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
  // On the start side the frame's own button is docked too, above a bar and below a button.
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

/** Whether an unanswered question is docked at the lower edge. */
export const hasDockQuestion = (): boolean => questions().some(({ offsetHeight }) => offsetHeight > 0)

/** Docks an element at its own height; returns how to remove it. */
export function dockAtBottom(entry: DockEntry): () => void {
  entries.add(entry)
  // Also fires with the initial size, and when a question is removed.
  watcher ??= new ResizeObserver(layoutDock)
  // A question may appear after other elements were docked.
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
