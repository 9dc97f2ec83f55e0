import { SaxesParser, type SaxesTagNS } from 'saxes'
import { maxDrawingBytes } from '@schemas/files/entities/media-item'
import { PictureRefused } from '../picture-refused'
import { cleanSheet, cleanStyle, type SheetRule } from './drawing-styles'
import {
  innerTarget,
  isAllowedAttribute,
  isAllowedElement,
  isName,
  referencesOf,
  shapes,
  textElements,
} from './drawing-subset'
import { checkWeight, type DrawingNode } from './drawing-weight'

/** A logo has some hundred elements, a large map some thousand. */
const maxElements = 20_000
const maxDepth = 60
const svg = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'

export type Drawing = {
  width: number
  height: number
  /** The drawing as markup in the given width, in proportion. */ markup: (width?: number) => string
}

/**
 * An SVG reduced to what only draws: known elements and attributes, references to its own parts, styles that load
 * nothing. Elements are generated, never copied, so nothing else can come out. Throws PictureRefused.
 */
export function cleanDrawing(bytes: Buffer): Drawing {
  if (bytes.length > maxDrawingBytes) throw new PictureRefused('drawing')
  const { root, dropped } = read(decode(bytes))
  const rules = cleanSheets(root)
  checkWeight(root, rules)
  if (!hasShape(root)) throw new PictureRefused(dropped.has('image') ? 'embedded' : 'broken')
  // A shape without what it is drawn with would be another picture.
  if (dropped.has('image')) throw new PictureRefused('embedded')
  if (refersTo(root, rules, dropped)) throw new PictureRefused('drawing')
  const { width, height, viewBox } = sizeOf(root)
  return {
    width,
    height,
    markup: (wide = width) => {
      const attributes = new Map(root.attributes)
        .set('xmlns', svg)
        .set('viewBox', viewBox)
        .set('width', String(wide))
        .set('height', String(round((height * wide) / width)))
      return write({ ...root, attributes })
    },
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PictureRefused('broken')
  }
}

/** The allowed part of a document, with the names and ids (`#id`) of elements that were left out. */
function read(text: string): { root: DrawingNode; dropped: Set<string> } {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: DrawingNode[] = []
  const dropped = new Set<string>()
  let root: DrawingNode | undefined
  let count = 0
  let depth = 0
  /** Depth of the outermost element that is being left out. */
  let leftOut: number | undefined
  parser.on('error', () => {
    throw new PictureRefused('broken')
  })
  parser.on('doctype', (type) => {
    // Entities are not replaced; a document that declares some means something else than it would show.
    if (type.includes('[')) throw new PictureRefused('drawing')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    count += 1
    if (count > maxElements || depth > maxDepth) throw new PictureRefused('drawing')
    if (leftOut !== undefined) return noteDropped(tag)
    const node = readElement(tag)
    if (!root) {
      if (node?.name !== 'svg') throw new PictureRefused('broken')
      root = node
    } else if (node) open.at(-1)?.children.push(node)
    if (!node) {
      leftOut = depth
      return noteDropped(tag)
    }
    open.push(node)
  })
  parser.on('closetag', () => {
    if (leftOut === undefined) open.pop()
    else if (leftOut === depth) leftOut = undefined
    depth -= 1
  })
  const addText = (part: string) => {
    const node = open.at(-1)
    if (leftOut === undefined && node && textElements.has(node.name)) node.children.push(part)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  if (!root) throw new PictureRefused('broken')
  return { root, dropped }

  function noteDropped({ local, attributes, uri }: SaxesTagNS): void {
    if (uri === svg || uri === '') dropped.add(local)
    if (attributes.id) dropped.add(`#${attributes.id.value}`)
  }
}

/** An allowed element with its allowed attributes. */
function readElement({ local, uri, attributes }: SaxesTagNS): DrawingNode | undefined {
  // Without any namespace it is meant as a drawing too.
  if ((uri !== svg && uri !== '') || !isAllowedElement(local)) return undefined
  const node: DrawingNode = { name: local === 'a' ? 'g' : local, attributes: new Map(), children: [], ids: [] }
  // Without its medium a sheet for printing would always apply.
  if (local === 'style') return ['', 'all', 'screen'].includes(attributes.media?.value.trim() ?? '') ? node : undefined
  for (const { uri: of, local: name, value, prefix } of Object.values(attributes)) {
    if (name === 'href' && (of === '' || of === xlink)) {
      const target = local === 'a' ? undefined : innerTarget(value)
      if (target === undefined) continue
      node.attributes.set('href', `#${target}`)
      node.ids.push(target)
    } else if (prefix === 'xml' && name === 'space') node.attributes.set('xml:space', value)
    else if (of !== '') continue
    else if (name === 'id') {
      if (isName(value)) node.attributes.set('id', value)
    } else if (name === 'class') node.attributes.set('class', value.replace(/[^\w\s\u0080-\uffff-]/g, ''))
    else if (name === 'style') {
      const { style, ids } = cleanStyle(value)
      if (style) node.attributes.set('style', style)
      node.ids.push(...ids)
    } else if (isAllowedAttribute(name)) {
      const ids = referencesOf(value)
      if (!ids) continue
      node.attributes.set(name, value)
      node.ids.push(...ids)
    }
  }
  return node
}

function cleanSheets(node: DrawingNode): SheetRule[] {
  if (node.name === 'style') {
    const { sheet, rules } = cleanSheet(node.children.filter((child) => typeof child === 'string').join(''))
    node.children = [sheet]
    return rules
  }
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : cleanSheets(child)))
}

const hasShape = (node: DrawingNode): boolean =>
  shapes.has(node.name) || node.children.some((child) => typeof child !== 'string' && hasShape(child))

/** Whether something refers to a pattern, marker or other element that was left out. */
const refersTo = (node: DrawingNode, rules: readonly SheetRule[], dropped: ReadonlySet<string>): boolean =>
  rules.some(({ ids }) => ids.some((id) => dropped.has(`#${id}`))) ||
  node.ids.some((id) => dropped.has(`#${id}`)) ||
  node.children.some((child) => typeof child !== 'string' && refersTo(child, [], dropped))

/** Pixels of a length; undefined for one that depends on its surroundings. */
function pixels(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in|)$/i.exec(length?.trim() ?? '') ?? []
  const found =
    Number(number) * { px: 1, pt: 4 / 3, pc: 16, mm: 96 / 25.4, cm: 96 / 2.54, in: 96, '': 1 }[unit.toLowerCase()]!
  return number !== '' && isSize(found) ? found : undefined
}
const isSize = (value: number) => Number.isFinite(value) && value >= 0.01 && value <= 100_000
const round = (value: number) => Math.max(0.01, Math.round(value * 100) / 100)

function sizeOf({ attributes }: DrawingNode): { width: number; height: number; viewBox: string } {
  const box =
    attributes
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [left = 0, top = 0, wide = 0, high = 0] = box.length === 4 && box.every(Number.isFinite) ? box : []
  const hasBox = isSize(wide) && isSize(high)
  const width = pixels(attributes.get('width'))
  const height = pixels(attributes.get('height'))
  const ratio = hasBox ? high / wide : undefined
  const shownWidth = width ?? (height && ratio ? height / ratio : hasBox ? wide : 300)
  const shownHeight = height ?? (ratio ? shownWidth * ratio : 150)
  // Whole pixels are what the row holds; a hair's breadth of a picture is none.
  const scale = Math.max(1, 1 / Math.min(shownWidth, shownHeight))
  if (!isSize(shownWidth * scale) || !isSize(shownHeight * scale)) throw new PictureRefused('drawing')
  return {
    width: Math.round(shownWidth * scale),
    height: Math.max(1, Math.round(shownHeight * scale)),
    viewBox: hasBox ? [left, top, wide, high].join(' ') : `0 0 ${shownWidth} ${shownHeight}`,
  }
}

function write({ name, attributes, children }: DrawingNode): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')
  if (children.length === 0) return `<${name}${written}/>`
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : write(child))).join('')
  return `<${name}${written}>${inside}</${name}>`
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')
