import type { call } from '@schemas/editor/calls/editor/audit'
import type { OutputOf } from '@schemas/call'
import { auditGroupOf, auditStatusText } from '@schemas/area-audits'
import type { AuditText } from '@schemas/audit'
import { fillText } from '@schemas/layout/fill-text'
import { isRecord } from '@schemas/layout/json'
import { rolledBackTo } from '@schemas/editor/entities/rolled-back'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/text'
import { auditMessage } from '@kit/audit-messages'
import { useBoot, useLocale, useSpace } from '@kit/boot'
import { formatBaht, formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { DaySign } from '@kit/ui/day-list'
import { actingText } from './acting'
import { Changes } from './changes'
import { differences } from './differences'
import { keyLabel, type Titles } from './field-labels'
import { Note } from './note'
import { texts } from './texts'
import styles from './view.module.css'

export type Act = OutputOf<typeof call>['entries'][number]

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

/** One audit entry: the action and its object, the actor, the time, and the differences a line can show. */
export function Entry({
  act,
  titles,
  onOnly,
}: {
  act: Act
  /** Titles of pages and sections, by key. */ titles?: Titles | undefined
  /** Filters by the same object or the same person. */ onOnly: (
    chosen: { subject: string } | { person: string },
  ) => void
}) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const own = useBoot().site.id
  const before = isRecord(act.before) ? act.before : {}
  const after = isRecord(act.after) ? act.after : {}
  const operator = textOf(after.operator, locale)
  const isBack = act.action === 'rollback' && typeof after.as === 'number'
  // The release created by a rollback does not name the one rolled back to; the message below names both.
  const object = isBack ? '' : objectOf(act, locale, { own, titles })
  const namesOf = (keys: unknown): string => {
    const known = Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
    const names = known
      .slice(0, maxNamed)
      .map((key) => keyLabel(key, locale, titles))
      .join(', ')
    return known.length > maxNamed ? t(texts.more, { names, count: known.length - maxNamed }) : names
  }
  const details = [
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
    isBack ? t(texts.backTo, { no: String(after.as), made: String(after.release) }) : '',
    act.action === 'redirect-add' || act.action === 'redirect-remove'
      ? `→ ${textOf(after.to ?? before.to, locale)}`
      : '',
    act.action === 'theme-publish' && typeof after.release === 'number' ? t(texts.release, { no: after.release }) : '',
    namesOf(after.keys ?? before.keys),
  ].filter(Boolean)
  // Older rollbacks stored a note in one language instead of the release number.
  const note = typeof after.note === 'string' && rolledBackTo(after.note) === undefined ? after.note : ''
  return (
    <li className={styles.act}>
      <DaySign icon={auditGroupOf(act.action)?.icon ?? 'history'} />
      <div className={styles.words}>
        <p>
          <strong>{auditMessage(act.action, locale, act.subject)}</strong>
          {object && (
            <button
              type="button"
              className={styles.object}
              title={t(texts.onlyThis)}
              onClick={() => onOnly({ subject: act.subject })}
            >
              {object}
            </button>
          )}
        </p>
        {details.length > 0 && <p className={styles.says}>{details.join(' · ')}</p>}
        {note && <Note text={note} />}
        <Changes
          list={differences(
            act.before,
            act.after,
            new Set([
              ...skippedFields,
              ...ownNames.filter((name) => object !== '' && name in before !== name in after),
            ]),
          )}
        />
      </div>
      <p className={styles.by}>
        {act.by && act.person ? (
          <button type="button" title={t(texts.onlyPerson)} onClick={() => onOnly({ person: act.person ?? '' })}>
            {act.by}
          </button>
        ) : (
          <span>{operator ? t(texts.operator, { name: operator }) : t(texts.system)}</span>
        )}
        <time dateTime={act.at}>{formatTime(act.at, locale, { timeZone })}</time>
      </p>
    </li>
  )
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
