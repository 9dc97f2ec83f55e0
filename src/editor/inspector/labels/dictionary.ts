import { commonFields, commonOptions, type FieldEntry, type OptionEntry } from '@kit/prop-labels'

const fields = { ...commonFields }
const options = { ...commonOptions }

/** What a prop is called by its name, wherever it stands. A block says in its `editor.tsx` where one of its own means something else. */
export const fieldEntry = (name: string): FieldEntry | undefined => fields[name]

/** What a word of a choice is called, as the prop of that name means it. */
export const optionEntry = (name: string, option: string): OptionEntry | undefined => options[name]?.[option]

/** The words of the blocks that are no common ones come in a file of their own (`more-labels`): whoever may name such a block imports it. */
export function addLabels(moreFields: typeof fields, moreOptions: typeof options): void {
  Object.assign(fields, moreFields)
  Object.assign(options, moreOptions)
}
