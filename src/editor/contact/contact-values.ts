import { contactFaults, writtenContact } from '@schemas/entities/contact'
import type { Contact } from '@schemas/entities/space'
import { type Locale, locales } from '@schemas/layout/locale'
import type { RefusalMessage } from '@schemas/layout/refuse'
import type { LocalisedText } from '@schemas/layout/text'
import { socialNetworks } from '@kit/ui/site/social-networks'

/** A text in each language; `isOne`: it is the same in all of them. */
export type LocalisedInput = Record<Locale, string> & { isOne: boolean }

/** What the form holds: everything as it is typed. */
export type ContactValues = {
  phone: string
  email: string
  line: string
  address: LocalisedInput
  place: string
  hours: { days: LocalisedInput; time: LocalisedInput }[]
  social: { network: string; to: string }[]
}

/** A line that is added. Times are mostly written alike in every language. */
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

/** The words with what is written in one language; what was the same in all of them stays so while it is written in the site's first one (`isLed`). */
export function setLocaleText(input: LocalisedInput, locale: Locale, written: string, isLed: boolean): LocalisedInput {
  if (input.isOne && isLed) return { th: written, en: written, isOne: true }
  return { ...input, [locale]: written, isOne: input.isOne && input[locale] === written }
}

/** What the gateway is to keep, of what was typed; what is blank is left out, but for a line of a list, which is to be filled in or removed. */
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

/** Two numbers as maps give them: `13.7563, 100.5018`. */
function readPlace(written: string): Contact['map'] {
  const [, latitude, longitude] =
    /^\s*([-−]?\d{1,3}(?:\.\d+)?)(?:\s+(?:,\s*)?|,\s*)([-−]?\d{1,3}(?:\.\d+)?)\s*$/.exec(written) ?? []
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude.replace('−', '-')), longitude: Number(longitude.replace('−', '-')) }
}

export type ContactIssue = { path: string; message: RefusalMessage }

/** What was typed as the gateway takes it, or what is wrong with it, by the names of the form's fields. */
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

/** The form's own name for a field of what is kept. */
export const fieldName = (path: string): string => (path.startsWith('map') ? 'place' : path)

const networkName = (network: string): string => socialNetworks[network.toLowerCase()]?.name ?? network

/** A network that has a sign is kept by its own name, in whatever letters it is typed. */
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

/** What a network is called to which an address leads; '' where nobody knows. */
export function networkOf(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const found = hosts.find(([pattern]) => pattern.test(host))
  return found ? networkName(found[1]) : ''
}

/** The parts of the form that stand by themselves when two people's changes are brought together. */
export const parts = ['phone', 'email', 'line', 'address', 'place', 'hours', 'social'] as const
export type Part = (typeof parts)[number]
