import { isRecord } from '@schemas/layout/json'
import type { FieldPath } from '../operations/set-field'
import type { FilledIn } from './values'

/** A link of a block: its address, and the value that contains it. `isOptional`: the block works without it. */
export type FoundLink = { to: string; path: FieldPath; isOptional: boolean; isRich: boolean }

/** Every link in a block's props, including rich text. `path` leads to the address. */
export function linksOf(values: readonly FilledIn[]): FoundLink[] {
  return values.flatMap(({ field, path, value }): FoundLink[] => {
    if (field.kind === 'rich-text') return richLinks(value, path)
    if (field.kind === 'path')
      return typeof value === 'string' && value.trim() !== ''
        ? [{ to: value, path, isOptional: field.isOptional, isRich: false }]
        : []
    return field.kind === 'link' && isRecord(value) && typeof value.to === 'string'
      ? [{ to: value.to, path: [...path, 'to'], isOptional: field.isOptional, isRich: false }]
      : []
  })
}

/** The links of a rich text. */
export function richLinks(value: unknown, path: FieldPath): FoundLink[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => richLinks(entry, [...path, index]))
  if (!isRecord(value)) return []
  if (value.type === 'link' && isRecord(value.attrs))
    return typeof value.attrs.href === 'string'
      ? [{ to: value.attrs.href, path: [...path, 'attrs', 'href'], isOptional: true, isRich: true }]
      : []
  return Object.keys(value).flatMap((key) => richLinks(value[key], [...path, key]))
}

/** The names of anchors in a rich text. */
export function richAnchors(values: readonly FilledIn[]): string[] {
  const names = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(names)
    if (!isRecord(value)) return []
    const own =
      value.type === 'heading' && isRecord(value.attrs) && typeof value.attrs.id === 'string' ? [value.attrs.id] : []
    return [...own, ...Object.values(value).flatMap(names)]
  }
  return values.flatMap(({ field, value }) => (field.kind === 'rich-text' ? names(value) : []))
}
