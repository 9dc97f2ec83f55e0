import type { AnyCall } from '@schemas/call'
import { type Field, inputFields, type FieldPath } from '@tests/support/text-fields'

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

/** Fields of single calls, or of an area, that look like ids and name no row of a site, each with the reason. */
export const exempt: Record<string, string> = {
  'account/* browser': 'a word that the asking browser made up; it is held against the token’s own',
  'account/* secret': 'the other half of a code, held against the code’s own',
  'account/* to': 'a path of the site to go on to',
  'account/line-finish code': 'LINE’s own, which LINE alone can read',
  'account/line-finish iss': 'who LINE says it is',
  'account/update-profile address.province': 'a place of the country, the same for all sites',
  'account/update-profile address.amphure': 'a place of the country, the same for all sites',
  'account/update-profile address.tambon': 'a place of the country, the same for all sites',
  'account/update-profile address.postcode': 'a place of the country, the same for all sites',
  'address/amphure provinceId': 'a place of the country, the same for all sites',
  'address/tambon amphureId': 'a place of the country, the same for all sites',
  'api/get-host hostname': 'which site answers at a name is told to everybody',
  'api/get-theme data.homepage': 'a pack of the build, the same for all sites',
  'api/get-theme data.header': 'a pack of the build, the same for all sites',
  'api/get-theme data.subheader': 'a pack of the build, the same for all sites',
  'api/get-theme data.footer': 'a pack of the build, the same for all sites',
  'api/get-theme data.dashboard': 'a pack of the build, the same for all sites',
  'api/get-theme data.checkout': 'a pack of the build, the same for all sites',
  'cms/frame block': 'a node of the page that `path` names',
  'cms/frame preview': 'a preview link’s token, looked up among the site’s own links alone',
  'cms/pages below': 'an address of the site; pages below it are looked for in the site’s own release alone',
  'cms/pages paths': 'addresses of the site, looked up in its own release alone',
  'cms/pages paths[]': 'addresses of the site, looked up in its own release alone',
  'cms/pages except': 'the address of the page that asks',
  'cms/unlock path':
    'a page of the site that is visited; one that asks for no word, or is another site’s, answers as to a wrong one',
  'dss/* path': 'another service’s own',
  'dss/* body': 'another service’s own',
  'email/send subject': 'what a letter is about',
  'editor/audit area': 'a filter of the build, the same for all sites',
  'editor/block-uses type': 'a type of the build, the same for all sites, looked for in the site’s own documents alone',
  'editor/bring-redirects lines':
    'addresses and where they lead; which of them lead already is asked of the site alone',
  'editor/create path': 'the address that a page is to have; whether it is free is asked of the site alone',
  'editor/create content': 'a document: what it names is looked up when it is shown (“documents that name …”)',
  'editor/create-section rows[]': 'a document: what it names is looked up when it is shown (“documents that name …”)',
  'editor/data calls[].call': 'the name of a call',
  'editor/data calls[].input{}': 'the input of another call, which is asked here as by itself',
  'editor/data calls[].input.some': 'the input of another call, which is asked here as by itself',
  'editor/find-words words': 'what is looked for in the site’s own documents alone',
  'editor/presence tab': 'a name that a tab made up, under which its own person is counted',
  'editor/presence block': 'a node of the document that `key` names',
  'editor/publish seen{}': 'keys of `keys`, said a second time; any other is passed over',
  'editor/rename path': 'the address that a page is to have; whether it is free is asked of the site alone',
  'editor/save content': 'a document: what it names is looked up when it is shown (“documents that name …”)',
  'editor/save themeBase': 'what the sender began with; it is kept and compared, and names nothing',
  'editor/remove-redirect to': 'where it led as it was looked at, compared with the site’s own alone',
  'editor/set-contact version': 'a hash of what was read, held against the site’s own',
  'editor/set-redirect from': 'the address that is to lead; whether it is free is asked of the site alone',
  'editor/set-redirect to': 'where it is to lead, as anybody may write it',
  'editor/set-redirect was.from': 'held against the site’s own redirects, together with where it leads',
  'editor/set-redirect was.to': 'held against the site’s own redirects, together with what leads there',
  'editor/write-note node': 'a node of the document that `key` names',
  'filemanager/* key': 'the site’s public key, which decides nothing here: the host says which site, and the token who',
  'filemanager/* visit': 'the gateway’s signature of a visit, held against the link that the code names',
  'filemanager/new-file name': 'what the file is to be called',
  'filemanager/new-file path': 'not looked at: where it lies is `parent`',
  'filemanager/new-file thumbnail': 'not looked at: pictures are drawn from the bytes',
  'filemanager/new-folder name': 'what the folder is to be called',
  'files/copy choices{}': 'ids of `ids`, said a second time; any other is passed over',
  'files/move choices{}': 'ids of `ids`, said a second time; any other is passed over',
  'files/* parts[].etag': 'the store’s word for a part of the upload that `id` names',
  'files/start-upload name': 'what the file is to be called',
  'files/make-folders paths[]': 'names of folders below `parent`',
  'files/start-upload folders': 'names of folders below `parent`',
  'files/start-upload named': 'a name that its sender made up; another’s of the same name is another upload',
  'form/set-notice notice.addresses[]': 'whom mail goes to, as anybody may write it',
  'form/set-notice version': 'what was read, held against what the site keeps of the form that `form` names',
  'form/submit block': 'a node of the page that `page` names',
  'form/submit answers{}': 'names of the form’s own questions; any other is passed over',
  'media/update name': 'what the picture is to be called',
  'share/* visit': 'the gateway’s signature of a visit, held against the link that the code names',
  'share/finish-upload parts[].etag': 'the store’s word for a part of the upload that `id` names',
  'share/make-folders paths[]': 'names of folders below `folder`',
  'share/start-upload name': 'what the file is to be called',
  'share/start-upload folders': 'names of folders below the shared one',
  'share/start-upload named': 'a name that its sender made up; another’s of the same name is another upload',
  'share/thumbnail v': 'makes the address of a newer picture another one; it is not looked at',
  'site/* id': 'the operator’s admins name any site by right; at any other site these calls answer nobody',
  'site/update services.analytics': 'an address elsewhere, which visitors’ browsers ask',
  'site/update services.ip': 'an address elsewhere, which visitors’ browsers ask',
  'site/update services.location': 'an address elsewhere, which visitors’ browsers ask',
  'site/update services.log': 'an address elsewhere, which visitors’ browsers ask',
  'site/check-names hosts[]': 'names that the site is to answer at',
  'site/create hosts[]': 'names that the site is to answer at',
  'site/set-hosts givesUp': 'the host name by which the caller came, which has led to their own site',
  'site/set-hosts hosts[]': 'names that the site is to answer at',
  'site/* spaceId': 'a name that the site is to have',
  'site/* clusterId': 'a name that the site is to have',
  'theme/create name': 'a name that the theme is to have',
  'theme/import file':
    'a file: its family of type is asked below, what else it names are packs of the build and pictures (“documents that name …”)',
  'theme/rename-family to': 'a name that the family is to have',
  'theme/save overrides.background.image.asset':
    'a picture: it is looked up when the theme is shown (“documents that name …”)',
  'theme/save overrides.background.dark.image.asset':
    'a picture: it is looked up when the theme is shown (“documents that name …”)',
  'theme/save slots.some': 'packs of the build, the same for all sites',
  'transfer/bring-upload file': 'a name within the file that `id` names',
  'transfer/import digest': 'what the file that `id` names hashes to',
  'transfer/import documents[].key': 'a document of the file that `id` names',
  'transfer/import documents[].path': 'the address that a page is to have',
  'transfer/import without[]': 'a name within the file that `id` names',
}

const entriesFor = (call: AnyCall, field: string) => [
  `${call.name} ${field}`,
  `${call.name.split('/')[0] ?? ''}/* ${field}`,
]

/** Fields of a call's input that may name a row: neither the contract, nor their schema, nor the lists above say. */
export function unknownFields(call: AnyCall): string[] {
  const declared = new Set(Object.keys(call.resources ?? {}))
  return inputFields(call)
    .filter(({ format }) => format === undefined || !formats.has(format))
    .map(pathText)
    .filter(
      (field) =>
        !declared.has(field) &&
        !terms.has(field) &&
        entriesFor(call, field).every((entry) => exempt[entry] === undefined),
    )
}

/** Entries of the list that match no call's field any more. */
export function staleEntries(calls: readonly AnyCall[]): string[] {
  const used = new Set(
    calls.flatMap((call) =>
      inputFields(call)
        .map(pathText)
        .filter((field) => call.resources?.[field] === undefined)
        .flatMap((field) => entriesFor(call, field)),
    ),
  )
  return Object.keys(exempt).filter((entry) => !used.has(entry))
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
