import type { SeenText } from '../document/problems/contrast'
import type { Heading } from '../document/problems/heading-order'
import type { SeenPicture } from '../document/problems/oversized-picture'
import { contrastOf } from './text-contrast'

/** What the canvas shows of one node, without its child nodes. */
export type SeenNode = { texts: SeenText[]; unchecked: number; pictures: SeenPicture[]; silentLinks: number }

/** Most texts checked per node: a table with thousands would block the browser. */
const maxTexts = 300

/** Measures a node as rendered on the canvas, without changing anything. */
export function measureNode(element: HTMLElement): SeenNode {
  const seen: SeenNode = { texts: [], unchecked: 0, pictures: [], silentLinks: 0 }
  const view = element.ownerDocument.defaultView
  if (!view) return seen
  let count = 0
  for (const each of ownElements(element)) {
    if (each instanceof (view as Window & typeof globalThis).HTMLImageElement) {
      const picture = pictureOf(each, view)
      if (picture) seen.pictures.push(picture)
    }
    if (each.matches('a[href]') && isShown(each) && nameOf(each) === '') seen.silentLinks += 1
    if (
      !hasOwnText(each) ||
      ++count > maxTexts ||
      each.closest('.canvas-notice, .canvas-empty, .canvas-writing, [data-writing]')
    )
      continue
    const contrast = contrastOf(each, element, view)
    if (contrast === 'unjudged') seen.unchecked += 1
    else if (contrast) seen.texts.push(contrast)
  }
  return seen
}

const headings = 'h1, h2, h3, h4, h5, h6'

/** The headings of the page in reading order. */
export const headingsOf = (page: Element): NodeListOf<HTMLElement> => page.querySelectorAll<HTMLElement>(headings)

/** A heading with the node that renders it; undefined if it is not visible or belongs to no node. */
export function readHeading(heading: HTMLElement): Heading | undefined {
  const node = heading.closest('[data-node]')?.getAttribute('data-node')
  return node && isShown(heading)
    ? { node, level: Number(heading.localName.slice(1)), hasWords: nameOf(heading) !== '' }
    : undefined
}

/** The elements of a node, without those of nested nodes. */
function* ownElements(element: HTMLElement): Generator<HTMLElement> {
  for (const child of element.children) {
    if (child.hasAttribute('data-node') || !('style' in child)) continue
    yield child as HTMLElement
    yield* ownElements(child as HTMLElement)
  }
}

const isShown = (element: Element) => element.getClientRects().length > 0

function hasOwnText(element: Element): boolean {
  for (const child of element.childNodes) if (child.nodeType === 3 && child.nodeValue?.trim()) return true
  return false
}

/** Accessible name of a link or heading: an explicit name, otherwise its text and its pictures' alternative texts. */
function nameOf(element: Element): string {
  const label =
    element.getAttribute('aria-label') ??
    element.getAttribute('title') ??
    (element.getAttribute('aria-labelledby') ? '…' : '')
  if (label.trim()) return label.trim()
  const pictures = [...element.querySelectorAll('img[alt], [aria-label]')].map(
    (each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? '',
  )
  return [
    element.textContent ?? '',
    ...pictures,
    ...[...element.querySelectorAll('svg title')].map((title) => title.textContent ?? ''),
  ]
    .join(' ')
    .trim()
}

/** A loaded picture. One that is still loading or not requested yet is measured once it has loaded. */
function pictureOf(image: HTMLImageElement, view: Window): SeenPicture | undefined {
  if (!image.complete || !image.currentSrc) return undefined
  const [entry] = view.performance.getEntriesByName(image.currentSrc, 'resource') as PerformanceResourceTiming[]
  const { width, height } = image.getBoundingClientRect()
  return entry && entry.encodedBodySize > 0 && width > 0 ? { bytes: entry.encodedBodySize, width, height } : undefined
}
