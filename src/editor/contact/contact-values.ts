import { contactFaults, writtenContact } from '@schemas/site/entities/contact'
import type { Contact } from '@schemas/site/entities/space'
import { type Locale, locales } from '@schemas/layout/locale'
import type { RefusalMessage } from '@schemas/layout/refuse'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { socialNetworks } from '@kit/ui/site/social-networks'

/** A text in each language; `isOne`: it is the same in all of them. */
export type LocalisedInput = Record<Locale, string> & { isOne: boolean }

/** Form values, exactly as typed. */
export type ContactValues = {
  phone: string
  email: string
  line: string
  address: LocalisedInput
  place: string
  hours: { days: LocalisedInput; time: LocalisedInput }[]
  social: { network: string; to: string }[]
}

/** A new line. Times are mostly written alike in every language. */
export const newHours = (): ContactValues['hours'][number] => ({ days: emptyInput(false), time: emptyInput(true) })
export const newSocial = (): ContactValues['social'][number] => ({ network: '', to: '' })

const emptyInput = (isOne: boolean): LocalisedInput => ({ th: '', en: '', isOne })

export function valuesOf({
  phone = '',
  email = '',
  line = '',
  address,
  map,
  hours = [],
  social = [],
}: Contact): ContactValues {
  return {
    phone,
    email,
    line,
    address: toLocalisedInput(address),
    place: map ? `${map.latitude}, ${map.longitude}` : '',
    hours: hours.map(({ days, time }) => ({ days: toLocalisedInput(days), time: toLocalisedInput(time) })),
    social: social.map(({ network, to }) => ({ network: networkName(network), to })),
  }
}

function toLocalisedInput(text: LocalisedText | undefined): LocalisedInput {
  if (text === undefined) return emptyInput(false)
  return typeof text === 'string'
    ? { th: text, en: text, isOne: true }
    : { th: text.th ?? '', en: text.en ?? '', isOne: false }
}

/**
 * The text with one language replaced. A text that was the same in all languages stays so while it is typed in the
 * site's first language (`isLed`).
 */
export function setLocaleText(input: LocalisedInput, locale: Locale, written: string, isLed: boolean): LocalisedInput {
  if (input.isOne && isLed) return { th: written, en: written, isOne: true }
  return { ...input, [locale]: written, isOne: input.isOne && input[locale] === written }
}

/**
 * The typed values as contact details to save. Blanks are left out, except for list lines: these must be filled in or
 * removed.
 */
function contactOf({ phone, email, line, address, hours, social }: ContactValues): Contact {
  const addressText = textOf(address)
  return {
    ...(phone.trim() ? { phone } : {}),
    ...(email.trim() ? { email } : {}),
    ...(line.trim() ? { line } : {}),
    ...(addressText === '' ? {} : { address: addressText }),
    ...(hours.length > 0 ? { hours: hours.map(({ days, time }) => ({ days: textOf(days), time: textOf(time) })) } : {}),
    ...(social.length > 0 ? { social: social.map(({ network, to }) => ({ network: networkKey(network), to })) } : {}),
  }
}

function textOf(input: LocalisedInput): LocalisedText {
  if (input.isOne) return input.th.trim()
  const entries = locales.map((locale) => [locale, input[locale].trim()] as const).filter(([, entry]) => entry !== '')
  return entries.length === 0 ? '' : Object.fromEntries(entries)
}

/** Latitude and longitude as maps give them: `13.7563, 100.5018`. */
function readPlace(written: string): Contact['map'] {
  const [, latitude, longitude] =
    /^\s*([-−]?\d{1,3}(?:\.\d+)?)(?:\s+(?:,\s*)?|,\s*)([-−]?\d{1,3}(?:\.\d+)?)\s*$/.exec(written) ?? []
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude.replace('−', '-')), longitude: Number(longitude.replace('−', '-')) }
}

export type ContactIssue = { path: string; message: RefusalMessage }

/** The typed values in the gateway's shape, or the issues by form field name. */
export function readContact(values: ContactValues): { contact: Contact } | { issues: ContactIssue[] } {
  const map = readPlace(values.place)
  const issues: ContactIssue[] =
    values.place.trim() !== '' && map === undefined ? [{ path: 'place', message: contactFaults.place }] : []
  const parsed = writtenContact.safeParse({ ...contactOf(values), ...(map ? { map } : {}) })
  if (parsed.success) return issues.length > 0 ? { issues } : { contact: parsed.data }
  for (const issue of parsed.error.issues)
    issues.push({
      path: fieldName(issue.path.join('.')),
      message:
        (issue.code === 'custom' ? (issue.params as RefusalMessage | undefined) : undefined) ?? contactFaults.blank,
    })
  return { issues }
}

/** Form field name for a path of the saved details. */
export const fieldName = (path: string): string => (path.startsWith('map') ? 'place' : path)

const networkName = (network: string): string => socialNetworks[network.toLowerCase()]?.name ?? network

/** A network with an icon is saved under its own key, in any capitalisation. */
function networkKey(written: string): string {
  const name = written.trim()
  return (
    Object.keys(socialNetworks).find(
      (key) => key === name.toLowerCase() || socialNetworks[key]?.name.toLowerCase() === name.toLowerCase(),
    ) ?? name
  )
}

const hosts: readonly (readonly [pattern: RegExp, network: string])[] = [
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|m\.me)$/, 'facebook'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)(?:line\.me|lin\.ee)$/, 'line'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)(?:x\.com|twitter\.com)$/, 'x'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtube'],
]

/** Name of the network that an address leads to; '' if unknown. */
export function networkOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const found = hosts.find(([pattern]) => pattern.test(host))
  return found ? networkName(found[1]) : ''
}

/** Parts of the form that are merged separately when two people change the details. */
export const parts = ['phone', 'email', 'line', 'address', 'place', 'hours', 'social'] as const
export type Part = (typeof parts)[number]
