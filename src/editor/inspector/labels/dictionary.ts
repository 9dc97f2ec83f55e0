import { commonFields, commonOptions, type FieldEntry, type OptionEntry } from '@kit/prop-labels'

const fields = { ...commonFields }
const options = { ...commonOptions }

/**
 * Label of a prop by its name, for all blocks. A block overrides it in `editor.tsx` when one of its props means
 * something else.
 */
export const fieldEntry = (name: string): FieldEntry | undefined => fields[name]

/** Label of a choice's option for props with that name. */
export const optionEntry = (name: string, option: string): OptionEntry | undefined => options[name]?.[option]

/**
 * Labels for less common blocks are loaded separately (`more-labels`); import that file wherever such a block may be
 * named.
 */
export function addLabels(moreFields: typeof fields, moreOptions: typeof options): void {
  Object.assign(fields, moreFields)
  Object.assign(options, moreOptions)
}
