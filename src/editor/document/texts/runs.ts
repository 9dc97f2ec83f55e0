import type { RichMark, RichNode, RichTree } from '@schemas/layout/rich-text'
import { leadsOut } from './leads-out'

/** Returns the replacement for a run. `index` counts the runs of the value. */
type MapRun = (run: string, index: number) => readonly Cut[]

/** A range of a run and its replacement. Cuts are ordered and do not overlap. */
export type Cut = { from: number; to: number; put: string }

/**
 * The runs of a value: a plain text is one; of a tree, adjacent text regardless of marks, picture descriptions, and
 * addresses of external links.
 */
export function runsOf(value: string | RichTree): string[] {
  const runs: string[] = []
  cutRuns(value, (run) => {
    runs.push(run)
    return []
  })
  return runs
}

/** Replaces parts of a value's runs; a replacement takes the marks of the text where it starts. */
export function cutRuns<V extends string | RichTree>(value: V, cutsOf: MapRun): V
export function cutRuns(value: string | RichTree, cutsOf: MapRun): string | RichTree {
  let index = 0
  const cutText = (text: string): string => cutAt(text, 0, cutsOf(text, index++))
  if (typeof value === 'string') return cutText(value)
  const cutMark = (mark: RichMark): RichMark =>
    mark.type === 'link' && leadsOut(mark.attrs.href)
      ? { ...mark, attrs: { ...mark.attrs, href: cutText(mark.attrs.href) } }
      : mark
  const cutAll = (nodes: readonly RichNode[]): RichNode[] => {
    const made: RichNode[] = []
    for (let at = 0; at < nodes.length;) {
      const pieces = nodes.slice(at).slice(0, pieceCount(nodes, at)) as Extract<RichNode, { type: 'text' }>[]
      if (pieces.length === 0) {
        made.push(cutNode(nodes[at++] as RichNode))
        continue
      }
      const cuts = cutsOf(pieces.map(({ text }) => text).join(''), index++)
      let start = 0
      for (const piece of pieces) {
        const text = cutAt(piece.text, start, cuts)
        start += piece.text.length
        // A text node must not be empty.
        if (text) made.push({ ...piece, text, ...(piece.marks ? { marks: piece.marks.map(cutMark) } : {}) })
      }
      at += pieces.length
    }
    return made
  }
  const cutNode = (node: RichNode): RichNode => {
    if (node.type === 'image')
      return {
        ...node,
        attrs: {
          ...node.attrs,
          ...(node.attrs.alt ? { alt: cutText(node.attrs.alt) } : {}),
          ...(node.attrs.caption ? { caption: cutText(node.attrs.caption) } : {}),
        },
      }
    return 'content' in node && node.content ? { ...node, content: cutAll(node.content) } : node
  }
  return { ...value, content: cutAll(value.content) }
}

/** Number of adjacent text nodes from there on. */
function pieceCount(nodes: readonly RichNode[], at: number): number {
  let count = 0
  while (nodes[at + count]?.type === 'text') count++
  return count
}

/** A text node that starts at `start` of its run, after applying the run's cuts. */
function cutAt(text: string, start: number, cuts: readonly Cut[]): string {
  const end = start + text.length
  let made = ''
  let at = start
  for (const { from, to, put } of cuts) {
    if (to <= start || from >= end) continue
    made += text.slice(at - start, Math.max(from, start) - start)
    if (from >= start) made += put
    at = Math.min(to, end)
  }
  return made + text.slice(at - start)
}
