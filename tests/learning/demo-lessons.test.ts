import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '@areas/learning/server/seed/lessons'
import { withSite } from '@gateway/db/scope'
import { makePart } from '@gateway/seed/demo-seed'
import { demoPerson } from '../isolation/make-rows'
import { openGateway, type TestGateway } from '../support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const contentOf = (site: string) =>
  seed.schema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../themes/${site}/site/lessons.json`), 'utf8')),
  )

it.each([
  [
    'alpha',
    'academy',
    {
      lessons: 9,
      items: 73,
      films: 7,
      rounds: 8,
      surveys: 1,
      learners: 63,
      ratings: 166,
      listed: 32,
      statuses: ['reissued', 'revoked', 'valid'],
    },
  ],
  [
    'beta',
    'cafe',
    { lessons: 2, items: 13, films: 0, rounds: 0, surveys: 0, learners: 2, ratings: 0, listed: 1, statuses: ['valid'] },
  ],
])('fills %s as %s, once', async (site, theme, expected) => {
  const people = {
    user: await demoPerson(gateway.database, site, 'user'),
    manager: await demoPerson(gateway.database, site, 'manager'),
    admin: await demoPerson(gateway.database, site, 'admin'),
  }
  await withSite(gateway.database, site, async (db) => {
    expect(await seed.isSeeded(db)).toBe(false)
    for (const part of (await seed.make({ db, site, people }, contentOf(theme))) ?? [])
      await makePart(
        site,
        part,
        (work) => work({ db, site, people }),
        () => Promise.reject(new Error('Lessons store no file.')),
      )
    expect(await seed.isSeeded(db)).toBe(true)
    const { rows } = (await db.execute(sql`
      SELECT (SELECT count(*)::int FROM lesson) AS lessons, (SELECT count(*)::int FROM lesson_item) AS items,
        (SELECT count(*)::int FROM lesson_item WHERE kind = 'video') AS films, (SELECT count(*)::int FROM lesson_round) AS rounds,
        (SELECT count(*)::int FROM survey WHERE answered > 0) AS surveys, (SELECT count(DISTINCT person_id)::int FROM lesson_enrolment) AS learners,
        (SELECT count(*)::int FROM lesson_rating) AS ratings, (SELECT count(*)::int FROM certificate WHERE listed) AS listed,
        (SELECT json_agg(DISTINCT status ORDER BY status) FROM certificate) AS statuses`)) as unknown as {
      rows: object[]
    }
    expect(rows[0]).toEqual(expected)
  })
})

it('has films, captions and pictures for all that it names', () => {
  const assets = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../themes/academy/assets/assets.json'), 'utf8'),
  ) as Record<string, unknown>
  for (const { cover, sections } of contentOf('academy').lessons) {
    expect(Object.keys(assets)).toContain(cover)
    for (const { film } of sections.flatMap(({ items }) => items))
      if (film !== undefined)
        for (const name of [film, `${film}-mp4`, `${film}-th`, `${film}-en`])
          expect(Object.keys(assets)).toContain(name)
  }
})
