import { parse, wcagContrast } from 'culori'

/** Accessibility of a page in numbers: how far it overflows, and how readable each text is. */
export type Measured = {
  /** By how many px the page is wider than the window. */
  overflow: number
  /** Texts wider than their box, with the excess in px. */
  cut: ReadonlyMap<Element, number>
  /** Contrast of each element with its own text, if its background is a plain colour. */
  contrast: ReadonlyMap<Element, { ratio: number; needed: number }>
  /** Number of texts on a picture or gradient, which no rule can judge. */
  unchecked: number
  /** The same by what is behind them and where, such as `gradient header`. */
  causes: Readonly<Partial<Record<Cause, number>>>
}

/** What is behind a text that no rule can judge. */
const behind = ['picture', 'gradient', 'sheer'] as const
type Behind = (typeof behind)[number]
const isBehind = (ground: string): ground is Behind => (behind as readonly string[]).includes(ground)
export type Cause = `${Behind} ${'header' | 'footer' | 'page'}`

/** Most elements checked: a page with thousands would block the browser. */
const maxElements = 3000
/** Rounding fractions of a px is no overflow. */
const slackPx = 2

/** Measures the page as rendered, without changing anything. */
export function measurePage(page: Document): Measured {
  const view = page.defaultView
  const contrast = new Map<Element, { ratio: number; needed: number }>()
  const cut = new Map<Element, number>()
  const root = page.documentElement
  if (!view) return { overflow: 0, cut, contrast, unchecked: 0, causes: {} }
  const grounds = new Map<Element, string>()
  const causes: Partial<Record<Cause, number>> = {}
  let count = 0
  let unchecked = 0
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    if (!hasOwnText(element) || ++count > maxElements) continue
    const style = view.getComputedStyle(element)
    if (style.visibility === 'hidden' || !element.getClientRects().length) continue
    const tooWide = element.scrollWidth - element.clientWidth
    // Text for screen readers only is not visible.
    if (tooWide > slackPx && element.clientWidth > 1 && style.overflowX !== 'auto' && style.overflowX !== 'scroll')
      cut.set(element, tooWide)
    const ground = groundOf(element, view, grounds)
    const ink = parse(style.color)
    if (isBehind(ground)) {
      unchecked += 1
      const cause: Cause = `${ground} ${element.closest('header') ? 'header' : element.closest('footer') ? 'footer' : 'page'}`
      causes[cause] = (causes[cause] ?? 0) + 1
    }
    if (isBehind(ground) || !ink || (ink.alpha ?? 1) < 1 || Number(style.opacity) < 1) continue
    const px = Number.parseFloat(style.fontSize)
    const isLarge = px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700)
    contrast.set(element, { ratio: wcagContrast(ink, ground), needed: isLarge ? 3 : 4.5 })
  }
  return { overflow: Math.max(0, root.scrollWidth - root.clientWidth - slackPx), cut, contrast, unchecked, causes }
}

function hasOwnText(element: Element): boolean {
  for (const child of element.childNodes) if (child.nodeType === 3 && child.nodeValue?.trim()) return true
  return false
}

/** The background colour behind an element's text, or what else is there. */
function groundOf(element: Element, view: Window, known: Map<Element, string>): string {
  const before = known.get(element)
  if (before !== undefined) return before
  // The theme's ground is a layer above the body's colour.
  const layer = element.localName === 'body' ? view.getComputedStyle(element, '::before') : undefined
  const style = layer && layer.content !== 'none' && layer.position === 'fixed' ? layer : view.getComputedStyle(element)
  const color = parse(style.backgroundColor)
  const alpha = color?.alpha ?? (color ? 1 : 0)
  const found =
    style.backgroundImage !== 'none'
      ? style.backgroundImage.includes('url(')
        ? 'picture'
        : 'gradient'
      : style !== layer && style.position === 'fixed'
        ? 'sheer'
        : alpha === 1
          ? style.backgroundColor
          : alpha > 0
            ? 'sheer'
            : element.parentElement
              ? groundOf(element.parentElement, view, known)
              : 'rgb(255, 255, 255)'
  known.set(element, found)
  return found
}

/** One thing that is worse than before. */
export type Worse =
  | { kind: 'overflow'; px: number; was: number }
  | { kind: 'cut'; text: string; px: number; was: number }
  | {
      kind: 'contrast'
      text: string
      ratio: number
      /** Absent if the text is new. */ was?: number
      needed: number
    }

/**
 * What got worse. `isSame`: both were measured on one document. Across two documents, the same text in the same order
 * is matched. Findings with equal text and contrast count once.
 */
export function compareMeasured(before: Measured, after: Measured, isSame = true): Worse[] {
  const worse = new Map<string, Worse>()
  const cut = partner(before.cut, after.cut, isSame)
  const contrast = partner(before.contrast, after.contrast, isSame)
  if (after.overflow > before.overflow)
    worse.set('overflow', { kind: 'overflow', px: Math.round(after.overflow), was: Math.round(before.overflow) })
  for (const [element, px] of after.cut) {
    const was = cut(element) ?? 0
    if (px > was + slackPx)
      worse.set(`cut ${textOf(element)}`, {
        kind: 'cut',
        text: textOf(element),
        px: Math.round(px),
        was: Math.round(was),
      })
  }
  for (const [element, { ratio, needed }] of after.contrast) {
    const was = contrast(element)?.ratio
    // On one document, a text that could not be judged before does not count as worse.
    if (ratio >= needed || (was === undefined ? isSame : ratio >= was - 0.05)) continue
    const key = `contrast ${ratio.toFixed(1)} ${was?.toFixed(1)}`
    if (!worse.has(key))
      worse.set(key, { kind: 'contrast', text: textOf(element), ratio, ...(was === undefined ? {} : { was }), needed })
  }
  return [...worse.values()]
}

/** Finds the earlier measurement for an element. */
function partner<T>(
  before: ReadonlyMap<Element, T>,
  after: ReadonlyMap<Element, T>,
  isSame: boolean,
): (element: Element) => T | undefined {
  if (isSame) return (element) => before.get(element)
  const inOrder = (elements: Iterable<Element>) => {
    const counts = new Map<string, number>()
    return [...elements].map((element) => {
      const text = textOf(element)
      const count = counts.get(text) ?? 0
      counts.set(text, count + 1)
      return [element, `${count} ${text}`] as const
    })
  }
  const known = new Map<string | undefined, T | undefined>(
    inOrder(before.keys()).map(([element, name]) => [name, before.get(element)]),
  )
  const names = new Map(inOrder(after.keys()))
  return (element) => known.get(names.get(element))
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
