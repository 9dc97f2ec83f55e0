import { locales } from '../../layout/locale'
import type { PostContent } from '../entities/post-content'

/** Fields with a text per language. */
export const textFields = ['title', 'excerpt', 'body', 'metaTitle', 'metaDescription'] as const
/** Fields that are the post's in every language. */
export const sharedFields = ['cover', 'authors', 'tags', 'canonical', 'shareImage'] as const

/** Fields in the form `title.th` or `tags`: what saves, merges and comparisons work on. */
export const fieldNames = [
  ...textFields.flatMap((field) => locales.map((locale) => `${field}.${locale}` as const)),
  ...sharedFields,
] as const
export type FieldName = (typeof fieldNames)[number]

/** A content as its fields; absent ones are undefined. */
export function readField(content: PostContent, name: FieldName): unknown {
  const [field, locale] = name.split('.') as [keyof PostContent, 'th' | 'en' | undefined]
  const value = content[field]
  return locale ? (value as Partial<Record<string, unknown>>)[locale] : value
}

/** The content with a field replaced; `undefined` removes it. */
export function withField(content: PostContent, name: FieldName, value: unknown): PostContent {
  const [field, locale] = name.split('.') as [keyof PostContent, 'th' | 'en' | undefined]
  const whole = locale ? { ...(content[field] as object), [locale]: value } : value
  const next = { ...content, [field]: whole } as Record<string, unknown>
  if (locale && value === undefined) delete (next[field] as Record<string, unknown>)[locale]
  if (!locale && value === undefined) delete next[field]
  return next as PostContent
}

/** Equal as JSON, whatever the order of keys: the database does not keep it. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) =>
    isSame((left as Record<string, unknown>)[name], (right as Record<string, unknown>)[name]),
  )
}

/** The fields in which two contents differ. */
export const changedFields = (left: PostContent, right: PostContent): FieldName[] =>
  fieldNames.filter((name) => !isSame(readField(left, name), readField(right, name)))
