import type { FlatBlock } from '@schemas/layout/flat/flat'
import type { ImageRef } from '@schemas/layout/image'
import { blockDefinition } from '@registry/block-kits'
import { appendFiles, type FileOfItem, fileOfItem, newItem, capacityOf } from '../inspector/new-item'
import { objectFields } from '../document/fields/schema-fields'
import type { FieldOf } from '../document/fields/field'

type PictureList = {
  name: string
  field: FieldOf<'list'>
  file: FileOfItem
  list: readonly unknown[]
  /** How many more items fit; sample items are replaced, so they do not count. */ capacity: number
}

/** The picture list of a block that consists of pictures, such as a gallery; undefined for other blocks. */
export function pictureList({ type, props }: FlatBlock['fields']): PictureList | undefined {
  const definition = blockDefinition(type)
  if (!definition) return undefined
  for (const { name, field } of objectFields(definition.props)) {
    if (field.kind !== 'list') continue
    const file = fileOfItem(field.item(), newItem(type, [name], field.item()))
    if (file?.kind !== 'image') continue
    const value = props?.[name]
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return { name, field, file, list, capacity: capacityOf(list, field, file) }
  }
  return undefined
}

/** The list with these pictures appended, up to its capacity. */
export function withPictures(
  { type }: FlatBlock['fields'],
  { name, field, file, list }: PictureList,
  images: readonly ImageRef[],
): unknown[] {
  const { retainedIndices: retained, added } = appendFiles(list, { type, path: [name], field, file }, images)
  return [...retained.map((place) => list[place]), ...added]
}
