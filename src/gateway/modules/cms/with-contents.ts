import type { PostFull } from '@schemas/entities/post'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import { plainText } from './posts-of'

/** The body with an id on every heading (its own, else made from its words), and the contents that they make. */
export function withContents(body: RichTree): Pick<PostFull, 'body' | 'contents'> {
  const contents: PostFull['contents'] = []
  const taken = new Set<string>()
  const visit = (nodes: readonly RichNode[]): RichNode[] =>
    nodes.map((node): RichNode => {
      if (node.type !== 'heading') return 'content' in node && node.content ? ({ ...node, content: visit(node.content) } as RichNode) : node
      const text = plainText({ type: 'doc', content: node.content ?? [] })
      const id = unique(node.attrs.id ?? (slugOf(text) || 'section'), taken)
      if (text) contents.push({ id, text, level: node.attrs.level })
      return { ...node, attrs: { ...node.attrs, id } }
    })
  return { body: { type: 'doc', content: visit(body.content) }, contents }
}

function unique(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`
  taken.add(id)
  return id
}

/** Letters, marks and digits of any script, hyphens between; at most 60 characters, cut between clusters. */
function slugOf(text: string): string {
  const words = text.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return words.slice(0, 60).replace(/-[^-]{0,8}$/, (tail) => (words.length > 60 ? '' : tail))
}
