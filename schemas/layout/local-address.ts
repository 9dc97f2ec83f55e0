import { fillPath, findPath } from './path'

/**
 * A same-site address as it is in the visitor's language: query and anchor stay. `translations` are the site's for that language
 * (`siteAddresses`), undefined where pages have one address for all. An address that names a language itself is left as it is.
 */
export function localAddress(translations: Readonly<Record<string, string>> | undefined, to: string): string {
  if (!translations || !to.startsWith('/') || /[?&]lang=/.test(to)) return to
  const end = to.search(/[?#]/)
  const path = end < 0 ? to : to.slice(0, end)
  const match = findPath(Object.keys(translations), path)
  const target = match && translations[match.path]
  return !target || target === match.path ? to : fillPath(target, match.params) + to.slice(path.length)
}
