import type { RichMark, RichNode, RichTree } from '@schemas/layout/rich-text'
import { escapeMarkup } from './escape-markup'

type Addresses = {
  /** The address of a link as readers elsewhere can open it; undefined for one that is not to be one. */
  link: (href: string) => string | undefined
  /** The address of a picture; undefined where it cannot be shown. */
  picture: (asset: string) => string | undefined
}

/** A rich text as HTML for feed readers: every text escaped, and no element or attribute but those here. */
export function richHtml(tree: RichTree, addresses: Addresses): string {
  const all = (nodes: readonly RichNode[] | undefined): string => (nodes ?? []).map(one).join('')
  const one = (node: RichNode): string => {
    switch (node.type) {
      case 'text':
        return (node.marks ?? []).reduceRight((inner, mark) => marked(inner, mark, addresses), escapeMarkup(node.text))
      case 'hardBreak':
        return '<br>'
      case 'horizontalRule':
        return '<hr>'
      case 'heading':
        return `<h${node.attrs.level}>${all(node.content)}</h${node.attrs.level}>`
      case 'image': {
        const src = addresses.picture(node.attrs.asset)
        const caption = node.attrs.caption ? `<figcaption>${escapeMarkup(node.attrs.caption)}</figcaption>` : ''
        const picture = src ? `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(node.attrs.alt ?? '')}">` : ''
        return picture || caption ? `<figure>${picture}${caption}</figure>` : ''
      }
      case 'codeBlock':
        return `<pre><code>${all(node.content)}</code></pre>`
      case 'callout':
        return `<blockquote>${all(node.content)}</blockquote>`
      case 'table':
        return `<table><tbody>${all(node.content)}</tbody></table>`
      default:
        return `<${tags[node.type]}>${all(node.content)}</${tags[node.type]}>`
    }
  }
  return all(tree.content)
}

const tags = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
} as const

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code', highlight: 'mark' } as const

function marked(inner: string, mark: RichMark, { link }: Addresses): string {
  if (mark.type !== 'link') return `<${markTags[mark.type]}>${inner}</${markTags[mark.type]}>`
  const href = link(mark.attrs.href)
  return href ? `<a href="${escapeMarkup(href)}">${inner}</a>` : inner
}
