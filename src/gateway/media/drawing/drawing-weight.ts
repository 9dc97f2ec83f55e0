import { PictureRefused } from '../picture-refused'
import type { SheetRule } from './drawing-styles'

export type DrawingNode = {
  name: string
  attributes: Map<string, string>
  children: (DrawingNode | string)[]
  /** What its attributes refer to. */ ids: string[]
}

/** Elements drawn, each as often as it is used. */
const maxWeight = 100_000
/** How deep elements and uses may lie in each other. */
const maxDepth = 120
/** A filter's step or a mask works on an area of the picture, an element on its own pixels. */
const weights: Record<string, number> = { mask: 100, clipPath: 5, filter: 100 }
const ofElement = (name: string) => (name.startsWith('fe') ? 400 : (weights[name] ?? 1))
/** Dashes of all lines together. */
const maxDashes = 1_000_000

/**
 * Refuses a drawing that takes long to draw: uses of uses multiply, also by masks and filters, and a line may have
 * billions of dashes.
 */
export function checkWeight(root: DrawingNode, rules: readonly SheetRule[]): void {
  const byId = new Map<string, DrawingNode>()
  let length = 0
  let shortest = Infinity
  const bySheet = new Map<string, string[]>()
  const forAll = rules.flatMap((rule) => (rule.isForAll ? rule.ids : []))
  for (const { names, ids } of rules)
    for (const name of names) bySheet.set(name, [...(bySheet.get(name) ?? []), ...ids])
  walk(root)
  const total = weigh(root)
  // Each coordinate adds at most its arc to a line.
  if ((length * 7 * Math.min(total, maxWeight)) / countElements(root) / shortest > maxDashes)
    throw new PictureRefused('drawing')

  function walk(node: DrawingNode): void {
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
    for (const [name, value] of node.attributes) {
      if (/^(?:d|points|c?[xy][12]?|r[xy]?|width|height)$/.test(name)) length += sumOf(value)
      if (name === 'stroke-dasharray') shortest = Math.min(shortest, dashOf(value))
      if (name === 'style')
        for (const [, dashes = ''] of value.matchAll(/stroke-dasharray:([^;]*)/g))
          shortest = Math.min(shortest, dashOf(dashes))
    }
    for (const child of node.children)
      if (typeof child !== 'string') walk(child)
      else if (node.name === 'style')
        for (const [, dashes = ''] of child.matchAll(/stroke-dasharray:([^;}]*)/g))
          shortest = Math.min(shortest, dashOf(dashes))
  }

  function weigh(start: DrawingNode): number {
    const known = new Map<DrawingNode, number>()
    const open = new Set<DrawingNode>()
    const of = (node: DrawingNode): number => {
      const before = known.get(node)
      if (before !== undefined) return before
      // In itself, or too deep.
      if (open.has(node) || open.size > maxDepth) throw new PictureRefused('drawing')
      open.add(node)
      let weight = ofElement(node.name)
      for (const child of node.children) if (typeof child !== 'string') weight += of(child)
      for (const id of referencesOf(node)) {
        const target = byId.get(id)
        if (target) weight += of(target)
      }
      open.delete(node)
      if (weight > maxWeight) throw new PictureRefused('drawing')
      known.set(node, weight)
      return weight
    }
    return of(start)
  }

  function referencesOf({ name, attributes, ids }: DrawingNode): string[] {
    const names = [name, `#${attributes.get('id') ?? ''}`]
    for (const each of attributes.get('class')?.split(/\s+/) ?? []) names.push(`.${each}`)
    return [...ids, ...forAll, ...names.flatMap((each) => bySheet.get(each) ?? [])]
  }
}

const countElements = (node: DrawingNode): number =>
  node.children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : countElements(child)), 1)

const numbersOf = (value: string) => value.match(/(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)?.map(Number) ?? []
const sumOf = (value: string) => numbersOf(value).reduce((sum, each) => sum + each, 0)
/** A length that is no plain number could be anything. */
const dashOf = (value: string) => (/[^\d\s,.px]/.test(value.trim()) ? Infinity : sumOf(value) || Infinity)
