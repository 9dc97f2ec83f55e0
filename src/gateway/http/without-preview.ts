import { previewParameter } from '@schemas/layout/preview-address'

/** A query without the preview token, which belongs only to those who received the link. */
export function withoutPreview(search: string): string {
  // The rest keeps its spelling: parsing and serialising would turn `?edit` into `?edit=`.
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(part).has(previewParameter))
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
