import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lessonEnrolment, lessonItem, lessonProgress, lessonRight } from '@areas/learning/server/tables'
import { call as editCall } from '@schemas/learning/calls/lesson/edit'
import { call as endRightCall } from '@schemas/learning/calls/lesson/end-right'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as finishCall } from '@schemas/learning/calls/lesson/finish'
import { call as grantCall } from '@schemas/learning/calls/lesson/grant'
import { call as itemCall } from '@schemas/learning/calls/lesson/item'
import { call as openCall } from '@schemas/learning/calls/lesson/open'
import { call as outlineCall } from '@schemas/learning/calls/lesson/outline'
import { call as peopleCall } from '@schemas/learning/calls/lesson/people'
import { call as roundsCall } from '@schemas/learning/calls/lesson/rounds'
import { call as saveCall } from '@schemas/learning/calls/lesson/save'
import { call as statusCall } from '@schemas/learning/calls/lesson/set-status'
import { call as trackCall } from '@schemas/learning/calls/lesson/track'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import type { OpenedLesson } from '@schemas/learning/entities/lesson'
import type { Enrolled } from '@schemas/learning/entities/people'
import type { StudyState } from '@schemas/learning/entities/study'
import { cutRanges, lengthOf, type Range, writeMultirange } from '@schemas/learning/rules/watched-ranges'
import type { AnyCall } from '@schemas/call'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { makeLesson, makeRound, type MadeLesson } from './make-lesson'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let user: Who
let manager: Who
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}
const mineOf = async (slug: string) =>
  (await ask(openCall, { lesson: slug })).json<{ lesson: OpenedLesson }>().lesson.mine
const enrolled = async (values: Parameters<typeof makeLesson>[2] = {}): Promise<MadeLesson> => {
  const made = await makeLesson(gateway.database.db, 'alpha', values)
  expect((await ask(enrolCall, { lesson: made.slug })).json()).toEqual({ status: 'enrolled' })
  return made
}
const track = async (slug: string, ranges: Range[], more: Record<string, unknown> = {}) =>
  (
    await ask(trackCall, { lesson: slug, item: 'part-1', ranges, last: ranges.at(-1)?.[1] ?? 0, ...more })
  ).json<StudyState>()
/** As if the last report had come so many seconds ago. */
const wait = (made: MadeLesson, seconds: number, present = seconds) =>
  gateway.database.db.execute(sql`
    UPDATE lesson_progress SET reported_at = now() - ${seconds} * interval '1 second', present_at = now() - ${present} * interval '1 second'
    WHERE item_id = ${made.items[0] ?? ''}`)
const edited = async (slug: string) => (await ask(editCall, { lesson: slug }, manager)).json<EditedLesson>()

describe('a film', () => {
  it('is done when enough of it was watched, not when it was skipped through', async () => {
    const made = await enrolled({ items: [{ kind: 'video' }, {}] })
    expect(await track(made.slug, [])).toMatchObject({ share: 0, done: false })
    // The whole film in one report, a moment after the last.
    expect((await track(made.slug, [[0, 600]])).share).toBeLessThan(2000)
    await wait(made, 20)
    const { share } = await track(made.slug, [[100, 500]])
    expect(share).toBeGreaterThan(6000)
    expect(share).toBeLessThan(9000)
    expect(await message(ask(finishCall, { lesson: made.slug, item: 'part-1' }))).toEqual([422, 'Watch 90 % first.'])
    await wait(made, 60)
    expect(await track(made.slug, [[0, 600]])).toMatchObject({
      share: 10_000,
      done: true,
      lesson: { done: 1, total: 2, status: 'active' },
    })
    // The same again changes nothing.
    expect(await track(made.slug, [[0, 600]])).toMatchObject({ share: 10_000, lesson: { done: 1, total: 2 } })
  })

  it('goes on where it was left, and from the beginning after its end', async () => {
    const made = await enrolled({ items: [{ kind: 'video' }] })
    await track(made.slug, [[0, 50]], { last: 245 })
    const progress = async () =>
      (await ask(itemCall, { lesson: made.slug, item: 'part-1' })).json<{ progress: { last: number } }>().progress.last
    expect(await progress()).toBe(245)
    await track(made.slug, [], { last: 600 })
    expect(await progress()).toBe(0)
  })

  it('earns nothing where the idle checker was not answered, until it is', async () => {
    const made = await enrolled({ items: [{ kind: 'video' }], presence: 'strict' })
    await track(made.slug, [])
    await wait(made, 60, 16 * 60)
    expect(await track(made.slug, [[0, 100]])).toMatchObject({ share: 0 })
    await wait(made, 60, 16 * 60)
    expect((await track(made.slug, [[0, 100]], { present: true })).share).toBeGreaterThan(1500)
  })

  it('cannot be skipped where the lesson says so', async () => {
    const made = await enrolled({ items: [{ kind: 'video' }], noSkip: true })
    await track(made.slug, [[0, 60]])
    await wait(made, 60)
    expect(await track(made.slug, [[400, 600]])).toMatchObject({ furthest: 60 })
    await wait(made, 60)
    expect(await track(made.slug, [[60, 200]])).toMatchObject({ furthest: 200 })
  })

  it('has one watched share in the database, whatever the order and repetition of reports', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(600), fc.nat(600)), { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (all, parts) => {
          const whole = cutRanges(all, { length: 600, credit: 100_000 })
          const reports = Array.from({ length: parts }, (_each, at) =>
            writeMultirange(
              cutRanges(
                all.filter((_range, index) => index % parts === at),
                { length: 600, credit: 100_000 },
              ),
            ),
          )
          for (const order of [reports, reports.toReversed(), [...reports, ...reports]]) {
            const merged = order.reduce((sum, text) => sql`${sum} + ${text}::int4multirange`, sql`'{}'::int4multirange`)
            const { rows } = (await gateway.database.db.execute(
              sql`SELECT coalesce(sum(upper(r) - lower(r)), 0)::int AS length FROM unnest(${merged}) r`,
            )) as unknown as { rows: { length: number }[] }
            expect(rows[0]?.length).toBe(lengthOf(whole))
          }
        },
      ),
      { numRuns: 25 },
    ))
})

describe('progress', () => {
  it('opens parts one after the other in a sequential lesson, and completes it', async () => {
    const made = await enrolled({ sequential: true })
    expect(await message(ask(itemCall, { lesson: made.slug, item: 'part-2' }))).toEqual([
      403,
      'This part opens after the one before it.',
    ])
    for (const item of ['part-1', 'part-2']) await ask(finishCall, { lesson: made.slug, item })
    expect(await mineOf(made.slug)).toMatchObject({ status: 'active', done: 2, total: 3, next: { slug: 'part-3' } })
    await ask(finishCall, { lesson: made.slug, item: 'part-3' })
    expect(await mineOf(made.slug)).toMatchObject({ status: 'completed', done: 3, total: 3 })
  })

  it('completes once when twenty requests finish the last part at once', async () => {
    const made = await enrolled({ items: [{}] })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(finishCall, { lesson: made.slug, item: 'part-1' })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
    const [row] = await gateway.database.db.select().from(lessonEnrolment).where(eq(lessonEnrolment.lessonId, made.id))
    expect(row).toMatchObject({ status: 'completed', done: 1, total: 1 })
    expect(
      await gateway.database.db
        .select()
        .from(lessonProgress)
        .where(eq(lessonProgress.enrolmentId, row?.id ?? '')),
    ).toHaveLength(1)
  })

  it('stays between 0 and 100 % while parts are added, hidden and moved, and completion stays', async () => {
    const made = await enrolled()
    for (const item of ['part-1', 'part-2', 'part-3']) await ask(finishCall, { lesson: made.slug, item })
    let current = await edited(made.slug)
    const [section] = current.sections
    const parts = section?.items ?? []
    const save = async (items: unknown[]) => {
      const answer = await ask(
        outlineCall,
        { id: made.id, version: current.version, sections: [{ id: section?.id, title: 'A section', items }] },
        manager,
      )
      if (answer.statusCode === 200) current = answer.json<EditedLesson>()
      return answer
    }
    await save([...parts, { ...parts[0], id: undefined, slug: 'new-part' }])
    expect(await mineOf(made.slug)).toMatchObject({ status: 'completed', done: 3, total: 4 })
    await save([{ ...parts[2], slug: 'part-1' }, { ...parts[0], slug: 'part-3', hidden: true }, parts[1]])
    expect(await mineOf(made.slug)).toMatchObject({ status: 'completed', done: 2, total: 2 })
    expect(await message(save([parts[1]]))).toEqual([409, expect.stringContaining('hide it instead')])
    expect(
      await message(
        save([
          { ...parts[1], hidden: true },
          ...parts.filter((each) => each !== parts[1]).map((each) => ({ ...each, hidden: true })),
        ]),
      ),
    ).toEqual([422, 'A published lesson needs a visible part.'])
    expect(
      await message(ask(outlineCall, { id: made.id, version: current.version - 1, sections: [] }, manager)),
    ).toEqual([409, 'This lesson was changed meanwhile. You now see both.'])
    const [row] = await gateway.database.db
      .select()
      .from(lessonItem)
      .where(eq(lessonItem.id, made.items[2] ?? ''))
    expect(row?.slug).toBe('part-1')
  })

  it('ends with its rights, and comes back with a new one', async () => {
    const made = await enrolled({ accessDays: 10 })
    await ask(finishCall, { lesson: made.slug, item: 'part-1' })
    await gateway.database.db.execute(
      sql`UPDATE lesson_right SET starts_at = now() - interval '11 days', ends_at = now() - interval '1 day' WHERE enrolment_id IN (SELECT id FROM lesson_enrolment WHERE lesson_id = ${made.id})`,
    )
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-2' })).statusCode).toBe(403)
    await runJobs(gateway, 'learning/apply-rights')
    expect(await mineOf(made.slug)).toMatchObject({ status: 'expired', done: 1 })
    expect((await ask(enrolCall, { lesson: made.slug })).json()).toEqual({ status: 'enrolled' })
    expect(await mineOf(made.slug)).toMatchObject({ status: 'active', done: 1, total: 3 })
  })
})

describe('a manager', () => {
  it('makes a lesson, fills it, publishes it with a price, and sees who has it', async () => {
    const fields = { slug: 'made-by-hand', title: { en: 'By hand', th: 'ทำเอง' }, price: 50_000, accessDays: 30 }
    const draft = (await ask(saveCall, fields, manager)).json<EditedLesson>()
    expect(draft).toMatchObject({ status: 'draft', fields: { price: 50_000 } })
    expect(await message(ask(saveCall, fields, manager))).toEqual([409, 'Another lesson has this address.'])
    const body = { text: { type: 'doc', content: [{ type: 'paragraph' }] } }
    const part = { kind: 'page', slug: 'one', title: 'One', body }
    expect(
      await message(
        ask(
          outlineCall,
          { id: draft.id, version: draft.version, sections: [{ title: 'First', items: [{ ...part, body: {} }] }] },
          manager,
        ),
      ),
    ).toEqual([400, '“One” lacks what its kind needs.'])
    const filled = (
      await ask(
        outlineCall,
        { id: draft.id, version: draft.version, sections: [{ title: 'First', items: [part] }] },
        manager,
      )
    ).json<EditedLesson>()
    const review = (
      await ask(statusCall, { id: draft.id, version: filled.version, status: 'review' }, manager)
    ).json<EditedLesson>()
    await ask(statusCall, { id: draft.id, version: review.version, status: 'published' }, manager)
    const opened = (await ask(openCall, { lesson: 'made-by-hand' })).json<{ lesson: OpenedLesson }>().lesson
    expect(opened).toMatchObject({ status: 'published', title: 'By hand', price: { amount: 50_000 } })
    const round = (
      await ask(
        roundsCall,
        { lesson: draft.id, name: 'One', startsOn: '2099-01-01', endsOn: '2099-02-01', capacity: 1 },
        manager,
      )
    ).json<{ rounds: { id: string }[] }>().rounds[0]
    const granted = await ask(
      grantCall,
      {
        lesson: draft.id,
        emails: ['user@alpha.example', 'manager@alpha.example', 'nobody@alpha.example'],
        round: round?.id,
        reason: 'A gift',
      },
      manager,
    )
    const answer = granted.json<{ enrolled: number; unknown: string[]; full: string[] }>()
    expect(answer).toMatchObject({ enrolled: 1, unknown: ['nobody@alpha.example'] })
    expect(answer.full).toHaveLength(1)
    const { items } = (await ask(peopleCall, { lesson: draft.id, total: 'true' }, manager)).json<{
      items: Enrolled[]
    }>()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      status: 'active',
      total: 1,
      rights: [{ source: 'grant', live: true, reason: 'A gift' }],
    })
    // An end that is over gives nothing, and one within what the person has adds nothing.
    const until = (iso: string) =>
      ask(grantCall, { lesson: draft.id, emails: ['user@alpha.example', 'manager@alpha.example'], until: iso }, manager)
    expect((await until('2020-01-01T00:00:00Z')).statusCode).toBe(400)
    expect((await until('2098-01-01T00:00:00Z')).json()).toMatchObject({ enrolled: 2 })
    expect((await until('2097-01-01T00:00:00Z')).json()).toMatchObject({ enrolled: 0 })
    const [right] = items[0]?.rights ?? []
    await ask(endRightCall, { right: right?.id, reason: 'A mistake' }, manager)
    const [ended] = await gateway.database.db
      .select()
      .from(lessonRight)
      .where(eq(lessonRight.id, right?.id ?? ''))
    expect(ended).toMatchObject({ reason: 'A mistake', revokedAt: expect.any(Date) })
    expect(
      await message(
        ask(
          roundsCall,
          { lesson: draft.id, id: round?.id, name: 'One', startsOn: '2099-01-01', endsOn: '2099-02-01', capacity: 1 },
          user,
        ),
      ),
    ).toEqual([403, expect.any(String)])
  })

  it('gets texts in both languages with a page, so that saving one loses no other', () => {
    // Other answers come in the reader's language alone (`run-calls`).
    expect(editCall.asWritten).toBe(true)
  })

  it('opens any part without a trace', async () => {
    const made = await makeLesson(gateway.database.db, 'alpha', { status: 'draft', items: [{ hidden: true }] })
    expect((await ask(itemCall, { lesson: made.slug, item: 'part-1' }, manager)).json()).toMatchObject({
      recorded: false,
    })
    await ask(finishCall, { lesson: made.slug, item: 'part-1' }, manager)
    expect(
      await gateway.database.db
        .select()
        .from(lessonProgress)
        .where(eq(lessonProgress.itemId, made.items[0] ?? '')),
    ).toEqual([])
  })

  it('cannot shrink a round below its taken seats', async () => {
    const made = await makeLesson(gateway.database.db, 'alpha')
    const round = await makeRound(gateway.database.db, 'alpha', made.id, { capacity: 5 })
    await gateway.database.db.execute(sql`UPDATE lesson_round SET taken = 3 WHERE id = ${round}`)
    const write = (capacity: number) =>
      ask(
        roundsCall,
        { lesson: made.id, id: round, name: 'One', startsOn: '2099-01-01', endsOn: '2099-02-01', capacity },
        manager,
      )
    expect(await message(write(2))).toEqual([409, '3 seats of this round are taken already.'])
    expect((await write(3)).statusCode).toBe(200)
  })
})
