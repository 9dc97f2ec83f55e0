import { and, asc, eq, inArray } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import { currentPrice, isOnSale } from '@schemas/commerce/price/current-price'
import type { EventCard, OpenedEvent, ShownPackage } from '@schemas/events/entities/event'
import type { OpenState } from '@schemas/events/entities/event-options'
import { shownLeft, stateOfWindow } from '@schemas/events/rules/open-state'
import { localise } from '@schemas/layout/text'
import { pickText } from '@schemas/layout/pick-text'
import { purposesOf } from '../answers/consents'
import type { Actor } from '../actor'
import { isCode } from '../register/check-register'
import { packagePrice } from '../register/package-price'
import { eventPackage, eventQuota, type EventRow, type PackageRow, type QuotaRow } from '../../tables'
import { describeSessions, describeVenue } from './describe-parts'

export type Reader = Pick<Actor, 'db' | 'locale' | 'now'>

/** Packages and quotas of events, by the event. */
export async function readPlaces({ db }: Pick<Actor, 'db'>, events: readonly string[]) {
  if (events.length === 0) return { packages: [], quotas: [] }
  const packages = await db
    .select()
    .from(eventPackage)
    .where(and(inArray(eventPackage.eventId, [...events]), eq(eventPackage.archived, false)))
    .orderBy(asc(eventPackage.rank), asc(eventPackage.id))
  const quotas = await db
    .select()
    .from(eventQuota)
    .where(inArray(eventQuota.eventId, [...events]))
  return { packages, quotas }
}

/** The places that a package has left: those of its scarcest quota. Undefined: not limited. */
export function leftOf({ quotas: ids }: Pick<PackageRow, 'quotas'>, quotas: readonly QuotaRow[]): number | undefined {
  const limits = quotas.flatMap(({ id, size, taken }) => (ids.includes(id) && size !== null ? [size - taken] : []))
  return limits.length === 0 ? undefined : Math.max(0, Math.min(...limits))
}

/** Whether registration is open for the event as a whole. */
export function stateOf(of: EventRow, packages: readonly { state: OpenState }[], now: Date): OpenState {
  if (of.status === 'cancelled') return 'cancelled'
  if (of.status === 'draft' || of.status === 'archived' || of.endsAt <= now) return 'closed'
  const window = stateOfWindow({ opens: of.opens, closes: of.closes ?? of.endsAt }, now)
  if (window !== 'open') return window
  return (['open', 'full', 'soon'] as const).find((state) => packages.some((each) => each.state === state)) ?? 'closed'
}

function describePackage({ locale, now }: Reader, row: PackageRow, quotas: readonly QuotaRow[]): ShownPackage {
  const price = packagePrice(row)
  const amount = currentPrice(price, now)
  const left = leftOf(row, quotas)
  const window = stateOfWindow(row, now)
  const few = shownLeft(left)
  const isSale = isOnSale(price, now)
  return {
    id: row.id,
    title: pickText(row.title, locale),
    tier: row.tier,
    sessions: row.sessions,
    inclusions: row.inclusions.map(({ text, handout }) => ({ text: pickText(text, locale), handout })),
    ...(amount === 0
      ? {}
      : {
          price: {
            amount,
            currency,
            ...(isSale ? { regular: row.regular } : {}),
            ...(isSale && row.saleTo ? { until: row.saleTo.toISOString() } : {}),
          },
        }),
    min: row.minEach,
    max: row.maxEach,
    ...(few === undefined ? {} : { left: few }),
    state: window === 'open' && left !== undefined && left < row.minEach ? 'full' : window,
    ...(row.opens ? { opens: row.opens.toISOString() } : {}),
    ...(row.closes ? { closes: row.closes.toISOString() } : {}),
  }
}

type Places = { packages: readonly PackageRow[]; quotas: readonly QuotaRow[] }

function describeCommon({ locale, now }: Reader, of: EventRow, packages: readonly ShownPackage[], left?: number) {
  const venue = describeVenue(of, locale)
  const few = shownLeft(left)
  return {
    id: of.id,
    slug: of.slug,
    title: pickText(of.title, locale),
    summary: pickText(of.summary, locale),
    ...(of.cover ? { cover: { asset: of.cover } } : {}),
    tags: of.tags,
    format: of.format,
    ...(venue ? { venue } : {}),
    startsAt: of.startsAt.toISOString(),
    endsAt: of.endsAt.toISOString(),
    status: of.status,
    state: stateOf(of, packages, now),
    ...(of.opens ? { opens: of.opens.toISOString() } : {}),
    ...(of.closes ? { closes: of.closes.toISOString() } : {}),
    ...(few === undefined ? {} : { left: few }),
  }
}

/** The most that any package has left; undefined where one is not limited. */
function maxLeft(rows: readonly PackageRow[], quotas: readonly QuotaRow[]): number | undefined {
  const lefts = rows.map((row) => leftOf(row, quotas))
  return lefts.length === 0 || lefts.includes(undefined) ? undefined : Math.max(...(lefts as number[]))
}

export function describeCard(reader: Reader, of: EventRow, { packages, quotas }: Places): EventCard {
  const rows = packages.filter(({ eventId, visibility }) => eventId === of.id && visibility === 'public')
  const shown = rows.map((row) => describePackage(reader, row, quotas))
  const amounts = shown.map(({ price }) => price?.amount ?? 0)
  const lowest = Math.min(...amounts)
  return {
    ...describeCommon(reader, of, shown, maxLeft(rows, quotas)),
    isFree: amounts.every((amount) => amount === 0),
    ...(amounts.length > 0 && lowest > 0 ? { from: lowest } : {}),
  }
}

/** An event as visitors see it; a code shows the packages that have it. */
export function describeEvent(
  reader: Reader,
  of: EventRow,
  { packages, quotas }: Places,
  code: string | undefined,
): OpenedEvent {
  const { locale } = reader
  const rows = packages.filter(
    ({ visibility, code: own }) => visibility === 'public' || (visibility === 'code' && isCode(own, code)),
  )
  const shown = rows.map((row) => describePackage(reader, row, quotas))
  const body = of.body?.[locale] ?? of.body?.th ?? of.body?.en
  return {
    ...describeCommon(reader, of, shown, maxLeft(rows, quotas)),
    ...(body ? { body } : {}),
    sessions: describeSessions(of.sessions, locale),
    mode: of.mode,
    onePer: of.onePer,
    packages: shown,
    questions: { fields: localise(of.questions.fields, locale) as unknown[], rules: of.questions.rules },
    privacy: {
      controller: pickText(of.privacy.controller, locale),
      contact: of.privacy.contact,
      keepDays: of.keepDays,
      purposes: purposesOf(of, locale),
    },
  }
}
