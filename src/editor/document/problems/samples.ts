import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { FieldPath } from '../operations/set-field'
import type { Facts, PageProblem } from './problem'
import type { FilledIn } from './values'

const words = {
  picture: { en: 'This is still the sample picture.', th: 'ยังเป็นรูปตัวอย่าง' },
  file: { en: 'This is still the sample file.', th: 'ยังเป็นไฟล์ตัวอย่าง' },
}

/** What stands at a place of what a fresh block says; of a list at the place of any of its entries, because each may be moved or made anew. `path` leads from the node. */
function samplesAt(start: unknown, [, ...path]: FieldPath): unknown[] {
  return path.reduce<unknown[]>((found, part) => found.flatMap((value) => (typeof part === 'number' ? (Array.isArray(value) ? value : []) : isRecord(value) && value[part] !== undefined ? [value[part]] : [])), [start])
}

/** Pictures and files that nobody chose: they came with the block. */
export function checkSampleFiles({ fields: { id, type } }: FlatBlock, values: readonly FilledIn[], { start }: Facts): PageProblem[] {
  return values.flatMap(({ field, path, value }): PageProblem[] => {
    if ((field.kind !== 'image' && field.kind !== 'file') || !isRecord(value)) return []
    const isSample = samplesAt(start(type), path).some((sample) => isRecord(sample) && sample.asset === value.asset)
    return isSample ? [{ kind: 'sample', level: 'warning', node: id, path, words: field.kind === 'image' ? words.picture : words.file }] : []
  })
}
