import type { InputOf } from '@schemas/call'
import type { Locale } from '@schemas/layout/locale'
import { hostProblem } from '../parts/host-fields'

type Message = { en: string; th: string }
export type NewSiteInput = InputOf<typeof import('@schemas/site/calls/site/create').call>

/** Typed values. Key, host and space follow the name until they are typed explicitly. */
export type NewSiteDraft = {
  template: string | undefined
  name: { th: string; en: string }
  tagline: { th: string; en: string }
  key: string | undefined
  hosts: string[] | undefined
  locales: Locale[]
  timeZone: string
  spaceId: string | undefined
  clusterId: string
  admin: { email: string; firstname: string; lastname: string }
}
export type NewSiteParts = {
  draft: NewSiteDraft
  input: Omit<NewSiteInput, 'template'>
  problems: Record<string, Message>
  /** The gateway's errors by field. */
  refused: Record<string, string>
  isTried: boolean
  onChange: (changed: Partial<NewSiteDraft>) => void
}

const messages = {
  name: { en: 'Enter a site name in each language.', th: 'เว็บไซต์ต้องมีชื่อครบทุกภาษาที่ใช้' },
  key: {
    en: 'Start with a letter; use only lowercase letters, digits and hyphens, up to 40.',
    th: 'ต้องขึ้นต้นด้วยตัวอักษร ใช้ได้เฉพาะ a-z ตัวเลข และขีดกลาง ไม่เกิน 40 ตัว',
  },
  language: { en: 'Choose at least one language.', th: 'เว็บไซต์ต้องมีอย่างน้อยหนึ่งภาษา' },
  space: {
    en: 'Use only letters, digits, dots, hyphens and underscores.',
    th: 'ใช้ได้เฉพาะ a-z ตัวเลข จุด ขีดกลาง และขีดล่าง',
  },
}

function blankSite(timeZone: string): NewSiteDraft {
  return {
    template: undefined,
    name: { th: '', en: '' },
    tagline: { th: '', en: '' },
    key: undefined,
    hosts: undefined,
    locales: ['th', 'en'],
    timeZone,
    spaceId: undefined,
    clusterId: '',
    admin: { email: '', firstname: '', lastname: '' },
  }
}

/** Another build may have stored the values in another shape; then the draft starts empty. */
export function restoreDraft(stored: Readonly<Record<string, unknown>>, timeZone: string): NewSiteDraft {
  const blank = blankSite(timeZone)
  const isWhole = Object.entries(blank).every(
    ([field, value]) =>
      value === undefined ||
      (typeof stored[field] === typeof value && Array.isArray(stored[field]) === Array.isArray(value)),
  )
  return isWhole ? { ...blank, ...stored } : blank
}

/** The input to send. Locally a host is suggested; elsewhere only the person knows it. */
export function inputOf(draft: NewSiteDraft, isLocal: boolean): Omit<NewSiteInput, 'template'> {
  const id = draft.key ?? keyOf(draft.name.en)
  const clusterId = draft.clusterId.trim()
  return {
    id,
    hosts: draft.hosts ?? [isLocal && id ? `${id}.localhost` : ''],
    name: draft.name,
    tagline: draft.tagline,
    locales: draft.locales,
    timeZone: draft.timeZone,
    spaceId: draft.spaceId ?? (id || 'site'),
    ...(clusterId ? { clusterId } : {}),
    admin: draft.admin,
  }
}

/** A key generated from a name: Latin letters and digits. */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '')
}

export function problemsOf(input: Omit<NewSiteInput, 'template'>): Record<string, Message> {
  const found: Record<string, Message> = {}
  for (const locale of input.locales) if (!input.name[locale]?.trim()) found[`name.${locale}`] = messages.name
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(input.id)) found.id = messages.key
  if (input.locales.length === 0) found.locales = messages.language
  for (const [name, value] of [
    ['spaceId', input.spaceId],
    ['clusterId', input.clusterId ?? 'none'],
  ] as const)
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(value)) found[name] = messages.space
  for (const [index, host] of input.hosts.entries()) {
    const problem = hostProblem(host, true)
    if (problem) found[`hosts.${index}`] = problem
  }
  return found
}

/** The step with the first refused field. */
export function stepOf(fields: Record<string, string>): number {
  const names = Object.keys(fields)
  if (names.includes('template')) return 0
  return names.some((name) => !name.startsWith('admin')) ? 1 : 2
}
