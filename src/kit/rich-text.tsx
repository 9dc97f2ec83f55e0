import { Fragment, type ReactNode } from 'react'
import type { RichMark, RichNode, RichTree } from '@schemas/layout/rich-text'
import { Link } from './link'
import { Picture } from './picture'
import { HeldText } from './held-text'

/** Renders a rich-text tree to elements. There is no path from a document to an HTML string. */
export function RichText({ tree, className = 'rich-text' }: { tree: RichTree; className?: string }) {
  return <div className={className}>{children(tree.content)}</div>
}

function children(nodes: readonly RichNode[] | undefined): ReactNode {
  return nodes?.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>)
}

function element(node: RichNode): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>(marked, <HeldText>{node.text}</HeldText>)
    case 'hardBreak':
      return <br />
    case 'horizontalRule':
      return <hr />
    case 'heading': {
      const Heading = `h${node.attrs.level}` as 'h2' | 'h3' | 'h4'
      return <Heading id={node.attrs.id}>{children(node.content)}</Heading>
    }
    case 'orderedList':
      return (
        <ol start={node.attrs?.start} data-kind={node.attrs?.kind} data-sign={node.attrs?.sign}>
          {children(node.content)}
        </ol>
      )
    case 'image':
      return (
        <figure>
          <Picture image={{ asset: node.attrs.asset, alt: node.attrs.alt }} sizes="(min-width: 720px) 42rem, 100vw" />
          {node.attrs.caption && <figcaption>{node.attrs.caption}</figcaption>}
        </figure>
      )
    case 'codeBlock':
      return (
        // Long lines scroll inside the box, so the box must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
        <pre tabIndex={0}>
          <code>{children(node.content)}</code>
        </pre>
      )
    case 'callout':
      return (
        <aside className="rich-callout" data-tone={node.attrs?.tone ?? 'note'}>
          {children(node.content)}
        </aside>
      )
    case 'table':
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
        <div className="rich-table" tabIndex={0}>
          <table>
            <tbody>{children(node.content)}</tbody>
          </table>
        </div>
      )
    case 'paragraph':
      return <p>{children(node.content)}</p>
    case 'bulletList':
      return <ul>{children(node.content)}</ul>
    case 'listItem':
      return <li>{children(node.content)}</li>
    case 'blockquote':
      return <blockquote>{children(node.content)}</blockquote>
    case 'tableRow':
      return <tr>{children(node.content)}</tr>
    case 'tableHeader':
      // An empty corner cell is not a header and must not be announced as one.
      return hasText(node.content) ? <th>{children(node.content)}</th> : <td>{children(node.content)}</td>
    case 'tableCell':
      return <td>{children(node.content)}</td>
  }
}

function hasText(nodes: readonly RichNode[] | undefined): boolean {
  return (
    nodes?.some(
      (node) =>
        (node.type === 'text' && node.text.trim() !== '') ||
        node.type === 'image' ||
        ('content' in node && hasText(node.content)),
    ) ?? false
  )
}

function marked(inner: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'underline':
      return <u>{inner}</u>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
    case 'highlight':
      return <mark>{inner}</mark>
    case 'link':
      return (
        <Link link={{ to: mark.attrs.href, external: mark.attrs.external, newTab: mark.attrs.newTab }}>{inner}</Link>
      )
  }
}
