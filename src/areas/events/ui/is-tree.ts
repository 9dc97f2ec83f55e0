import { isRecord } from '@schemas/layout/json'
import type { RichTree } from '@schemas/layout/rich-text'

/** Whether a value of an answer is rich text. */
export const isTree = (value: unknown): value is RichTree => isRecord(value) && value.type === 'doc'
