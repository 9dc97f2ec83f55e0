import type { FormField } from '@schemas/layout/check-answers'

export type FormSection = {
  heading?: Extract<FormField, { kind: 'heading' }>
  fields: Exclude<FormField, { kind: 'heading' }>[]
}

/**
 * Groups the fields into sections, each starting with a heading; fields before the first heading form a section without
 * one.
 */
export function formSections(fields: readonly FormField[]): FormSection[] {
  const sections: FormSection[] = []
  for (const field of fields) {
    if (field.kind === 'heading') sections.push({ heading: field, fields: [] })
    else if (sections.length === 0) sections.push({ fields: [field] })
    else sections.at(-1)?.fields.push(field)
  }
  return sections
}
