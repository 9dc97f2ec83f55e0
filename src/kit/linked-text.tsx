import { linkProblem } from '@schemas/layout/link-target'
import { Link } from './link'

/** A URL in running text, without trailing punctuation. */
const address = /\bhttps?:\/\/(?![/?#])[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]}…ๆฯ]/g

type Part = { text: string; to?: string }

/** Splits text into plain parts and URLs. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    // Skips URLs with credentials, which disguise their host.
    if (!URL.canParse(found[0]) || new URL(found[0]).username || linkProblem({ to: found[0], external: true })) continue
    if (found.index > at) parts.push({ text: text.slice(at, found.index) })
    parts.push({ text: found[0], to: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** User-written text with safe URLs as external links. */
export function LinkedText({ text }: { text: string }) {
  return linkParts(text).map(({ text: linkText, to }, index) =>
    to ? (
      <Link key={index} link={{ to, external: true, newTab: true }}>
        {linkText}
      </Link>
    ) : (
      <span key={index}>{linkText}</span>
    ),
  )
}
