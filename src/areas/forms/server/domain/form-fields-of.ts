import type { SubmissionField } from '@schemas/forms/entities/form-submission'
import { type FormField, isAnswerField } from '@schemas/layout/check-answers'
import type { Locale } from '@schemas/layout/locale'
import { pathParams } from '@schemas/layout/path'
import type { Block, Row } from '@schemas/layout/page'
import { prepareBlock } from '@schemas/layout/prepare'
import { hasRole } from '@schemas/layout/role'
import { localise } from '@schemas/layout/text'
import { storedTypes as types } from '@registry/stored-types'
import { errorPattern } from '@gateway/pages/site-pages'
import type { Site } from '@gateway/platform/sites'
import type { Services } from '@gateway/services'

/** Per form of a site's release: its questions, and the first page that lists its submissions. */
type Forms = { questions: Map<string, unknown>; listed: Map<string, string> }
/** A site object represents one release. */
const remembered = new WeakMap<Site, Forms>()

/** The current questions of a form in the reader's language. Empty for a form that is on no page any more. */
export function formFieldsOf(services: Services, site: Site, form: string, locale: Locale): SubmissionField[] {
  const fields = localise(formsOf(services, site).questions.get(form) ?? [], locale) as FormField[]
  return fields.filter(isAnswerField).map((field) => ({
    name: field.name,
    label: field.label,
    kind: field.kind,
    ...('options' in field ? { options: field.options.map(({ value, label }) => ({ value, label })) } : {}),
  }))
}

/** The page where managers read a form's submissions, if the site has one with a fixed address. */
export function answersPageOf(services: Services, site: Site, form: string): string | undefined {
  const path = formsOf(services, site).listed.get(form)
  return path !== undefined && services.pages.of(site).page(path) ? path : undefined
}

function formsOf(services: Services, site: Site): Forms {
  const forms = remembered.get(site) ?? collectForms(services, site)
  remembered.set(site, forms)
  return forms
}

function collectForms(services: Services, site: Site): Forms {
  const [questions, listed] = [new Map<string, unknown>(), new Map<string, string>()]
  const visit = (rows: readonly Row[], path?: string): void => {
    for (const row of rows) for (const cell of row.cells) for (const block of cell.blocks) read(block, path)
  }
  const read = (block: Block, path?: string): void => {
    for (const area of Object.values(block.slots ?? {})) visit(area, path)
    if (block.type !== 'form/form' && block.type !== 'form/submissions-table') return
    const prepared = prepareBlock(block, types)
    if (!prepared.ok || typeof prepared.props.form !== 'string') return
    const { form, fields } = prepared.props
    if (block.type === 'form/form') {
      if (!questions.has(form)) questions.set(form, fields)
    } else if (path !== undefined && !listed.has(form)) listed.set(form, path)
  }
  // Including closed pages: their forms are used again when reopened, and submissions stay.
  const pages = services.pages.all(site)
  for (const pattern of pages.patterns) {
    const page = pages.page(pattern)
    const hasAddress =
      pattern !== errorPattern &&
      pathParams(pattern).length === 0 &&
      page !== undefined &&
      hasRole('manager', page.access)
    for (const view of Object.values(page?.views ?? {})) visit(view?.rows ?? [], hasAddress ? pattern : undefined)
  }
  for (const slot of ['header', 'subheader', 'footer', 'workspace'] as const) visit(pages.slot(slot)?.rows ?? [])
  return { questions, listed }
}
