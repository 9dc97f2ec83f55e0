import { fillPath, pathParams, plainPath } from '@schemas/layout/path'
import type { SiteAddresses } from '@schemas/layout/site-addresses'

/**
 * The address of a page that someone meant who wrote it in capitals, or with spaces around a word: `/ABOUT`, `/about%20`.
 * The words that a page takes from its address keep their letters. Undefined where no other address comes of it.
 */
export function alikeAddress(addresses: Pick<SiteAddresses, 'find'>, pathname: string): string | undefined {
  const plain = plainPath(pathname)
  if (plain === undefined) return undefined
  const segments = plain
    .split('/')
    .map((word) => word.trim())
    .filter(Boolean)
  const found = addresses.find(`/${segments.map((word) => encodeURIComponent(word.toLowerCase())).join('/')}`)
  if (found?.kind !== 'page') return undefined
  const pattern = found.address.split('/').filter(Boolean)
  const params = Object.fromEntries(
    pattern.flatMap((part, index) => pathParams(`/${part}`).map((name) => [name, segments[index] ?? ''])),
  )
  const to = fillPath(found.address, params)
  return plainPath(to) === plain ? undefined : to
}
