import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { person, site } from '@gateway/db/tables'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import type { Era } from '@schemas/hora/rules/time/era'
import type { ShareSnapshot } from './charts/snapshot'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)

export const horaChart = pgTable(
  'hora_chart',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    ownerId: text('owner_id').notNull(),
    label: text('label').notNull(),
    dateCe: date('date_ce', { mode: 'string' }).notNull(),
    era: text('era').$type<Era>().notNull(),
    time: text('time'),
    precision: text('precision').$type<'exact' | 'about' | 'unknown'>().notNull(),
    zone: text('zone').notNull(),
    fold: text('fold').$type<'first' | 'second'>(),
    utc: at('utc').notNull(),
    placeLabel: text('place_label').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    options: jsonb('options').$type<StoredOptions>().notNull(),
    optionsVersion: integer('options_version').notNull().default(1),
    note: text('note').notNull().default(''),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    engine: text('engine').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    trashedAt: at('trashed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('hora_chart_own').on(table.siteId, table.ownerId, table.updatedAt, table.id),
    foreignKey({ columns: [table.siteId, table.ownerId], foreignColumns: [person.siteId, person.id] }),
  ],
)
export type ChartRow = typeof horaChart.$inferSelect

/** Written by a trigger of `hora_chart` alone. */
export const horaChartCount = pgTable(
  'hora_chart_count',
  { siteId: siteId(), ownerId: text('owner_id').notNull(), live: integer('live').notNull() },
  (table) => [
    primaryKey({ columns: [table.siteId, table.ownerId] }),
    foreignKey({ columns: [table.siteId, table.ownerId], foreignColumns: [person.siteId, person.id] }),
  ],
)

export const horaShare = pgTable(
  'hora_share',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    chartId: text('chart_id').notNull(),
    code: text('code').notNull(),
    shows: boolean('shows').notNull().default(false),
    snapshot: jsonb('snapshot').$type<ShareSnapshot>().notNull(),
    expiresAt: at('expires_at'),
    revokedAt: at('revoked_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.code),
    index('hora_share_of').on(table.siteId, table.chartId, table.createdAt),
    foreignKey({ columns: [table.siteId, table.chartId], foreignColumns: [horaChart.siteId, horaChart.id] }).onDelete(
      'cascade',
    ),
  ],
)
export type ShareRow = typeof horaShare.$inferSelect

export const horaSettings = pgTable('hora_settings', {
  siteId: text('site_id')
    .primaryKey()
    .references(() => site.siteId),
  placeLabel: jsonb('place_label').$type<{ th: string; en: string }>().notNull(),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
  zone: text('zone').notNull(),
  options: jsonb('options').$type<Partial<StoredOptions>>().notNull(),
})

export const horaPreference = pgTable(
  'hora_preference',
  {
    siteId: siteId(),
    personId: text('person_id').notNull(),
    options: jsonb('options').$type<StoredOptions>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.personId] }),
    foreignKey({ columns: [table.siteId, table.personId], foreignColumns: [person.siteId, person.id] }),
  ],
)
