import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, draft, draftVersion } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('About'))] }),
  '/themes/default/pages/offer.json': page('/offer', { guest: [row(heading('Offer'))] }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const good = async (call: string, body: object, who = work.admin) => {
  const answer = await work.post(call, body, who)
  if (answer.statusCode !== 200) throw new Error(`${call}: ${answer.body}`)
  return answer.json<{ version: number; release: number; key: string; id: string; scheduled: string }>()
}
type Check = {
  version: number
  versions: number
  isThemes: boolean
  releases: { count: number; newest?: number }
  usedBy: { key: string }[]
  error?: { message: string }
}
const check = async (key: string, who = work.admin) =>
  work.get(`/api/editor/purge-check?key=${encodeURIComponent(key)}`, who)
const checked = async (key: string) => (await check(key)).json<Check>()
const purge = async (key: string, version?: number, who = work.admin) =>
  work.post('purge', { key, version: version ?? (await checked(key)).version ?? 1 }, who)
const message = (answer: { json: () => unknown }) => (answer.json() as { error: { message: string } }).error.message
const versionsOf = (key: string) =>
  gateway.services.withSite('alpha', (tx) =>
    tx
      .select({ version: draftVersion.version })
      .from(draftVersion)
      .where(sql`document = ${key}`),
  )
const rowOf = async (key: string) =>
  (
    await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(draft)
        .where(sql`document = ${key}`),
    )
  )[0]
/** A trashed page of the site with text that visitors never had. */
const trashed = async (path: string, text = 'Secret words') => {
  await good('create', { path, title: { en: `Title of ${path}`, th: `ชื่อของ ${path}` } })
  await work.write(`page:${path}`, text)
  await good('trash', { key: `page:${path}` })
  return `page:${path}`
}

describe('deleting a trashed page', () => {
  it('previews the deletion, then lists, opens, restores and saves it no more, and leaves no version', async () => {
    const key = await trashed('/gone')
    await work.write('page:/about', 'Leads there')
    const about = await work.open('page:/about')
    await work.save('page:/about', about.version, {
      ...about.content,
      views: {
        guest: { rows: [row(heading('Leads there', { props: { text: 'x', level: 2, link: { to: '/gone' } } }))] },
      },
    })
    const result = await checked(key)
    expect(result).toMatchObject({ isThemes: false, releases: { count: 0 }, usedBy: [{ key: 'page:/about' }] })
    expect(result.versions).toBeGreaterThan(0)
    const { version, content } = await work.open(key)
    expect((await purge(key)).json()).toEqual({ version: version + 1 })
    expect((await work.list(work.admin)).some((each) => each.key === key)).toBe(false)
    const opened = await work.get(`/api/editor/document?key=${encodeURIComponent(key)}`)
    expect([opened.statusCode, message(opened)]).toEqual([404, 'รายการนี้ลบถาวรแล้ว'])
    expect((await work.post('restore', { key })).statusCode).toBe(404)
    for (const base of [version, version + 1]) expect((await work.save(key, base, content)).statusCode).toBe(404)
    expect((await work.get(`/api/editor/versions?key=${encodeURIComponent(key)}`)).statusCode).toBe(404)
    expect(await versionsOf(key)).toEqual([])
    expect(JSON.stringify(await rowOf(key))).not.toContain('Secret words')
    expect((await purge(key, version + 1)).statusCode).toBe(404)
  })

  it('is audited by title, without its text', async () => {
    const [act] = await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`action = 'purge-document'`),
    )
    expect(act).toMatchObject({
      subject: 'page:/gone',
      before: { title: { en: 'Title of /gone', th: 'ชื่อของ /gone' }, versions: expect.any(Number) },
      after: null,
    })
    expect(act?.personId).toBeTruthy()
    expect(JSON.stringify(act)).not.toContain('Secret words')
  })

  it('frees the address and continues its numbers, so that an open old editor does no harm', async () => {
    const { version, content } = await (async () => {
      const key = await trashed('/again')
      const opened = await work.open(key)
      await purge(key)
      return opened
    })()
    expect(await good('create', { path: '/again', title: 'Anew' }, work.manager)).toMatchObject({
      key: 'page:/again',
      version: version + 2,
    })
    const late = await work.save('page:/again', version, content)
    expect([late.statusCode, late.json().error.details.version]).toEqual([409, version + 2])
    expect((await versionsOf('page:/again')).length).toBe(1)
    // Also a page that moves there.
    const key = await trashed('/moved-to')
    const { version: left } = await work.open(key)
    await purge(key)
    await good('create', { path: '/moves', title: 'Moves' })
    expect((await good('rename', { key: 'page:/moves', path: '/moved-to' })).version).toBeGreaterThan(left + 1)
  })

  it('is allowed to admins of the site only', async () => {
    const key = await trashed('/whose')
    const { version } = await work.open(key)
    const people = [undefined, await signIn(gateway, 'user'), work.manager, await signIn(gateway, 'admin', 'beta')]
    const statuses = await Promise.all(
      people.map(async (person) => [
        (await work.post('purge', { key, version }, person ?? { token: '' })).statusCode,
        (await check(key, (person ?? { token: '' }) as typeof work.admin)).statusCode,
      ]),
    )
    expect(statuses).toEqual([
      [401, 401],
      [403, 403],
      [403, 403],
      [401, 401],
    ])
    // An admin of another site finds nothing on theirs.
    const other = await signIn(gateway, 'admin', 'beta')
    expect(
      (await ask(gateway, '/api/editor/purge', { host: 'beta.localhost', token: other.token, body: { key, version } }))
        .statusCode,
    ).toBe(404)
    expect(await work.entry(key)).toMatchObject({ trashed: true })
  })
})

describe('refused deletions', () => {
  it('refuses a page that is not trashed, that is required, or that changed since the check', async () => {
    await good('create', { path: '/standing', title: 'Standing' })
    const standing = await purge('page:/standing', 1)
    expect([standing.statusCode, message(standing)]).toEqual([409, 'ลบถาวรได้เฉพาะรายการที่อยู่ในถังขยะ'])
    expect((await purge('slot:header', 1)).statusCode).toBe(409)
    expect((await purge('page:/', 1)).statusCode).toBe(409)
    const key = await trashed('/worked-on')
    const { version } = await checked(key)
    await work.write(key, 'More')
    const late = await purge(key, version)
    expect([late.statusCode, message(late)]).toEqual([409, expect.stringContaining('กรุณาดูอีกครั้ง')])
    expect((await work.open(key)).content).toBeDefined()
  })

  it('refuses what visitors still see, at its current or former address', async () => {
    await good('create', { path: '/seen', title: 'Seen' })
    await good('publish', { keys: ['page:/seen'] })
    await good('trash', { key: 'page:/seen' })
    const seen = await check('page:/seen')
    expect([seen.statusCode, message(seen)]).toEqual([409, 'ผู้เยี่ยมชมยังเห็นรายการนี้อยู่ ให้เผยแพร่การย้ายไปถังขยะก่อน'])
    expect((await purge('page:/seen', 1)).statusCode).toBe(409)
    await good('publish', { keys: ['page:/seen'] })
    expect(await checked('page:/seen')).toMatchObject({ releases: { count: 1 } })
    expect((await purge('page:/seen')).statusCode).toBe(200)

    await good('create', { path: '/seen-there', title: 'Seen there' })
    await good('publish', { keys: ['page:/seen-there'] })
    await good('rename', { key: 'page:/seen-there', path: '/seen-here' })
    await good('trash', { key: 'page:/seen-here' })
    expect((await purge('page:/seen-here', 2)).statusCode).toBe(409)
    await good('publish', { keys: 'all' })
    expect((await purge('page:/seen-here')).statusCode).toBe(200)
  })

  it('refuses what a schedule will show', async () => {
    await good('create', { path: '/planned', title: 'Planned' })
    const { scheduled } = await good('publish', {
      keys: ['page:/planned'],
      at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await good('trash', { key: 'page:/planned' })
    const planned = await check('page:/planned')
    expect([planned.statusCode, message(planned)]).toEqual([409, expect.stringContaining('ตั้งเวลา')])
    await good('unschedule', { id: scheduled })
    expect((await purge('page:/planned')).statusCode).toBe(200)
  })

  it('refuses what a schedule will show at a former address', async () => {
    await good('create', { path: '/planned-there', title: 'Planned there' })
    const { scheduled } = await good('publish', {
      keys: ['page:/planned-there'],
      at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await good('rename', { key: 'page:/planned-there', path: '/planned-here' })
    await good('trash', { key: 'page:/planned-here' })
    const planned = await check('page:/planned-here')
    expect([planned.statusCode, message(planned)]).toEqual([409, expect.stringContaining('ตั้งเวลา')])
    await good('unschedule', { id: scheduled })
    expect((await purge('page:/planned-here')).statusCode).toBe(200)
  })
})

describe('a deleted theme page', () => {
  it('loses its customisation, and can be restored as the theme has it', async () => {
    await work.write('page:/offer', 'Secret offer')
    await good('trash', { key: 'page:/offer' })
    await good('publish', { keys: ['page:/offer'] })
    expect(await checked('page:/offer')).toMatchObject({ isThemes: true, versions: 1 })
    expect((await purge('page:/offer')).statusCode).toBe(200)
    expect(await work.entry('page:/offer')).toMatchObject({ state: 'theme', trashed: true })
    expect((await purge('page:/offer', 2)).statusCode).toBe(409)
    await good('restore', { key: 'page:/offer' })
    expect(JSON.stringify((await work.open('page:/offer')).content)).not.toContain('Secret offer')
  })
})

describe('a deleted section', () => {
  it('is deleted likewise, with a list of pages where its gap stays', async () => {
    const { key, id } = await good('create-section', { title: 'Banner', rows: [row(heading('Banner'))] })
    await good('create', { path: '/with-banner', title: 'With a banner' })
    const { version, content } = await work.open('page:/with-banner')
    await work.save('page:/with-banner', version, {
      ...content,
      views: { guest: { rows: [row({ id: 'link', type: 'site/section', version: 1, props: { section: id } })] } },
    })
    await good('trash', { key })
    expect((await checked(key)).usedBy.map((each) => each.key)).toEqual(['page:/with-banner'])
    expect((await purge(key)).statusCode).toBe(200)
    expect((await work.list()).some((each) => each.key === key)).toBe(false)
    // The audit log keeps its title.
    expect((await work.get('/api/editor/audit', work.admin)).json<{ titles?: object }>()).toMatchObject({
      titles: { [key]: 'Banner' },
    })
    // Not the title from an earlier deletion.
    await gateway.database.db.execute(
      sql`INSERT INTO audit (site_id, id, at, action, subject, before) VALUES ('alpha', 'before', now() - interval '1 day', 'purge-document', ${key}, '{"title": "Old banner"}')`,
    )
    expect((await work.get('/api/editor/audit', work.admin)).json<{ titles?: object }>()).toMatchObject({
      titles: { [key]: 'Banner' },
    })
    expect((await work.open('page:/with-banner')).content).toBeDefined()
    expect((await work.visit('/with-banner')).statusCode).toBe(404)
  })
})

describe('a release with a deleted page', () => {
  it('keeps its content: a rollback restores the page for visitors and as a draft', async () => {
    await good('create', { path: '/kept', title: 'Kept' })
    await work.write('page:/kept', 'Seen in a release')
    const { release } = await good('publish', { keys: ['page:/kept'] })
    await good('trash', { key: 'page:/kept' })
    await good('publish', { keys: ['page:/kept'] })
    expect(await checked('page:/kept')).toMatchObject({ releases: { count: 1, newest: release } })
    await purge('page:/kept')
    const { version } = (await rowOf('page:/kept')) ?? { version: 0 }
    await good('rollback', { no: release })
    expect((await work.visit('/kept')).body).toContain('Seen in a release')
    expect(await work.entry('page:/kept')).toMatchObject({ trashed: false, draft: false })
    expect((await work.open('page:/kept')).version).toBe(version + 1)
    await work.write('page:/kept', 'Worked on again')
    await good('publish', { keys: ['page:/kept'] })
    expect((await work.visit('/kept')).body).toContain('Worked on again')
  })

  it('keeps its content at a former address: after a rollback it can be edited there', async () => {
    await good('create', { path: '/kept-there', title: 'Kept there' })
    await work.write('page:/kept-there', 'Seen at the old address')
    const { release } = await good('publish', { keys: ['page:/kept-there'] })
    await good('rename', { key: 'page:/kept-there', path: '/kept-here' })
    const moved = await good('publish', { keys: ['page:/kept-here', 'page:/kept-there'] })
    await good('trash', { key: 'page:/kept-here' })
    await good('publish', { keys: ['page:/kept-here'] })
    expect(await checked('page:/kept-here')).toMatchObject({ releases: { count: 2, newest: moved.release } })
    expect((await purge('page:/kept-here')).statusCode).toBe(200)
    expect(await rowOf('page:/kept-there')).toMatchObject({ movedTo: null, content: null, trashedAt: expect.any(Date) })
    expect((await work.get('/api/editor/document?key=page:/kept-there', work.admin)).statusCode).toBe(404)
    await good('rollback', { no: release })
    expect((await work.visit('/kept-there')).body).toContain('Seen at the old address')
    expect(await work.entry('page:/kept-there')).toMatchObject({ trashed: false, draft: false })
    await work.write('page:/kept-there', 'Worked on there')
    await good('publish', { keys: ['page:/kept-there'] })
    expect((await work.visit('/kept-there')).body).toContain('Worked on there')
  })
})

describe('concurrent deletion', () => {
  /** The page exists completely or is gone completely, and its address can then be used again. */
  const isWhole = async (key: string) => {
    const listed = (await work.list(work.admin)).find((each) => each.key === key)
    const opened = await work.get(`/api/editor/document?key=${encodeURIComponent(key)}`, work.admin)
    expect([opened.statusCode, listed !== undefined]).toEqual(opened.statusCode === 200 ? [200, true] : [404, false])
    if (!listed) expect((await work.post('create', { path: key.slice(5), title: 'Free' })).statusCode).toBe(200)
  }

  it.each([
    [
      'deleting it twice',
      (key: string, version: number) => [
        work.post('purge', { key, version }, work.admin),
        work.post('purge', { key, version }, work.admin),
      ],
    ],
    [
      'taking it out',
      (key: string, version: number) => [
        work.post('purge', { key, version }, work.admin),
        work.post('restore', { key }),
      ],
    ],
    [
      'taking it out first',
      (key: string, version: number) => [
        work.post('restore', { key }),
        work.post('purge', { key, version }, work.admin),
      ],
    ],
    [
      'making another at its address',
      (key: string, version: number) => [
        work.post('purge', { key, version }, work.admin),
        work.post('create', { path: key.slice(5), title: 'Another' }),
      ],
    ],
    [
      'publishing',
      (key: string, version: number) => [
        work.post('purge', { key, version }, work.admin),
        work.post('restore', { key }),
        work.post('publish', { keys: [key] }),
      ],
    ],
  ])('leaves the page complete or gone when %s', async (_what, both) => {
    for (let round = 0; round < 3; round += 1) {
      const key = await trashed(`/at-once-${crypto.randomUUID().slice(0, 8)}`)
      const answers = await Promise.all(both(key, (await work.open(key)).version))
      expect(answers.map((each) => each.statusCode).filter((code) => code >= 500)).toEqual([])
      await isWhole(key)
    }
  })

  it('keeps a concurrent save, or deletes what was checked', async () => {
    for (let round = 0; round < 4; round += 1) {
      const key = await trashed(`/saved-at-once-${round}`)
      const { version, content } = await work.open(key)
      const [gone, saved] = await Promise.all([
        work.post('purge', { key, version }, work.admin),
        work.save(key, version, { ...content, noindex: true }),
      ])
      expect([
        [200, 404],
        [200, 409],
        [409, 200],
      ]).toContainEqual([gone.statusCode, saved.statusCode])
      await isWhole(key)
    }
  })
})
