import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type FormField, checkAnswers } from '@schemas/layout/check-answers'
import { formFields } from '@schemas/layout/form-fields'
import { localise } from '@schemas/layout/text'
import { answersOf, responses } from '@areas/forms/server/seed/responses'
import { momentOf } from '@gateway/seed/demo-seed'

const themes = join(import.meta.dirname, '../../themes')
type Node = { type?: string; props?: { form?: string; fields?: unknown } }

/** Fields of the forms of a theme pack, by the form's name. */
function formsOf(theme: string): Map<string, unknown> {
  const forms = new Map<string, unknown>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, props } = value as Node
    if (type === 'form/form' && props?.form !== undefined) forms.set(props.form, props.fields)
    for (const inner of Object.values(value)) visit(inner)
  }
  for (const file of readdirSync(join(themes, theme), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json')) visit(JSON.parse(readFileSync(join(themes, theme, file), 'utf8')))
  return forms
}

const demoThemes = readdirSync(themes).filter((theme) => existsSync(join(themes, theme, 'site/responses.json')))

it.each(demoThemes)('answers the forms of %s by their own rules', (theme) => {
  const forms = formsOf(theme)
  const list = responses.parse(JSON.parse(readFileSync(join(themes, theme, 'site/responses.json'), 'utf8')))
  expect(list.length).toBeGreaterThan(0)
  for (const response of list) {
    const fields = localise(formFields().parse(forms.get(response.form)), response.locale) as FormField[]
    const today = momentOf(response.ago).toISOString().slice(0, 10)
    const { answers, errors } = checkAnswers(fields, answersOf(response), { locale: response.locale, today })
    expect({ form: response.form, errors }).toEqual({ form: response.form, errors: {} })
    // Nothing is left out: each answer belongs to a field that was shown.
    expect(Object.keys(answers).toSorted()).toEqual(Object.keys(response.answers).toSorted())
  }
})
