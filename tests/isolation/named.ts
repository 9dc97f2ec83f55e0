import type { AnyCall } from '@schemas/call'
import { type Field, type FieldPath, inputFields, textFields } from '@tests/support/text-fields'
import { areas, rowless } from './areas'

/** The path to an input as `resources` of a contract writes it: `keys[]` steps into a list. */
export const pathTo = (field: string): FieldPath => field.replaceAll('[]', '.0').split('.')
/** The text of a path, with `some` for the names in a record. */
const pathText = ({ path, kind }: Field): string =>
  path.join('.').replaceAll(/\.0(?=\.|$)/g, '[]') + (kind === 'keys' ? '{}' : '')

/** Formats that cannot be an id: e-mail address, day, moment, bytes. */
const formats = new Set(['email', 'date', 'date-time', 'base64'])

/**
 * Fields that never name a row, by name. An id field with one of these names would be missed: they are names that no id
 * has.
 */
const terms = new Set(
  [
    // Content.
    'title title.th title.en alt alt.th alt.en name.th name.en tagline.th tagline.en body note reason label text plain html answers.some answers.some[] newName parentName website',
    // Personal data.
    'email firstname lastname admin.firstname admin.lastname phone timeZone address.line current password sharePassword confirm',
    // Searches and filters: a cursor is compared with the list's own order.
    'q query cursor starts kinds trashed unused untold case category tag',
    // The site's contact data.
    'contact.phone contact.email contact.line contact.address contact.address.th contact.address.en contact.hours[].days contact.hours[].days.th contact.hours[].days.en contact.hours[].time contact.hours[].time.th contact.hours[].time.en contact.social[].network contact.social[].to',
    // Appearance and sizes.
    'overrides.picks.brand overrides.picks.accent overrides.picks.neutral overrides.colors.some.light overrides.colors.some.dark overrides.background.color overrides.background.gradient.stops[].color',
    'overrides.background.dark.color overrides.background.dark.gradient.stops[].color overrides.radii.s overrides.radii.m overrides.radii.l overrides.radii.button overrides.radii.image overrides.widths.text overrides.widths.content overrides.widths.wide',
    'overrides.background.image.alt overrides.background.image.alt.th overrides.background.image.alt.en overrides.background.dark.image.alt overrides.background.dark.image.alt.th overrides.background.dark.image.alt.en',
    'mimetype type attachments[].type attachments[].name attachments[].content createdAt shareExpire action',
  ].flatMap((names) => names.split(' ')),
)

const entriesFor = (call: AnyCall, field: string) => [
  `${call.name} ${field}`,
  `${call.name.split('/')[0] ?? ''}/* ${field}`,
]

/** Fields of a call's input that may name a row: neither the contract, nor their schema, nor the lists above and of the areas say. */
export function unknownFields(call: AnyCall): string[] {
  const declared = new Set(Object.keys(call.resources ?? {}))
  return inputFields(call)
    .filter(({ format }) => format === undefined || !formats.has(format))
    .map(pathText)
    .filter(
      (field) =>
        !declared.has(field) &&
        !terms.has(field) &&
        entriesFor(call, field).every((entry) => rowless[entry] === undefined),
    )
}

/** Entries of the areas that match nothing any more, or not a call of their own area, each after its area. */
export function staleEntries(calls: readonly AnyCall[], areaOf: (call: AnyCall) => string | undefined): string[] {
  return areas.flatMap(([area, isolation]) => {
    const own = calls.filter((call) => areaOf(call) === area)
    const fields = new Set(
      own.flatMap((call) =>
        inputFields(call)
          .map(pathText)
          .filter((field) => call.resources?.[field] === undefined)
          .flatMap((field) => entriesFor(call, field)),
      ),
    )
    const titles = new Set(
      own.flatMap(({ name, resources = {} }) => [name, ...Object.keys(resources).map((field) => `${name} ${field}`)]),
    )
    const lists = new Set(own.flatMap((call) => textFields(call).map((path) => `${call.name} ${path.join('.')}`)))
    const unknown = (known: ReadonlySet<string>, entries: Iterable<string>) =>
      [...entries].filter((entry) => !known.has(entry))
    const named = [
      isolation.ownRows,
      isolation.requiredRole,
      isolation.extraResources,
      isolation.extraInputs,
      isolation.usedUp,
    ].flatMap((part) => Object.keys(part ?? {}))
    return [
      ...unknown(fields, Object.keys(isolation.rowless ?? {})),
      ...unknown(titles, [...named, ...(isolation.makesRows ?? []), ...(isolation.calledLast ?? [])]),
      ...unknown(lists, isolation.nameLists ?? []),
    ].map((entry) => `${area}: ${entry}`)
  })
}

/** Declared paths that no input has. The content of a field that accepts anything is checked in the example. */
export function unknownPaths(call: AnyCall): string[] {
  const fields = inputFields(call)
  const known = new Set(fields.map(pathText))
  const open = fields
    .filter(({ kind }) => kind === 'open')
    .map(({ path }) => path.map((step) => (step === 'some' ? '[^.]+' : step)).join('.'))
  return Object.keys(call.resources ?? {}).filter(
    (field) => !known.has(field) && !open.some((path) => new RegExp(`^${path}(?:\\.|$)`).test(pathTo(field).join('.'))),
  )
}
