import { fillPath, findPath, plainPath } from './path'

/**
 * A same-site address in the visitor's language; query and anchor stay. `translations` are the site's for that language
 * (`siteAddresses`), undefined where pages have one address for all. An address that names a language stays unchanged.
 */
export function localAddress(translations: Readonly<Record<string, string>> | undefined, to: string): string {
  if (!translations || !to.startsWith('/') || /[?&]lang=/.test(to)) return to
  const end = to.search(/[?#]/)
  const path = end < 0 ? to : to.slice(0, end)
  const { literals, open } = preparedOf(translations)
  const literal = literals.get(plainPath(path) ?? '')
  const match = literal === undefined ? findPath(open, path) : { path: literal, params: {} }
  const target = match && translations[match.path]
  return !target || target === match.path ? to : fillPath(target, match.params) + to.slice(path.length)
}

/**
 * Patterns with parameters in order, and a map for those without, each of which is the best match of its single
 * address: every link of every page is looked up here.
 */
type Prepared = { literals: ReadonlyMap<string, string>; open: readonly string[] }
const prepared = new WeakMap<object, Prepared>()

function preparedOf(translations: Readonly<Record<string, string>>): Prepared {
  const known = prepared.get(translations)
  if (known) return known
  const patterns = Object.keys(translations)
  const isOpen = (pattern: string) => pattern.includes('{')
  const made = {
    literals: new Map(
      patterns.flatMap((pattern) => (isOpen(pattern) ? [] : [[pattern.normalize(), pattern] as const])),
    ),
    open: patterns.filter(isOpen),
  }
  prepared.set(translations, made)
  return made
}
