import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { jsonb } from '@gateway/db/jsonb'
import { site } from '@gateway/db/tables'
import type { Locale } from '@schemas/layout/locale'
import type { Design, Frozen } from '@schemas/learning/entities/certificate'
import type { CertificateStatus, CertificateTemplate } from '@schemas/learning/entities/certificate-status'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => site.siteId)

export const certificateDesign = pgTable(
  'certificate_design',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    template: text('template').$type<CertificateTemplate>().notNull(),
    colour: text('colour').notNull(),
    issuer: jsonb('issuer').$type<Design['issuer']>().notNull(),
    heading: jsonb('heading').$type<Design['heading']>().notNull(),
    statement: jsonb('statement').$type<Design['statement']>().notNull(),
    signatures: jsonb('signatures').$type<Design['signatures']>().notNull().default([]),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type DesignRow = typeof certificateDesign.$inferSelect

export const certificateRule = pgTable(
  'certificate_rule',
  {
    siteId: siteId(),
    lessonId: text('lesson_id').notNull(),
    designId: text('design_id').notNull(),
    leastScore: integer('least_score'),
    monthsValid: integer('months_valid'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.lessonId] })],
)

export const certificate = pgTable(
  'certificate',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    enrolmentId: text('enrolment_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    personId: text('person_id').notNull(),
    cycle: integer('cycle').notNull().default(1),
    frozen: jsonb('frozen').$type<Frozen>().notNull(),
    searchName: text('search_name').notNull().default(''),
    issuedAt: at('issued_at').notNull().defaultNow(),
    expiresAt: at('expires_at'),
    status: text('status').$type<CertificateStatus>().notNull().default('valid'),
    reason: text('reason'),
    replacedBy: text('replaced_by'),
    listed: boolean('listed').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
export type CertificateRow = typeof certificate.$inferSelect

export const certificatePdf = pgTable(
  'certificate_pdf',
  {
    siteId: siteId(),
    certificateId: text('certificate_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.certificateId, table.locale] })],
)
