import { isRecord } from '@schemas/layout/json'
import { blockEditor } from '@registry/block-kits'
import { isSampleFile } from '../media/sample-name'
import type { Field, FieldOf, PropPath } from '../document/fields/field'
import { copyValue, startValue } from './start-value'

/** A new item of a block's list: the first of the block's start items, else the minimal valid value. */
export function newItem(type: string, path: PropPath, item: Field): unknown {
  const started = path.reduce<unknown>(
    (at, part) =>
      at !== null && typeof at === 'object'
        ? (at as Record<string | number, unknown>)[typeof part === 'number' ? 0 : part]
        : undefined,
    blockEditor(type)?.start,
  )
  return Array.isArray(started) && started.length > 0 ? copyValue(item, started[0]) : startValue(item)
}

/** Where an item holds the single picture or file it consists of; without a name it is the file itself. */
export type FileOfItem = { kind: 'image' | 'file'; name?: string }

/** Detects items that consist of a picture or file and no text: adding one opens the file picker. */
export function fileOfItem(item: Field, fresh: unknown): FileOfItem | undefined {
  if (item.kind === 'image' || item.kind === 'file') return { kind: item.kind }
  if (item.kind !== 'object' || !isRecord(fresh)) return undefined
  const filled = item.fields.filter(
    ({ name, field }) => fresh[name] !== undefined && field.kind !== 'key' && field.kind !== 'constant',
  )
  const [only, other] = filled
  if (!only || other || (only.field.kind !== 'image' && only.field.kind !== 'file')) return undefined
  return { kind: only.field.kind, name: only.name }
}

/** The same item with another file. */
export const withFile = (fresh: unknown, { name }: FileOfItem, file: object): unknown =>
  name === undefined ? file : { ...(fresh as object), [name]: file }

/** Whether an item is one of the block's samples. */
export function isSampleItem(value: unknown, { name }: FileOfItem): boolean {
  const file = name === undefined ? value : isRecord(value) ? value[name] : undefined
  const isAlone =
    name === undefined || (isRecord(value) && Object.keys(value).every((key) => key === name || key === 'id'))
  return isAlone && isRecord(file) && typeof file.asset === 'string' && isSampleFile(file.asset)
}

/** How many more files a list accepts; samples are replaced, so they do not count. */
export const capacityOf = (list: readonly unknown[], { max }: FieldOf<'list'>, file: FileOfItem): number =>
  Math.max(0, (max ?? Number.POSITIVE_INFINITY) - list.filter((entry) => !isSampleItem(entry, file)).length)

type ListOf = { type: string; path: PropPath; field: FieldOf<'list'>; file: FileOfItem }

/**
 * Appends files as items and replaces the samples: returns the indices that stay and the new items, as far as the limit
 * allows.
 */
export function appendFiles(
  list: readonly unknown[],
  { type, path, field, file }: ListOf,
  files: readonly object[],
): { retainedIndices: number[]; added: unknown[] } {
  const retainedIndices = list.flatMap((entry, place) => (isSampleItem(entry, file) ? [] : [place]))
  return {
    retainedIndices,
    added: files
      .slice(0, capacityOf(list, field, file))
      .map((each) => withFile(newItem(type, path, field.item()), file, each)),
  }
}
