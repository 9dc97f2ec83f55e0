import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, publication } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { adding, type Content, type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'
import { makePlannedReleases } from '@tests/support/run-jobs'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('About'))] }),
  '/themes/default/pages/offer.json': page('/offer', { guest: [row(heading('Offer'))] }),
  '/themes/default/pages/payroll.json': page('/payroll', { admin: [row(heading('Payroll'))] }, { access: 'admin' }),
  '/themes/default/pages/product.json': page(
    '/shop/{sku}',
    { guest: [row(heading('Product'))] },
    { sample: { sku: 'tea' } },
  ),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const shown = async (path: string) => (await work.visit(path)).body
const publish = (keys: string[] | 'all', extra: Record<string, unknown> = {}, who = work.manager) =>
  work.post('publish', { keys, ...extra }, who)
const published = async (keys: string[] | 'all', extra?: Record<string, unknown>) => {
  const answer = await publish(keys, extra)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ release: number; scheduled: string; keys: string[] }>()
}
type Released = { key: string; kind: string; from?: string }
type Releases = {
  releases: {
    no: number
    by?: string
    note: string
    isLive: boolean
    keys: string[]
    documents: Released[]
    backTo?: number
  }[]
}
const releases = async () => (await work.get('/api/editor/releases')).json<Releases>().releases
type Plans = {
  publications: { id: string; status: string; documents: { key: string; isStale: boolean; isLeftOut?: boolean }[] }[]
}
const plans = async () => (await work.get('/api/editor/scheduled')).json<Plans>().publications
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const makeDue = (id: string) =>
  gateway.database.db.execute(sql`UPDATE publication SET due_at = now() - interval '1 second' WHERE id = ${id}`)

describe('publishing', () => {
  it('shows visitors exactly what was chosen, at once', async () => {
    await work.write('page:/about', 'Published words')
    await work.write('page:/offer', 'Still a draft')
    const done = await published(['page:/about'], { note: 'Words' })
    expect(done).toMatchObject({ release: 2, keys: ['page:/about'] })
    expect(await shown('/about')).toContain('Published words')
    expect(await shown('/offer')).not.toContain('Still a draft')
    expect(await work.entry('page:/about')).toMatchObject({ draft: false, state: 'customised' })
    expect(await work.entry('page:/offer')).toMatchObject({ draft: true })
    expect((await releases())[0]).toMatchObject({
      no: 2,
      by: 'Mana Two',
      note: 'Words',
      isLive: true,
      keys: ['page:/about'],
    })
    expect((await work.open('page:/about')).live).toEqual((await work.open('page:/about')).content)
  })

  it('takes every change with "all", new pages and slots included', async () => {
    await work.post('create', { path: '/เรา', title: 'Us' })
    const header = await work.open('slot:header')
    await work.save('slot:header', header.version, { ...header.content, rows: [row(heading('New header'))] })
    const done = await published('all')
    expect(done.keys.sort()).toEqual(['page:/offer', 'page:/เรา', 'slot:header'])
    expect((await work.visit(encodeURI('/เรา'))).statusCode).toBe(200)
    expect(await shown('/roles')).toContain('New header')
    const again = await publish('all')
    expect([again.statusCode, again.json().error.message]).toEqual([409, 'ไม่มีการเปลี่ยนแปลงใหม่ให้เผยแพร่'])
  })

  it('is refused completely for invalid content, with its location', async () => {
    await work.write('page:/about', 'Not yet')
    const { content, version } = await work.open('page:/offer')
    await work.save('page:/offer', version, {
      ...content,
      views: {
        guest: {
          rows: [
            row(heading('Fine'), { type: 'content/heading', id: 'wrong', name: 'Title', props: { level: 'nine' } }),
          ],
        },
      },
    })
    const answer = await publish(['page:/about', 'page:/offer'])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.details.problems).toEqual([
      expect.objectContaining({
        key: 'page:/offer',
        code: 'invalid-props',
        node: 'wrong',
        message: expect.stringContaining('“Title” มีค่าที่ไม่ถูกต้อง'),
      }),
    ])
    expect(await shown('/about')).not.toContain('Not yet')
    const wrong = await work.open('page:/offer')
    await work.save('page:/offer', wrong.version, {
      ...content,
      views: { guest: { rows: [row(heading('Fine', { id: 'empty', props: { text: 'Fine', link: { to: ' ' } } }))] } },
    })
    expect((await publish(['page:/offer'])).json().error.details.problems).toEqual([
      expect.objectContaining({ code: 'empty-link', node: 'empty', path: ['props', 'link', 'to'] }),
    ])
    await work.post('revert', { key: 'page:/offer' })
    expect((await published('all')).keys.sort()).toEqual(['page:/about', 'page:/offer'])
    expect(await shown('/offer')).not.toContain('Still a draft')
    expect(await work.entry('page:/offer')).toMatchObject({ state: 'theme', draft: false })
  })

  it('never gives two pages the same address', async () => {
    await work.post('trash', { key: 'page:/shop/{sku}' })
    await work.post('create', { path: '/shop/{id}', title: 'Shop' })
    const answer = await publish(['page:/shop/{id}'])
    expect(answer.json().error.details.problems).toMatchObject([{ key: 'page:/shop/{id}', code: 'taken' }])
    expect((await publish(['page:/shop/{id}', 'page:/shop/{sku}'])).statusCode).toBe(200)
    expect(await shown('/shop/tea')).toContain('Shop')
  })

  it('leaves admin-only documents to admins', async () => {
    const { content } = await work.open('page:/staff', work.admin)
    await work.save('page:/staff', 0, { ...content, noindex: true }, { who: work.admin })
    expect((await publish(['page:/staff'])).statusCode).toBe(403)
    expect((await publish('all')).statusCode).toBe(409)
    expect((await publish('all', {}, work.admin)).json()).toMatchObject({ keys: ['page:/staff'] })
  })

  it('leaves their moves, reverts and removals to admins too', async () => {
    const byAdmin = async (call: string, body: object) =>
      expect((await work.post(call, body, work.admin)).statusCode, call).toBe(200)
    const expectAdminOnly = async (...keys: string[]) => {
      expect((await publish('all')).statusCode).toBe(409)
      expect((await publish('all', {}, work.admin)).json<{ keys: string[] }>().keys.sort()).toEqual(keys)
    }
    await byAdmin('rename', { key: 'page:/staff', path: '/staff-2' })
    await expectAdminOnly('page:/staff', 'page:/staff-2')
    await byAdmin('rename', { key: 'page:/staff-2', path: '/staff' })
    await expectAdminOnly('page:/staff', 'page:/staff-2')
    await byAdmin('revert', { key: 'page:/staff' })
    await expectAdminOnly('page:/staff')
    await byAdmin('trash', { key: 'page:/payroll' })
    await expectAdminOnly('page:/payroll')
    await byAdmin('restore', { key: 'page:/payroll' })
    const { version, content } = await work.open('page:/staff', work.admin)
    await work.save('page:/staff', version, { ...content, noindex: true }, { who: work.admin })
    await expectAdminOnly('page:/payroll', 'page:/staff')
  })

  it('loses nothing when several publish at once: each has a release, and the last contains all', async () => {
    const paths = ['/one', '/two', '/three', '/four']
    for (const path of paths) {
      await work.post('create', { path, title: path })
      await work.write(`page:${path}`, `Words of ${path}`)
    }
    const before = (await releases())[0]?.no ?? 0
    const answers = await Promise.all(
      paths.map((path, at) => publish([`page:${path}`], {}, at % 2 === 0 ? work.manager : work.admin)),
    )
    expect(answers.map((answer) => answer.json().release).sort((a, b) => a - b)).toEqual(
      [1, 2, 3, 4].map((step) => before + step),
    )
    for (const path of paths) expect(await shown(path)).toContain(`Words of ${path}`)
  })

  it('shows the newer of two saves when two publish the same document', async () => {
    for (let round = 0; round < 4; round++) {
      await work.write('page:/one', `Old ${round}`)
      const first = publish(['page:/one'])
      await work.write('page:/one', `New ${round}`)
      await Promise.all([first, publish(['page:/one'], {}, work.admin)])
      expect(await shown('/one')).toContain(`New ${round}`)
    }
  })

  it('publishes nothing that was saved, trashed or restored since the review', async () => {
    const seenNow = async () => {
      const { version = -1, trashed } = (await work.entry('page:/two')) as unknown as {
        version?: number
        trashed: boolean
      }
      return { 'page:/two': { version, trashed } }
    }
    const refused = async (seen: object) => {
      const answer = await publish(['page:/two'], { seen })
      return [answer.statusCode, answer.json<{ error?: { details: unknown } }>().error?.details]
    }
    await work.write('page:/two', 'Mine')
    const looked = await seenNow()
    const { version, content } = await work.open('page:/two')
    await work.save('page:/two', version, adding(content, 'Theirs, unseen'), { who: work.admin })
    expect(await refused(looked)).toEqual([409, { newer: [{ key: 'page:/two', by: 'Ada Three' }] }])
    expect((await publish(['page:/two'], { seen: looked, at: soon() })).statusCode).toBe(409)
    expect([await plans(), (await shown('/two')).includes('Theirs, unseen')]).toEqual([[], false])
    const again = await seenNow()
    await work.post('trash', { key: 'page:/two' }, work.admin)
    expect(await refused(again)).toEqual([409, { newer: [{ key: 'page:/two', by: 'Ada Three' }] }])
    const inTrash = await seenNow()
    await work.post('restore', { key: 'page:/two' })
    expect((await refused(inTrash))[0]).toBe(409)
    expect(
      (await publish(['page:/two'], { seen: { ...(await seenNow()), 'page:/three': { version: 0 } } })).statusCode,
    ).toBe(200)
    expect(await shown('/two')).toContain('Theirs, unseen')
  })

  it("does nothing for a draft that equals the live page, the theme's or a published one", async () => {
    const back = async (key: string) => {
      const { version, content } = await work.open(key)
      await work.write(key, 'Not for long')
      expect((await work.entry(key))?.draft).toBe(true)
      await work.save(key, version + 1, content)
      expect((await work.entry(key))?.draft).toBe(false)
      expect((await publish([key])).statusCode).toBe(409)
    }
    await back('page:/roles')
    await work.write('page:/roles', 'To stay')
    expect((await publish(['page:/roles'])).statusCode).toBe(200)
    await back('page:/roles')
  })

  it('tells where a page moved since the review', async () => {
    await work.post('create', { path: '/goes', title: 'Goes' })
    await work.write('page:/goes', 'Words')
    const version = ((await work.entry('page:/goes')) as unknown as { version: number }).version
    await work.post('rename', { key: 'page:/goes', path: '/went' }, work.admin)
    const answer = await publish(['page:/goes'], { seen: { 'page:/goes': { version } } })
    expect([answer.statusCode, answer.json<{ error: { details: unknown } }>().error.details]).toEqual([
      409,
      { newer: [{ key: 'page:/goes', by: 'Ada Three', movedTo: 'page:/went' }] },
    ])
    expect(
      (
        await publish(['page:/went'], {
          seen: {
            'page:/went': { version: ((await work.entry('page:/went')) as unknown as { version: number }).version },
          },
        })
      ).statusCode,
    ).toBe(200)
  })
})

describe('result per document', () => {
  it('is returned when published, and in the list of releases', async () => {
    const publishAndList = async (keys: string[]) => {
      const done = (await publish(keys)).json<{ documents: Released[] }>().documents
      expect((await releases())[0]?.documents).toEqual(done)
      return done
    }
    await work.post('create', { path: '/fate', title: 'Fate' })
    await work.write('page:/fate', 'Words')
    expect(await publishAndList(['page:/fate'])).toEqual([{ key: 'page:/fate', kind: 'changed' }])
    await work.post('rename', { key: 'page:/fate', path: '/destiny' })
    expect(await publishAndList(['page:/destiny'])).toEqual([{ key: 'page:/destiny', kind: 'moved', from: '/fate' }])
    await work.post('trash', { key: 'page:/destiny' })
    await work.write('page:/offer', 'Beside it')
    expect(await publishAndList(['page:/destiny', 'page:/offer'])).toEqual([
      { key: 'page:/destiny', kind: 'removed' },
      { key: 'page:/offer', kind: 'changed' },
    ])
    await work.post('revert', { key: 'page:/offer' })
    expect(await publishAndList(['page:/offer'])).toEqual([{ key: 'page:/offer', kind: 'theme' }])
  })
})

describe('former addresses', () => {
  it('redirects with query and parameters from the release on', async () => {
    await work.post('rename', { key: 'page:/เรา', path: '/about-us' })
    await work.post('rename', { key: 'page:/year/{year}', path: '/annual/{year}' })
    expect((await work.visit(encodeURI('/เรา'))).statusCode).toBe(200)
    expect((await published(['page:/about-us', 'page:/annual/{year}'])).keys.sort()).toEqual([
      'page:/about-us',
      'page:/annual/{year}',
      'page:/year/{year}',
      'page:/เรา',
    ])
    const moved = await work.visit(`${encodeURI('/เรา')}?a=1&b=x%20y`)
    expect([moved.statusCode, moved.headers.location]).toEqual([308, '/about-us?a=1&b=x+y'])
    expect((await work.visit('/year/2027')).headers.location).toBe('/annual/2027')
    expect((await work.visit('/year/now')).statusCode).toBe(200)
    expect((await work.visit('/year/2027/_payload.json')).json()).toMatchObject({ redirect: '/annual/2027' })
    const there = await work.visit('/annual/2027')
    expect(there.statusCode).toBe(200)
    // Links written before lead to the page itself.
    expect(there.body).toContain('"/year/{year}":"/annual/{year}"')
  })

  it('redirects in one step after a second move, and back', async () => {
    await work.post('rename', { key: 'page:/about-us', path: '/ทีม' })
    await published(['page:/ทีม'])
    for (const path of ['/เรา', '/about-us'])
      expect((await work.visit(encodeURI(path))).headers.location).toBe(encodeURI('/ทีม'))
    await work.post('rename', { key: 'page:/ทีม', path: '/เรา' })
    await published(['page:/เรา'])
    expect((await work.visit(encodeURI('/เรา'))).statusCode).toBe(200)
    expect((await work.visit(encodeURI('/ทีม'))).headers.location).toBe(encodeURI('/เรา'))
  })

  it('gives the address to a new page created there', async () => {
    await work.post('create', { path: '/about-us', title: 'Another' })
    await published(['page:/about-us'])
    expect((await work.visit('/about-us')).statusCode).toBe(200)
  })

  it('makes no redirect for a page that was always a draft', async () => {
    await work.post('create', { path: '/never-a', title: 'x' })
    await work.post('rename', { key: 'page:/never-a', path: '/never-b' })
    expect((await published('all')).keys).toEqual(['page:/never-b'])
    expect((await work.visit('/never-a')).statusCode).toBe(404)
  })

  it('ends redirects when the page is trashed', async () => {
    await work.post('trash', { key: 'page:/เรา' })
    expect((await work.visit(encodeURI('/เรา'))).statusCode).toBe(200)
    await published(['page:/เรา'])
    for (const path of ['/เรา', '/ทีม']) expect((await work.visit(encodeURI(path))).statusCode).toBe(404)
    await work.post('restore', { key: 'page:/เรา' })
    await published(['page:/เรา'])
    expect((await work.visit(encodeURI('/เรา'))).statusCode).toBe(200)
  })
})

describe('rollback', () => {
  it('shows an earlier release again as a new one, and keeps the drafts', async () => {
    await work.write('page:/two', 'A mistake')
    const { release } = await published(['page:/two'])
    const back = await work.post('rollback', { no: release - 1, note: 'Oops' })
    expect(back.json()).toEqual({ release: release + 1, keys: ['page:/two'] })
    expect(await shown('/two')).not.toContain('A mistake')
    expect((await releases())[0]).toMatchObject({ no: release + 1, backTo: release - 1, note: 'Oops' })
    expect(await work.entry('page:/two')).toMatchObject({ draft: true })
    expect((await releases()).slice(0, 2)).toMatchObject([
      { no: release + 1, isLive: true, note: 'Oops', keys: ['page:/two'] },
      { no: release, isLive: false },
    ])
    expect((await published(['page:/two'])).release).toBe(release + 2)
    expect(await shown('/two')).toContain('A mistake')
    expect((await releases())[0]).not.toHaveProperty('backTo')
  })

  it.each(['Rolled back to no. 1', 'ย้อนกลับไปครั้งที่ 1'])(
    'is recognised by its number in the note %j, from before the number was stored',
    async (note) => {
      await gateway.database.db.execute(sql`UPDATE release SET note = ${note} WHERE site_id = 'alpha' AND no = 2`)
      expect((await releases()).find(({ no }) => no === 2)).toMatchObject({ note: '', backTo: 1 })
    },
  )

  it('is restricted to admins where it changes admin-only pages, locked parts or guarded blocks', async () => {
    const live = (await releases())[0]?.no ?? 0
    const early = await work.post('rollback', { no: 1 })
    expect([early.statusCode, early.json().error.details.keys]).toEqual([403, ['page:/staff']])
    expect(early.json().error.message).toContain('/staff')
    const { version, content } = await work.open('page:/three')
    await work.save('page:/three', version, adding(content, 'Kept as it is', { locked: true }), { who: work.admin })
    await publish(['page:/three'], {}, work.admin)
    expect((await work.post('rollback', { no: live })).json().error.details.keys).toEqual(['page:/three'])
    expect((await releases())[0]?.no).toBe(live + 1)
    expect((await work.post('rollback', { no: live }, work.admin)).statusCode).toBe(200)
    // A manager must not restore a locked part by a rollback either.
    expect((await work.post('rollback', { no: live + 1 })).statusCode).toBe(403)
  })

  it('accepts releases from before', async () => {
    const early = (await work.get('/api/editor/releases?before=3')).json<Releases & { next?: number }>()
    expect([early.releases.map(({ no }) => no), early.next]).toEqual([[2, 1], undefined])
  })

  it('goes to the very first release', async () => {
    const live = (await releases())[0]?.no ?? 0
    await work.post('rollback', { no: 1 }, work.admin)
    expect((await work.visit('/two')).statusCode).toBe(404)
    expect((await work.visit('/lower')).statusCode).toBe(200)
    await work.post('rollback', { no: live }, work.admin)
    expect(await shown('/two')).toContain('A mistake')
  })

  it('previews what changes, what visitors lose, what returns and what moves', async () => {
    const changesOf = async (no: number, who = work.admin) =>
      (await work.get(`/api/editor/rollback-changes?no=${no}`, who)).json<{
        live: number
        documents: { key: string; kind: string; from?: string; title?: unknown }[]
        error?: { message: string }
      }>()
    const before = (await releases())[0]?.no ?? 0
    await work.post('create', { path: '/brand-new', title: { en: 'Brand new', th: 'ใหม่เอี่ยม' } })
    await work.write('page:/two', 'Other words')
    await work.post('rename', { key: 'page:/lower', path: '/higher' })
    await work.post('trash', { key: 'page:/offer' })
    const { release } = await published(['page:/brand-new', 'page:/two', 'page:/higher', 'page:/offer'])
    const { live, documents } = await changesOf(before)
    expect(live).toBe(release)
    expect(documents.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      expect.objectContaining({ key: 'page:/brand-new', kind: 'offline', title: { en: 'Brand new', th: 'ใหม่เอี่ยม' } }),
      expect.objectContaining({ key: 'page:/lower', kind: 'moved', from: '/higher' }),
      expect.objectContaining({ key: 'page:/offer', kind: 'back' }),
      expect.objectContaining({ key: 'page:/two', kind: 'changed' }),
    ])
    // What they lose is shown as lost.
    const response = await work.post('rollback', { no: before, seen: live }, work.admin)
    expect(response.statusCode).toBe(200)
    expect([(await work.visit('/brand-new')).statusCode, (await work.visit('/offer')).statusCode]).toEqual([404, 200])
    // And in the other direction.
    expect((await changesOf(release)).documents.map(({ key, kind }) => `${kind} ${key}`).sort()).toEqual([
      'back page:/brand-new',
      'changed page:/two',
      'moved page:/higher',
      'offline page:/offer',
    ])
    expect((await changesOf(release)).documents.find(({ kind }) => kind === 'moved')).toMatchObject({
      key: 'page:/higher',
      from: '/lower',
    })
    expect(await changesOf(1, work.manager)).toMatchObject({ error: { message: expect.stringContaining('/staff') } })
  })

  it('is refused when something else was published since the preview', async () => {
    const live = (await releases())[0]?.no ?? 0
    await work.write('page:/two', 'Published meanwhile')
    await published(['page:/two'])
    const late = await work.post('rollback', { no: live - 1, seen: live }, work.admin)
    expect([late.statusCode, late.json().error.details]).toEqual([409, { live: live + 1 }])
    expect(await shown('/two')).toContain('Published meanwhile')
  })

  it('takes effect together with a concurrent publish', async () => {
    await work.write('page:/three', 'Beside a rollback')
    const live = (await releases())[0]?.no ?? 0
    const [back, forth] = await Promise.all([
      work.post('rollback', { no: live - 1 }, work.admin),
      publish(['page:/three'], {}, work.admin),
    ])
    expect([back.statusCode, forth.statusCode]).toEqual([200, 200])
    expect((await releases())[0]?.no).toBe(live + 2)
  })
})

describe('scheduled release', () => {
  it('shows at its time what was stored when scheduled', async () => {
    await work.write('page:/four', 'For Friday')
    const { scheduled } = await published(['page:/four'], { at: soon(), note: 'Friday' })
    expect(await makePlannedReleases(gateway)).toBe(0)
    await work.write('page:/four', 'After planning')
    expect(await plans()).toMatchObject([
      { id: scheduled, status: 'waiting', documents: [{ key: 'page:/four', isStale: true }] },
    ])
    expect(await shown('/four')).not.toContain('For Friday')
    await makeDue(scheduled)
    expect(await makePlannedReleases(gateway)).toBe(1)
    const visitors = await shown('/four')
    expect([visitors.includes('For Friday'), visitors.includes('After planning')]).toEqual([true, false])
    expect((await releases())[0]).toMatchObject({ note: 'Friday', by: 'Mana Two', keys: ['page:/four'] })
    expect([await makePlannedReleases(gateway), await plans()]).toEqual([0, []])
    expect(await work.entry('page:/four')).toMatchObject({ draft: true })
  })

  it('reverts nothing published since', async () => {
    const { scheduled } = await published(['page:/four'], { at: soon() })
    await work.write('page:/four', 'Newer still')
    await published(['page:/four'])
    const live = (await releases())[0]?.no
    expect((await plans())[0]?.documents).toEqual([{ key: 'page:/four', isStale: true, isLeftOut: true }])
    await makeDue(scheduled)
    expect(await makePlannedReleases(gateway)).toBe(0)
    expect(await shown('/four')).toContain('Newer still')
    expect((await releases())[0]?.no).toBe(live)
  })

  it('restores no page withdrawn since, and withdraws none restored since', async () => {
    const key = 'page:/four'
    const documents = async (id: string) => (await plans()).find((each) => each.id === id)?.documents
    await work.write(key, 'An offer')
    const { scheduled: shows } = await published([key], { at: soon() })
    expect(await documents(shows)).toEqual([{ key, isStale: false }])
    await work.post('trash', { key })
    expect(await documents(shows)).toEqual([{ key, isStale: true }])
    await published([key])
    expect(await documents(shows)).toEqual([{ key, isStale: true, isLeftOut: true }])
    await makeDue(shows)
    expect([await makePlannedReleases(gateway), (await work.visit('/four')).statusCode]).toEqual([0, 404])
    await work.post('restore', { key })
    await published([key])
    await work.post('trash', { key })
    const { scheduled: withdraws } = await published([key], { at: soon() })
    await published([key])
    await work.post('restore', { key })
    await published([key])
    await makeDue(withdraws)
    expect([await makePlannedReleases(gateway), await shown('/four')]).toEqual([0, expect.stringContaining('An offer')])
  })

  it('applies both a change and a later removal at their times', async () => {
    const key = 'page:/four'
    await work.write(key, 'For a week')
    const { scheduled: changes } = await published([key], { at: soon() })
    await work.post('trash', { key })
    const { scheduled: withdraws } = await published([key], { at: soon() })
    await work.post('restore', { key })
    await makeDue(changes)
    expect([await makePlannedReleases(gateway), (await shown('/four')).includes('For a week')]).toEqual([1, true])
    await makeDue(withdraws)
    expect([await makePlannedReleases(gateway), (await work.visit('/four')).statusCode]).toEqual([1, 404])
  })

  it('restores nothing rolled back since', async () => {
    const key = 'page:/four'
    await work.write(key, 'A mistake of Friday')
    const { scheduled } = await published([key], { at: soon() })
    const { release: early } = await published([key])
    expect(await shown('/four')).toContain('A mistake of Friday')
    await work.post('rollback', { no: early - 1 }, work.admin)
    expect((await plans()).find((each) => each.id === scheduled)?.documents).toEqual([
      { key, isStale: true, isLeftOut: true },
    ])
    await makeDue(scheduled)
    expect(await makePlannedReleases(gateway)).toBe(0)
    expect(await shown('/four')).not.toContain('A mistake of Friday')
    // Confirmed again, it is applied.
    const { scheduled: again } = await published([key], { at: soon() })
    await makeDue(again)
    expect([await makePlannedReleases(gateway), (await shown('/four')).includes('A mistake of Friday')]).toEqual([
      1,
      true,
    ])
  })

  it('is made once, however many gateways poll', async () => {
    await work.write('page:/one', 'Once only')
    const { scheduled } = await published(['page:/one'], { at: soon() })
    const live = (await releases())[0]?.no ?? 0
    await makeDue(scheduled)
    const made = await Promise.all([
      makePlannedReleases(gateway),
      makePlannedReleases(gateway),
      makePlannedReleases(gateway),
    ])
    expect(made.reduce((sum, each) => sum + each)).toBe(1)
    expect((await releases())[0]?.no).toBe(live + 1)
  })

  it('is scheduled once per minute; another version or time is scheduled again', async () => {
    await work.write('page:/two', 'Twice planned')
    const at = `${new Date(Date.now() + 7_200_000).toISOString().slice(0, 16)}:10.000Z`
    const sameMinute = at.replace(':10.000Z', ':50.000Z')
    const first = await published(['page:/two'], { at })
    const again = await publish(['page:/two'], { at: sameMinute })
    expect([again.statusCode, again.json<{ error: { fields: object } }>().error.fields]).toEqual([
      409,
      { at: expect.any(String) },
    ])
    const later = await published(['page:/two'], { at: soon() })
    await work.write('page:/two', 'Another version')
    const newer = await published(['page:/two'], { at: sameMinute })
    for (const { scheduled } of [first, later, newer])
      expect((await work.post('unschedule', { id: scheduled })).statusCode).toBe(200)
  })

  it('is scheduled again when the earlier one would be skipped', async () => {
    const key = 'page:/two'
    await work.write(key, 'Planned, shown and taken back')
    const at = `${new Date(Date.now() + 10_800_000).toISOString().slice(0, 16)}:00.000Z`
    const { scheduled: lost } = await published([key], { at })
    const { release: early } = await published([key])
    await work.post('rollback', { no: early - 1 }, work.admin)
    const { scheduled: again } = await published([key], { at })
    expect((await publish([key], { at })).statusCode).toBe(409)
    expect((await plans()).find((each) => each.id === again)?.documents).toEqual([{ key, isStale: false }])
    for (const id of [lost, again]) await work.post('unschedule', { id })
  })

  it('lets a schedule be removed until it is made', async () => {
    await work.write('page:/one', 'Taken away')
    const { scheduled } = await published(['page:/one'], { at: soon() })
    expect((await work.post('unschedule', { id: scheduled })).json()).toEqual({ status: true })
    await makeDue(scheduled)
    expect([await makePlannedReleases(gateway), await plans()]).toEqual([0, []])
    expect(await shown('/one')).not.toContain('Taken away')
    const past = await published(['page:/one'], { at: new Date(Date.now() - 1000).toISOString() })
    expect([past.release, past.scheduled]).toEqual([expect.any(Number), undefined])
    const [done] = await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(publication)
        .where(sql`status = 'done'`),
    )
    expect((await work.post('unschedule', { id: done?.id })).statusCode).toBe(409)
  })

  it('shows admin-only schedules to admins only, and lets only them remove them', async () => {
    const { content, version } = await work.open('page:/staff', work.admin)
    await work.save('page:/staff', version, { ...content, noindex: !content.noindex }, { who: work.admin })
    const { scheduled } = (await publish(['page:/staff'], { at: soon() }, work.admin)).json<{ scheduled: string }>()
    expect(await plans()).toEqual([])
    expect((await work.post('unschedule', { id: scheduled })).statusCode).toBe(403)
    expect((await work.get('/api/editor/scheduled', work.admin)).json<Plans>().publications).toMatchObject([
      { id: scheduled },
    ])
    expect((await work.post('unschedule', { id: scheduled }, work.admin)).statusCode).toBe(200)
  })

  it('is marked when it cannot be made, without blocking others', async () => {
    await work.write('page:/two', 'Behind a broken one')
    const { scheduled } = await published(['page:/two'], { at: soon() })
    await gateway.database.db.execute(
      sql`INSERT INTO publication (site_id, id, changes, due_at) VALUES ('gamma', 'broken', '[{"key": "page:/", "version": 1, "content": null}]', now() - interval '1 day')`,
    )
    await gateway.database.db.execute(sql`UPDATE site SET release_no = 99 WHERE site_id = 'gamma'`)
    await makeDue(scheduled)
    expect(await makePlannedReleases(gateway)).toBe(1)
    await gateway.database.db.execute(sql`UPDATE site SET release_no = 1 WHERE site_id = 'gamma'`)
    expect(await shown('/two')).toContain('Behind a broken one')
    expect(gateway.log).toContainEqual(
      expect.objectContaining({ publication: 'broken', msg: 'A planned release could not be made.' }),
    )
    const there = await signIn(gateway, 'manager', 'gamma')
    const plansThere = async () =>
      (await work.get('/api/editor/scheduled', there, { host: 'gamma.localhost' })).json<Plans>().publications
    expect(await plansThere()).toMatchObject([{ id: 'broken', status: 'failed' }])
    await ask(gateway, '/api/editor/unschedule', {
      host: 'gamma.localhost',
      token: there.token,
      body: { id: 'broken' },
    })
    expect(await plansThere()).toEqual([])
  })
})

describe('audit log', () => {
  type Audit = {
    entries: { id: string; at: string; action: string; subject: string; by?: string; before: unknown; after: unknown }[]
    next?: string
  }
  const read = async (query = '') => (await work.get(`/api/editor/audit?${query}`, work.admin)).json<Audit>()

  it('gives managers the part about pages, without the content of edits and what is for admins only', async () => {
    const { entries } = (await work.get('/api/editor/audit?limit=100')).json<Audit>()
    expect(entries.length).toBeGreaterThan(10)
    expect(
      entries.filter(({ subject }) => !/^(?:page|slot|section|release|publication|redirect):/.test(subject)),
    ).toEqual([])
    expect(entries.filter(({ subject }) => subject === 'page:/payroll')).toEqual([])
    expect(entries.filter(({ action, before, after }) => action === 'save' && (before || after))).toEqual([])
    expect(entries.some(({ action, after }) => action === 'publish' && after !== null)).toBe(true)
    const other = await ask(gateway, '/api/editor/audit', { token: (await signIn(gateway, 'user')).token })
    expect(other.statusCode).toBe(403)
  })

  it('tells admins who did what, page by page, without duplicates', async () => {
    const seen: string[] = []
    for (let query: string | undefined = 'limit=7'; query;) {
      const part: Audit = await read(query)
      seen.push(...part.entries.map((entry) => entry.id))
      query = part.next && `limit=7&cursor=${part.next}`
    }
    const all = await gateway.services.withSite('alpha', (tx) => tx.select().from(audit))
    expect(seen.length).toBe(all.length)
    expect(new Set(seen).size).toBe(all.length)
  })

  it('filters by document, kind of action and person', async () => {
    const { entries } = await read('subject=page:/about&action=save')
    expect(
      entries.every((entry) => entry.subject === 'page:/about' && entry.action === 'save' && entry.by === 'Mana Two'),
    ).toBe(true)
    expect(JSON.stringify(entries.at(-1)?.after)).toContain('Published words')
    expect((await read('person=nobody')).entries).toEqual([])
  })
})

describe('releases of one page', () => {
  type PageReleases = { releases: { no: number; at?: string; by?: string; isLive?: boolean; isGone?: boolean }[] }
  const ofPage = async (key: string, who = work.manager) =>
    (await work.get(`/api/editor/page-releases?key=${encodeURIComponent(key)}`, who)).json<PageReleases>().releases
  const asIn = (key: string, no: number, who = work.manager) =>
    work.get(`/api/editor/page-release?key=${encodeURIComponent(key)}&no=${no}`, who)

  it('are listed with the original, and each can be read to bring the page back alone', async () => {
    await work.post('restore', { key: 'page:/offer' })
    await work.write('page:/offer', 'Spring offer')
    const spring = (await published(['page:/offer'])).release
    await work.write('page:/about', 'Other page')
    const other = (await published(['page:/about'])).release
    await work.write('page:/offer', 'Summer offer')
    const summer = (await published(['page:/offer'])).release
    const listed = await ofPage('page:/offer')
    const numbers = listed.map(({ no }) => no)
    expect(numbers.slice(0, 2)).toEqual([summer, spring])
    expect([numbers.includes(other), numbers.at(-1)]).toEqual([false, 0])
    expect(listed[0]).toMatchObject({ isLive: true, by: 'Mana Two' })
    expect((await asIn('page:/offer', spring)).body).toContain('Spring offer')
    expect((await asIn('page:/offer', spring)).body).not.toContain('Summer offer')
    expect((await asIn('page:/offer', 0)).body).not.toContain('Spring offer')
    expect((await asIn('page:/offer', 99_999)).statusCode).toBe(404)
  })

  it('follow a page to its new address', async () => {
    await work.post('create', { path: '/moving', title: 'Moving' })
    await work.write('page:/moving', 'Before the move')
    const before = (await published(['page:/moving'])).release
    await work.post('rename', { key: 'page:/moving', path: '/moved' })
    const after = (await published(['page:/moved'])).release
    expect((await ofPage('page:/moved')).map(({ no }) => no)).toEqual([after, before])
    expect((await asIn('page:/moved', before)).json()).toMatchObject({ content: { path: '/moved', title: 'Moving' } })
  })

  it('are for those who may edit what was published', async () => {
    expect((await work.get('/api/editor/page-releases?key=page:/payroll')).statusCode).toBe(403)
    expect((await asIn('page:/payroll', 0)).statusCode).toBe(403)
    expect((await asIn('page:/payroll', 0, work.admin)).statusCode).toBe(200)
  })
})

describe('other sites', () => {
  it('leaves other sites unchanged', async () => {
    const answer = await ask(gateway, '/offer', { host: 'beta.localhost' })
    expect(answer.statusCode).toBe(200)
    const rows = await gateway.services.withSite('beta', (tx) => tx.select().from(audit))
    expect(rows).toEqual([])
  })
})

it('audits every release with its changes', async () => {
  const rows = await gateway.services.withSite('alpha', (tx) =>
    tx
      .select()
      .from(audit)
      .where(sql`action IN ('publish', 'rollback', 'schedule', 'unschedule')`)
      .orderBy(audit.at),
  )
  expect(rows[0]).toMatchObject({
    action: 'publish',
    subject: 'release:2',
    before: { release: 1 },
    after: { release: 2, keys: ['page:/about'], note: 'Words' },
  })
  expect(new Set(rows.map((each) => each.action))).toEqual(new Set(['publish', 'rollback', 'schedule', 'unschedule']))
  const live = (await releases())[0]?.no
  expect(
    rows
      .filter((each) => each.action === 'publish' || each.action === 'rollback')
      .map((each) => (each.after as { release: number }).release),
  ).toEqual(Array.from({ length: (live ?? 1) - 1 }, (_none, at) => at + 2))
  expect(JSON.stringify(((await work.open('page:/two')).content as Content).views)).toContain('Behind a broken one')
})

describe('release numbers out of range', () => {
  const maxNumber = 2_147_483_646
  const key = 'page:/about'
  const requestAll = (number: number) =>
    Promise.all([
      work.get(`/api/editor/rollback-changes?no=${number}`),
      work.get(`/api/editor/releases?before=${number}`),
      work.get(`/api/editor/version?key=${key}&version=${number}`),
      work.get(`/api/editor/versions?key=${key}&before=${number}`),
      work.post('rollback', { no: number }),
      work.post('rollback', { no: 1, seen: number }),
      work.post('purge', { key, version: number }, work.admin),
      work.save(key, number, {}),
    ])

  it('refuses them with a message, and finds nothing under the largest one', async () => {
    for (const number of [maxNumber + 1, maxNumber + 2, Number.MAX_SAFE_INTEGER])
      for (const answer of await requestAll(number))
        expect([answer.statusCode, answer.json().error.message]).toEqual([400, expect.any(String)])
    expect((await requestAll(maxNumber)).map(({ statusCode }) => statusCode).every((code) => code < 500)).toBe(true)
  })
})
