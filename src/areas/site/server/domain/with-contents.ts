import type { PostFull } from '@schemas/site/entities/post'
import { slugOf, uniqueId } from '@schemas/layout/contents/heading-ids'
import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import { plainText } from './posts-of'

/** The body with an id on every heading (its own, else made from its text), and the table of contents. */
export function withContents(body: RichTree): Pick<PostFull, 'body' | 'contents'> {
  const contents: PostFull['contents'] = []
  const taken = new Set<string>()
  const visit = (nodes: readonly RichNode[]): RichNode[] =>
    nodes.map((node): RichNode => {
      if (node.type !== 'heading')
        return 'content' in node && node.content ? ({ ...node, content: visit(node.content) } as RichNode) : node
      const text = plainText({ type: 'doc', content: node.content ?? [] })
      const id = uniqueId(node.attrs.id ?? (slugOf(text) || 'section'), taken)
      if (text) contents.push({ id, text, level: node.attrs.level })
      return { ...node, attrs: { ...node.attrs, id } }
    })
  return { body: { type: 'doc', content: visit(body.content) }, contents }
}
