/** A small area with one of each: call, audited action, table, personal data, demo data and what isolation tests need. */
export const trialArea: Readonly<Record<string, string>> = {
  'src/areas/trial/area.json': `{ "calls": ["trial"], "blocks": ["trial"], "titles": { "trial": { "order": 50, "en": "Trial", "th": "ทดลอง" } } }
`,
  'schemas/trial/calls/trial/add-thing.ts': `import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'trial/add-thing',
  summary: 'Adds a thing.',
  method: 'POST',
  path: '/api/trial/add-thing',
  access: 'manager',
  scope: 'site',
  audit: 'trial-thing-add',
  cache: 'none',
  input: z.strictObject({ shelf: z.string().check(z.maxLength(40)) }),
  output: z.object({ id: z.string() }),
  examples: [{ input: { shelf: 'top' }, status: 401 }],
})
`,
  'schemas/trial/audit.ts': `import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: { trial: { order: 80, icon: 'star', en: 'Things', th: 'สิ่งของ' } },
  acts: { 'trial-thing-add': { group: 'trial', en: 'Added a thing', th: 'เพิ่มสิ่งของ' } },
  fields: { shelf: { en: 'Shelf', th: 'ชั้นวาง' } },
  attempts: { 'trial/add-thing': { en: 'Add a thing', th: 'เพิ่มสิ่งของ' } },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
`,
  'src/areas/trial/server/tables.ts': `import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { site } from '@gateway/db/tables'

export const trialThing = pgTable(
  'trial_thing',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => site.siteId),
    id: text('id').notNull(),
    personId: text('person_id'),
    shelf: text('shelf').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)
`,
  'src/areas/trial/server/migrations/202601010000-trial-things.sql': `-- after: 202611280410-ground-row-security
CREATE TABLE trial_thing (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  person_id text,
  shelf text NOT NULL,
  PRIMARY KEY (site_id, id)
);
SELECT protect_tenant_table('trial_thing');
`,
  'src/areas/trial/server/calls/trial/add-thing.ts': `import { randomUUID } from 'node:crypto'
import { call } from '@schemas/trial/calls/trial/add-thing'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { trialThing } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, site } = context
  const person = ownPerson(context).id
  const id = randomUUID()
  return tx(async (db) => {
    await db.insert(trialThing).values({ siteId: site.id, id, personId: person, shelf: input.shelf })
    const subject = \`thing:\${id}\`
    await recordAudit(db, { site: site.id, person, action: 'trial-thing-add', subject, after: { shelf: input.shelf } })
    return { id }
  })
})
`,
  'src/areas/trial/server/personal-data.ts': `import { eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { trialThing } from './tables'

export const personalData: Record<string, PersonalData> = {
  things: {
    read: (tx, person) =>
      tx.select({ shelf: trialThing.shelf }).from(trialThing).where(eq(trialThing.personId, person)),
    forget: (tx, person) => tx.delete(trialThing).where(eq(trialThing.personId, person)),
  },
}
`,
  'src/areas/trial/server/seed/things.ts': `import * as z from 'zod/mini'
import { defineSeed } from '@gateway/seed/demo-seed'
import { trialThing } from '../tables'

export const seed = defineSeed({
  file: 'things.json',
  schema: z.array(z.strictObject({ shelf: z.string() })),
  isSeeded: async (db) => (await db.select({ id: trialThing.id }).from(trialThing).limit(1)).length > 0,
  make: async ({ db, site, people }, things) => {
    await db
      .insert(trialThing)
      .values(things.map(({ shelf }) => ({ siteId: site, id: \`of-\${shelf}\`, personId: people.user, shelf })))
  },
})
`,
  'src/areas/trial/server/jobs/sweep.ts': `import * as z from 'zod/mini'
import { defineJob } from '@gateway/jobs/define-job'

export const job = defineJob({
  name: 'trial/sweep',
  title: { en: 'Sweep the shelves', th: 'ปัดกวาดชั้น' },
  input: z.strictObject({}),
  schedule: '0 4 * * *',
  work: () => Promise.resolve(),
})
`,
  'tests/trial/isolation.ts': `import { trialThing } from '@areas/trial/server/tables'
import { defineIsolation } from '../isolation/define-isolation'

export const isolation = defineIsolation({
  rowless: { 'trial/add-thing shelf': 'where the thing is to lie' },
  makeRest: async ({ db, siteId, user, word }) => {
    await db.insert(trialThing).values({ siteId, id: word, personId: user, shelf: word })
  },
  tables: { trial_thing: { none: 'no call shows things yet' } },
  acting: { open: [], closed: ['trial/add-thing'] },
})
`,
}

/** What the product must know of it: run by Vitest in the copy that it was planted into. */
export const trialTest = `import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { blockNames } from 'virtual:block-names'
import { demoElement } from 'virtual:demo-element'
import { personalData } from '@gateway/auth/personal-data'
import { collectHandlers } from '@gateway/contracts'
import { allMigrations, migrate } from '@gateway/db/migrate'
import { fromPglite } from '@gateway/db/open'
import { openApi } from '@gateway/http/open-api'
import { collectJobs } from '@gateway/platform/collect-jobs'
import { seedActivity } from '@gateway/platform/demo-activity'
import { readThemes } from '@gateway/themes/themes'
import { themeFiles } from '@gateway/themes/theme-files'
import { auditMessage } from '@kit/audit-messages'
import { hasBlockKit, loadBlockKits } from '@registry/block-kits'
import { blockDefinition } from '@registry/schemas'
import { loadedView, loadViews } from '@registry/views'
import { auditActsOf, auditAttemptText, auditFieldText, auditGroups } from '@schemas/area-audits'
import { areaOfCall } from '../isolation/area-of-call'
import { areas, tableUses } from '../isolation/areas'
import { staleEntries, unknownFields } from '../isolation/named'

const calls = [...collectHandlers().values()].map((handler) => handler.call)

it('has a call, with its handler', () => {
  const call = calls.find(({ name }) => name === 'trial/add-thing')
  expect(call).toBeDefined()
  expect(JSON.stringify(openApi(calls))).toContain('"x-audit":"trial-thing-add"')
  expect(call && areaOfCall(call)).toBe('trial')
})

it('has an audited action with a sentence, a filter and labels', () => {
  expect(auditMessage('trial-thing-add', 'en')).toBe('Added a thing')
  expect(auditMessage('trial-thing-add', 'th')).toBe('เพิ่มสิ่งของ')
  expect(auditActsOf('trial')).toEqual(['trial-thing-add'])
  expect(auditGroups.at(-1)?.[0]).toBe('trial')
  expect(auditFieldText('shelf')?.en).toBe('Shelf')
  expect(auditAttemptText('trial/add-thing')?.en).toBe('Add a thing')
})

it('has a block, named in the audit log and shown with the others', async () => {
  expect(blockDefinition('trial/thing')?.version).toBe(1)
  expect(blockNames['trial/thing']).toMatchObject({ en: 'Thing' })
  expect(demoElement).toContain('"type":"trial/thing"')
  expect(demoElement).toContain('ทดลอง')
  await Promise.all([loadViews(['trial/thing']), loadBlockKits(['trial/thing'])])
  expect([loadedView('trial/thing') !== undefined, hasBlockKit('trial/thing')]).toEqual([true, true])
})

it('has a job', () => {
  expect(collectJobs().get('trial/sweep')?.schedule).toBe('0 4 * * *')
})

it('has a page', () => {
  expect(readThemes(themeFiles).problems).toEqual([])
  expect(Object.keys(themeFiles)).toContain('/themes/default/pages/trial/things.json')
})

it('is stated to the isolation tests', () => {
  expect(areas.map(([area]) => area)).toContain('trial')
  expect(calls.filter(({ name }) => name.startsWith('trial/')).flatMap(unknownFields)).toEqual([])
  expect(staleEntries(calls, areaOfCall)).toEqual([])
  expect(tableUses.trial_thing).toBeDefined()
})

it('has a table, demo data and personal data', { timeout: 60_000 }, async () => {
  const names = allMigrations().map(({ name }) => name)
  // Older than the migration that it names, and yet after it.
  expect(names.indexOf('202601010000-trial-things')).toBeGreaterThan(names.indexOf('202611280410-ground-row-security'))
  const client = await PGlite.create()
  const database = await fromPglite(client)
  expect(await migrate(database)).toContain('202601010000-trial-things')
  // Rows without those that they refer to.
  await client.exec("SET session_replication_role = replica; INSERT INTO person (site_id, id, email, firstname, role) SELECT 'alpha', role, role || '@alpha.example', 'Someone', role FROM unnest(ARRAY['user', 'manager', 'admin']) role")
  await seedActivity(database, 'alpha', { '/themes/x/site/things.json': '[{ "shelf": "top" }]' }, '/themes/x/site/')
  expect(await personalData.things?.read(database.db, 'user')).toEqual([{ shelf: 'top' }])
  await personalData.things?.forget?.(database.db, 'user')
  expect(await personalData.things?.read(database.db, 'user')).toEqual([])
  const { rows } = await client.query("SELECT relforcerowsecurity AS forced FROM pg_class WHERE relname = 'trial_thing'")
  expect(rows).toEqual([{ forced: true }])
  await client.close()
})
`
