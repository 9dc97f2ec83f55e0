import { writtenText } from '@schemas/layout/samples'
import { blockEditor } from '@registry/block-kits'
import type { FieldPath } from './operations/set-field'
import { writing } from './writing'

/**
 * A text as it is written, at `path` of a block's props: a language in which it is still the sample goes, so that its
 * readers get what was written.
 */
function withoutOtherSample(type: string, path: FieldPath, value: unknown): unknown {
  const start = blockEditor(type)?.start
  return start ? writtenText(value, path, start) : value
}
writing.settle = withoutOtherSample
