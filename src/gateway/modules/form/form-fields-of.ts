import type { SubmissionField } from '@schemas/entities/form-submission'
import { type FormField, isAsking } from '@schemas/layout/check-answers'
import type { Locale } from '@schemas/layout/locale'
import type { Block, Row } from '@schemas/layout/page'
import { prepareBlock } from '@schemas/layout/prepare'
import { localise } from '@schemas/layout/text'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import type { Site } from '../../platform/sites'
import type { Services } from '../../services'

const types = { definition: blockDefinition, migrations: blockMigrations }
/** The form blocks of a site's release by form; a site object stands for one release. */
const remembered = new WeakMap<Site, Map<string, unknown>>()

/** The questions of a form as the site asks them now, in the reader's language. Empty for a form that is on no page any more. */
export function formFieldsOf(services: Services, site: Site, form: string, locale: Locale): SubmissionField[] {
  const forms = remembered.get(site) ?? collectForms(services, site)
  remembered.set(site, forms)
  const fields = localise(forms.get(form) ?? [], locale) as FormField[]
  return fields.filter(isAsking).map((field) => ({
    name: field.name,
    label: field.label,
    kind: field.kind,
    ...('options' in field ? { options: field.options.map(({ value, label }) => ({ value, label })) } : {}),
  }))
}

function collectForms(services: Services, site: Site): Map<string, unknown> {
  const forms = new Map<string, unknown>()
  const visit = (rows: readonly Row[]): void => {
    for (const row of rows) for (const cell of row.cells) for (const block of cell.blocks) read(block)
  }
  const read = (block: Block): void => {
    for (const area of Object.values(block.slots ?? {})) visit(area)
    if (block.type !== 'form/form') return
    const prepared = prepareBlock(block, types)
    if (prepared.ok && typeof prepared.props.form === 'string' && !forms.has(prepared.props.form)) forms.set(prepared.props.form, prepared.props.fields)
  }
  const pages = services.pages.all(site)
  for (const pattern of pages.patterns) for (const view of Object.values(pages.page(pattern)?.views ?? {})) visit(view?.rows ?? [])
  for (const slot of ['header', 'subheader', 'footer'] as const) visit(pages.slot(slot)?.rows ?? [])
  return forms
}
