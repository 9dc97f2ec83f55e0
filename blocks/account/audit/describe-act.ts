import { auditStatusText } from '@schemas/area-audits'
import type { AuditText } from '@schemas/audit'
import type { OutputOf } from '@schemas/call'
import type { call } from '@schemas/editor/calls/editor/audit'
import { rolledBackTo } from '@schemas/editor/entities/rolled-back'
import { fillText } from '@schemas/layout/fill-text'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { formatBaht } from '@kit/format'
import type { ListContext } from '@kit/list/list'
import { actingText } from './acting'
import { type Difference, differences } from './differences'
import { keyLabel, type Titles } from './field-labels'
import { texts } from './texts'

export type Act = OutputOf<typeof call>['entries'][number] & {
  /** Titles of pages and sections, by key. */ titles?: Titles | undefined
}

/** Documents named per release; the others are counted. */
const maxNamed = 5

/** Fields that name the object: present on one side only, they are not a change. */
const ownNames = ['title', 'name', 'family', 'email', 'to', 'file']

const roleTexts: Readonly<Record<string, AuditText>> = texts.roles

/** Fields shown in the line itself, or not for readers. */
const skippedFields: ReadonlySet<string> = new Set([
  'role',
  'status',
  'amount',
  'balance',
  'path',
  'reason',
  'note',
  'operator',
  'call',
  'transaction',
  'reverses',
])

const sides = (act: Act) => ({
  before: isRecord(act.before) ? act.before : {},
  after: isRecord(act.after) ? act.after : {},
})

const isRollback = (act: Act) => act.action === 'rollback' && typeof sides(act).after.as === 'number'

/** Of the object of an action: its name; none for a rollback, whose facts name both releases. */
export const actObject = (act: Act, locale: Locale, own: string): string =>
  isRollback(act) ? '' : objectOf(act, locale, { own, titles: act.titles })

/** Who acted: a person by name, otherwise an operator or the system. */
export function actorOf(act: Act, { t, locale }: Pick<ListContext, 't' | 'locale'>): string {
  if (act.by) return act.by
  const operator = textOf(sides(act).after.operator, locale)
  return operator ? t(texts.operator, { name: operator }) : t(texts.system)
}

/** What an action did beyond its name, in one line. */
export function factsOf(act: Act, { t, locale }: Pick<ListContext, 't' | 'locale'>): string {
  const { before, after } = sides(act)
  const namesOf = (keys: unknown): string => {
    const known = Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
    const names = known
      .slice(0, maxNamed)
      .map((key) => keyLabel(key, locale, act.titles))
      .join(', ')
    return known.length > maxNamed ? t(texts.more, { names, count: known.length - maxNamed }) : names
  }
  return [
    ...(['role', 'status'] as const).flatMap((name) => {
      const [from, to] = [before[name], after[name]].map((value) => {
        if (typeof value !== 'string') return ''
        const text = name === 'role' ? roleTexts[value] : auditStatusText(act.action, value)
        return text ? t(text) : ''
      })
      return from && to ? [t(texts.change, { before: from, after: to })] : to ? [to] : []
    }),
    typeof after.call === 'string' ? actingText(after.call, locale) : '',
    typeof after.amount === 'number'
      ? `${after.amount < 0 ? '−' : '+'}${formatBaht(Math.abs(after.amount), locale, { fixed: true })}`
      : '',
    typeof before.path === 'string' && typeof after.path === 'string'
      ? t(texts.change, { before: before.path, after: after.path })
      : '',
    typeof after.reason === 'string' && after.reason ? t(texts.reason, { reason: after.reason }) : '',
    isRollback(act) ? t(texts.backTo, { no: String(after.as), made: String(after.release) }) : '',
    act.action === 'redirect-add' || act.action === 'redirect-remove'
      ? `→ ${textOf(after.to ?? before.to, locale)}`
      : '',
    act.action === 'theme-publish' && typeof after.release === 'number' ? t(texts.release, { no: after.release }) : '',
    namesOf(after.keys ?? before.keys),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The note of a release. Older rollbacks stored a note in one language instead of the release number. */
export function noteOf(act: Act): string {
  const { note } = sides(act).after
  return typeof note === 'string' && rolledBackTo(note) === undefined ? note : ''
}

/** What an action changed, without what its line says. */
export function changesOf(act: Act, object: string): Difference[] {
  const { before, after } = sides(act)
  const shown = ownNames.filter((name) => object !== '' && name in before !== name in after)
  return differences(act.before, act.after, new Set([...skippedFields, ...shown]))
}

/** Display name of the object of an action. */
export function objectOf(
  { subject, of, before: was, after: is }: Act,
  locale: Locale,
  { own, titles }: { own?: string; titles?: Titles | undefined } = {},
): string {
  if (of) return of
  const [before, after] = [was, is].map((value) => (isRecord(value) ? value : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  const [kind, name] = [subject.slice(0, subject.indexOf(':')), subject.slice(subject.indexOf(':') + 1)]
  if (kind === 'page' || kind === 'slot' || kind === 'section') return keyLabel(subject, locale, titles)
  if (kind === 'release') return fillText(texts.release[locale], { no: name })
  if (kind === 'redirect') return name
  // The operator's log covers many sites; a site's own log covers only itself.
  if (kind === 'site') return textOf(after.site, locale) || (name === own ? '' : name)
  for (const value of [
    after.email,
    after.to,
    after.title,
    after.name,
    before.title,
    before.name,
    after.family,
    isRecord(after.tokens) ? after.tokens.title : undefined,
  ]) {
    const text = textOf(value, locale)
    if (text) return text
  }
  return ''
}

function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ')
  return isRecord(value) ? pickText(value as LocalisedText, locale) : ''
}
