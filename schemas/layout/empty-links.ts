import { isRecord } from './json'

/**
 * The links in a block's props that have no address, as paths to the address from `value`. A link prop is recognised by
 * its shape (`{ to, external?, newTab? }`), a link in rich text by its mark. Pure, and total over JSON.
 */
export function emptyLinks(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyLinks(entry, [...path, index]))
  if (!isRecord(value)) return []
  if (isBlank(value.to) && Object.keys(value).every((key) => linkKeys.has(key))) return [[...path, 'to']]
  if (value.type === 'link' && isRecord(value.attrs) && isBlank(value.attrs.href)) return [[...path, 'attrs', 'href']]
  return Object.keys(value).flatMap((key) => emptyLinks(value[key], [...path, key]))
}

const linkKeys = new Set(['to', 'external', 'newTab'])
const isBlank = (address: unknown) => typeof address === 'string' && address.trim() === ''
