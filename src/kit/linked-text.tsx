import { linkProblem } from '@schemas/layout/link'
import { Link } from './link'

/** An address in running text, without what ends the sentence behind it. */
const address = /\bhttps?:\/\/(?![/?#])[^\s<>"'“”]*[^\s<>"'“”.,;:!?)\]}…ๆฯ]/g

type Part = { text: string; to?: string }

/** Text in parts, addresses apart from words. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const found of text.matchAll(address)) {
    // One that names somebody before its host looks like another host.
    if (!URL.canParse(found[0]) || new URL(found[0]).username || linkProblem({ to: found[0], external: true })) continue
    if (found.index > at) parts.push({ text: text.slice(at, found.index) })
    parts.push({ text: found[0], to: found[0] })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** What somebody wrote, as text; addresses that may be followed are links out of the site. */
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
