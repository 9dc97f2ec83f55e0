import { parse, type Rgb, rgb, wcagContrast } from 'culori'
import type { SeenText } from '../document/problems/contrast'

type Color = { r: number; g: number; b: number; alpha: number }
const white: Color = { r: 1, g: 1, b: 1, alpha: 1 }
const colors = new Map<string, Color | undefined>()

/** A computed colour; undefined if it cannot be parsed. */
function read(css: string): Color | undefined {
  if (colors.has(css)) return colors.get(css)
  const parsed: Rgb | undefined = rgb(parse(css))
  const color = parsed && { r: parsed.r, g: parsed.g, b: parsed.b, alpha: parsed.alpha ?? 1 }
  colors.set(css, color)
  return color
}

const over = (top: Color, below: Color): Color => {
  const mix = (one: number, other: number) => one * top.alpha + other * (1 - top.alpha)
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), alpha: 1 }
}

const painters = 'img, video, canvas, iframe, picture, object'

/**
 * Contrast of an element's own text with its actual background: the backgrounds of all its ancestors, composited.
 * 'unjudged' if that includes a picture, a gradient, or something positioned under it from outside: only a person can
 * judge these. `root` is the block's element, within which such a thing would be.
 */
export function contrastOf(element: HTMLElement, root: Element, view: Window): SeenText | 'unjudged' | undefined {
  const style = view.getComputedStyle(element)
  const box = element.getBoundingClientRect()
  // Text for screen readers only has no visible colour.
  if (
    style.visibility === 'hidden' ||
    box.width <= 2 ||
    box.height <= 2 ||
    element.closest('[disabled], [aria-disabled="true"]')
  )
    return undefined
  const ink = read(style.color)
  const ground = groundOf(element, view)
  if (!ink || ground === 'unjudged' || isOnSomething(element, box, root, view)) return 'unjudged'
  const px = Number.parseFloat(style.fontSize)
  const isLarge = px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700)
  const ratio = wcagContrast({ mode: 'rgb', ...over(ink, ground) }, { mode: 'rgb', ...ground })
  return { text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(), ratio, needed: isLarge ? 3 : 4.5 }
}

/** The backgrounds from the first opaque one up to the element, composited. */
function groundOf(element: HTMLElement, view: Window): Color | 'unjudged' {
  const layers: Color[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = view.getComputedStyle(at)
    const { opacity, mixBlendMode, filter } = own
    const { backgroundColor, backgroundImage } = groundLayer(at, own, view) ?? own
    // Elements that are fading in are measured once they are visible. The builder greys and fades what is not being
    // edited; none of that is the page's own.
    const isFaded = Number(opacity) < 1 && !at.classList.contains('enter')
    if (backgroundImage !== 'none' || isFaded || mixBlendMode !== 'normal' || filter !== 'none') return 'unjudged'
    const color = read(backgroundColor)
    if (!color) return 'unjudged'
    if (color.alpha > 0) layers.push(color)
    if (color.alpha === 1) break
  }
  return layers.reduceRight((below, layer) => over(layer, below), white)
}

/**
 * The ground layer above the element's own colour: the theme's, below the whole page, or that of a block as wide as the
 * window. Undefined for everything else.
 */
function groundLayer(
  element: Element,
  { isolation }: CSSStyleDeclaration,
  view: Window,
): CSSStyleDeclaration | undefined {
  const isBody = element.localName === 'body'
  if (!isBody && isolation !== 'isolate') return undefined
  const layer = view.getComputedStyle(element, '::before')
  if (layer.content === 'none') return undefined
  const fills = [layer.top, layer.right, layer.bottom, layer.left].every((side) => side === '0px')
  return layer.position === 'fixed' && isBody
    ? layer
    : layer.position === 'absolute' && layer.zIndex === '-1' && fills
      ? layer
      : undefined
}

/**
 * Whether something that paints is under the element without being its ancestor: a picture that fills the block, or a
 * positioned layer.
 */
function isOnSomething(element: Element, box: DOMRect, root: Element, view: Window): boolean {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const covers = ({ left, right, top, bottom }: DOMRect) =>
    middle.x >= left && middle.x <= right && middle.y >= top && middle.y <= bottom
  for (const other of root.querySelectorAll(painters)) {
    if (other.contains(element) || element.contains(other)) continue
    if (covers(other.getBoundingClientRect())) return true
  }
  for (let at: Element | null = element; at && at !== root; at = at.parentElement)
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling === at) continue
      const { position, backgroundColor, backgroundImage } = view.getComputedStyle(sibling)
      const paints = backgroundImage !== 'none' || (read(backgroundColor)?.alpha ?? 0) > 0
      if ((position === 'absolute' || position === 'fixed') && paints && covers(sibling.getBoundingClientRect()))
        return true
    }
  return false
}
