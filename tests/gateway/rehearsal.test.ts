import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { rehearseAll, rehearseNewBuild } from '@gateway/platform/rehearsal'
import { blockTypes, blocksDigest } from '@gateway/rehearsal/block-types'
import { documentLines, summaryLine } from '@gateway/rehearsal/report-lines'
import type { DocumentReport } from '@gateway/rehearsal/rehearse-site'
import { type AnyBlock, type BlockMigration, defineBlock } from '@schemas/block'
import type { BlockTypes } from '@schemas/layout/prepare'
import { heading, page, row } from '@tests/fixtures/sites'
import { openGateway, type TestGateway } from '@tests/support/gateway'

/** A build with headings at version 3: their level became a word, then a note was removed. */
const newer = defineBlock({
  version: 3,
  props: () => z.object({ words: z.string(), size: z.enum(['large', 'small']) }),
  slots: ['aside'],
}) as AnyBlock
const migrations: BlockMigration[] = [
  { to: 2, why: 'The text is called words.', up: ({ text, ...rest }) => ({ ...rest, words: text }) },
  {
    to: 3,
    why: 'A level is a size.',
    up: ({ level, note: _note, ...rest }) => {
      if (level === 13) throw new Error('No size fits the level 13.')
      return { ...rest, size: Number(level) < 3 ? 'large' : 'small' }
    },
  },
]
const types: BlockTypes = {
  definition: (type) =>
    type === 'content/heading' ? newer : type === 'content/gone' ? undefined : blockTypes.definition(type),
  migrations: (type) => (type === 'content/heading' ? migrations : blockTypes.migrations(type)),
}

let gateway: TestGateway
const document = (path: string, ...blocks: Parameters<typeof row>) =>
  JSON.stringify(JSON.parse(page(path, { guest: [row(...blocks)] })))
const old = (text: string, props: object = {}) => heading(text, { props: { text, level: 2, ...props } })

beforeAll(async () => {
  gateway = await openGateway()
  const { db } = gateway.database
  const pages = {
    '/plain': JSON.parse(document('/plain', old('One'), old('Two'))) as unknown,
    '/thirteen': JSON.parse(document('/thirteen', old('Thirteen', { level: 13 }))) as unknown,
  }
  await db.execute(
    sql`UPDATE release SET content = ${JSON.stringify({ pages, slots: { header: { format: 1, rows: [row(old('Header'))] } } })}::jsonb WHERE site_id = 'alpha' AND no = 1`,
  )
  // An older release with the same page and another one.
  await db.execute(
    sql`INSERT INTO release (site_id, no, content) VALUES ('alpha', 2, ${JSON.stringify({ pages })}::jsonb)`,
  )
  await db.execute(sql`UPDATE site SET release_no = 2 WHERE site_id = 'alpha'`)
  await db.execute(
    sql`INSERT INTO draft (site_id, document, content, version) VALUES ('alpha', 'page:/noted', ${document('/noted', old('Noted', { note: 'Bring a mat', shade: 'deep' }))}::jsonb, 2), ('alpha', 'page:/broken', '{"format":1}'::jsonb, 1)`,
  )
  await db.execute(
    sql`INSERT INTO draft_version (site_id, document, version, content) VALUES ('alpha', 'page:/noted', 1, ${document('/noted', { type: 'content/gone', props: {} })}::jsonb), ('alpha', 'page:/noted', 2, '{}'::jsonb)`,
  )
  await db.execute(
    sql`INSERT INTO publication (site_id, id, changes, due_at) VALUES ('alpha', 'p', ${JSON.stringify([
      {
        key: 'page:/planned',
        version: 1,
        content: JSON.parse(
          document('/planned', {
            ...old('Planned'),
            slots: { aside: [row(old('Kept'))], below: [row(old('Deleted'))] },
          }),
        ) as unknown,
      },
      { key: 'page:/leaving', version: 1, gone: true },
    ])}::jsonb, now() + interval '1 day')`,
  )
  // For another site, which is closed: its stored documents may be used again.
  await db.execute(
    sql`INSERT INTO draft (site_id, document, content, version) VALUES ('beta', 'page:/of-beta', ${document('/of-beta', old('Beta'))}::jsonb, 1)`,
  )
  await db.execute(sql`UPDATE site SET status = 'disabled' WHERE site_id = 'beta'`)
})
afterAll(() => gateway.close())

async function rehearse(buildTypes: BlockTypes) {
  const found: Record<string, DocumentReport[]> = {}
  const total = await rehearseAll(
    { database: gateway.database, types: buildTypes },
    (site, report) => void (found[site] ??= []).push(report),
    () => {},
  )
  return { found, total }
}

describe('rehearsal', () => {
  it('reports for every stored document what would change, fail or be lost, and where', async () => {
    const { found, total } = await rehearse(types)
    const alpha = (found.alpha ?? []).map(
      ({ where, no, key, ...rest }) => [`${where}${no ?? ''} ${key}`, rest] as const,
    )
    const named = Object.fromEntries(alpha)
    expect(named['live page:/plain']).toMatchObject({
      changes: [{ type: 'content/heading', from: 1, to: 3, count: 2 }],
      fails: [],
      healed: [],
      lost: [],
    })
    expect(named['live page:/thirteen']).toMatchObject({
      changes: [],
      fails: [
        { path: 'views.guest.rows.0.cells.0.blocks.0', type: 'content/heading', reason: 'No size fits the level 13.' },
      ],
      lost: [],
    })
    expect(named['release1 slot:header']).toMatchObject({ changes: [{ type: 'content/heading', from: 1, to: 3 }] })
    expect(named['draft page:/noted']).toMatchObject({
      fails: [],
      lost: [
        { path: 'views.guest.rows.0.cells.0.blocks.0.props.note', type: 'content/heading' },
        { path: 'views.guest.rows.0.cells.0.blocks.0.props.shade', type: 'content/heading' },
      ],
    })
    expect(named['draft page:/broken']?.fails.length).toBeGreaterThan(0)
    expect(named['version1 page:/noted']).toMatchObject({
      fails: [{ type: 'content/gone', reason: 'This build has no block type "content/gone".' }],
    })
    expect(named['planned page:/planned']).toMatchObject({
      changes: [{ type: 'content/heading', from: 1, to: 3, count: 3 }],
      fails: [],
      lost: [{ path: 'views.guest.rows.0.cells.0.blocks.0.slots.below', type: 'content/heading' }],
    })
    // A document that an older release also holds is reported once, and a version equal to the draft counts as the
    // draft.
    expect(alpha.map(([name]) => name)).toHaveLength(7)
    expect(found.beta).toMatchObject([{ where: 'draft', key: 'page:/of-beta', changes: [{ from: 1, to: 3 }] }])
    expect(total).toMatchObject({ failed: expect.any(Number), lost: 3 })
  })

  it('changes nothing that is stored', async () => {
    const state = async () =>
      (await gateway.database.db.execute(
        sql`SELECT md5(string_agg(content::text, '' ORDER BY site_id, document)) AS drafts, (SELECT md5(string_agg(content::text, '' ORDER BY site_id, no)) FROM release) AS releases FROM draft`,
      )) as unknown as { rows: unknown[] }
    const { rows: before } = await state()
    await rehearse(types)
    expect((await state()).rows).toEqual(before)
  })

  it('finds nothing to do for the build that wrote it', async () => {
    const { found } = await rehearse(blockTypes)
    expect(
      Object.values(found)
        .flat()
        .flatMap((each) => each.changes),
    ).toEqual([])
  })

  it('is printed document by document', () => {
    const lines = documentLines({
      where: 'version',
      no: 4,
      key: 'page:/a',
      changes: [{ type: 'content/heading', from: 1, to: 3, count: 2 }],
      fails: [{ path: 'views.guest.rows.0', reason: 'Broken.' }],
      lost: [{ path: 'views.guest.rows.1', type: 'content/text' }],
      healed: [{ path: 'views.guest.rows.2', type: 'content/heading' }],
    })
    expect(lines).toEqual([
      '  page:/a (version 4)',
      '    change  content/heading 1 → 3, 2 times',
      '    FAIL    views.guest.rows.0: Broken.',
      '    sample  views.guest.rows.2 (content/heading)',
      '    LOST    views.guest.rows.1 (content/text)',
    ])
    expect(summaryLine('alpha', { documents: 5, changed: 2, failed: 1, lost: 1, healed: 3 })).toBe(
      'alpha: 5 documents, 2 blocks to change, 1 to fail, 1 values to be lost, 3 sample texts to go',
    )
  })
})

describe('starting build', () => {
  const warned = () => gateway.log.filter((line) => String(line.msg).startsWith('This build was rehearsed'))

  it('is rehearsed once per site, and reports problems without delaying the start', async () => {
    await gateway.rehearse(types)
    expect(warned()).toMatchObject([
      { failed: expect.any(Number), lost: 3, msg: expect.stringContaining('npm run rehearse') },
    ])
    expect(
      gateway.log
        .filter((line) => line.msg === 'A stored document does not fit this build.')
        .map((line) => line.document),
    ).toEqual(expect.arrayContaining(['page:/thirteen', 'page:/noted', 'page:/planned']))
    const rows = await gateway.database.db.execute(
      sql`SELECT site_id, build, (summary->>'documents')::int AS documents FROM rehearsal ORDER BY site_id`,
    )
    expect((rows as unknown as { rows: { site_id: string; build: string; documents: number }[] }).rows).toMatchObject([
      { site_id: 'alpha', documents: 7 },
      { site_id: 'beta', documents: 1 },
      { site_id: 'gamma', documents: 0 },
    ])
    await gateway.rehearse(types)
    expect(warned()).toHaveLength(1)
    expect((await gateway.app.inject({ url: '/api/health' })).statusCode).toBe(200)
  })

  it('is rehearsed again when another build starts, or for a new site', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Parameters<typeof rehearseNewBuild>[2]
    expect(await rehearseNewBuild({ database: gateway.database, types }, 'another', log)).toMatchObject({
      documents: 8,
    })
    expect(await rehearseNewBuild({ database: gateway.database, types }, 'another', log)).toBeUndefined()
    await gateway.database.db.execute(sql`DELETE FROM rehearsal WHERE site_id = 'gamma'`)
    expect(await rehearseNewBuild({ database: gateway.database, types }, 'another', log)).toMatchObject({
      documents: 0,
    })
    expect(blocksDigest()).toMatch(/^[0-9a-f]{16}$/)
  })
})
