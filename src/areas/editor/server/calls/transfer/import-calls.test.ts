import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportFile } from '@schemas/editor/entities/export-file'
import { withSite } from '@gateway/db/scope'
import { importFile } from '@gateway/db/import-tables'
import { item, strayObject, upload } from '@gateway/db/item-tables'
import { draft } from '@gateway/db/tables'
import { heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { readExport, transferring } from '@tests/support/transfer'

let gateway: TestGateway
let work: Editing
let alpha: Awaited<ReturnType<typeof transferring>>
let beta: typeof alpha
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
  alpha = await transferring(gateway)
  beta = await transferring(gateway, 'beta')
})
afterAll(() => gateway.close())

const image = (asset: string) => ({ type: 'content/image', props: { image: { asset } } })
const link = (section: string) => ({ type: 'site/section', props: { section } })
const create = async (path: string, ...blocks: Parameters<typeof row>) => {
  const answer = await work.post('create', {
    path,
    title: { en: `Made at ${path}`, th: `ทำไว้ที่ ${path}` },
    content: JSON.parse(page(path, { guest: [row(...blocks)] })) as object,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return `page:${path}`
}
const section = async (title: string, ...blocks: Parameters<typeof row>) =>
  (await work.post('create-section', { title, rows: [row(...blocks)] })).json<{ key: string; id: string }>()
const fileOf = async (...keys: string[]) => (await alpha.exported({ keys })).rawPayload
/** A document of beta in its edited state. */
const inBeta = async (key: string) => {
  const { token } = await signIn(gateway, 'manager', 'beta')
  return (
    await ask(gateway, `/api/editor/document?key=${encodeURIComponent(key)}`, { host: 'beta.localhost', token })
  ).json<{ version: number; content: unknown; trashedAt?: string }>()
}
const publishInBeta = async (key: string) => {
  const { token } = await signIn(gateway, 'manager', 'beta')
  const answer = await ask(gateway, '/api/editor/publish', { host: 'beta.localhost', token, body: { keys: [key] } })
  expect(answer.statusCode, answer.body).toBe(200)
}
const rowOf = (site: string, key: string) =>
  withSite(gateway.database, site, async (db) => (await db.select().from(draft).where(eq(draft.document, key)))[0])
const itemsOf = (site: string) => withSite(gateway.database, site, (db) => db.select().from(item))
/** The file with a changed index; only for files without uploads. */
const altered = (bytes: Buffer, change: (index: ExportFile) => void) => {
  const index = JSON.parse(bytes.toString()) as ExportFile
  change(index)
  return Buffer.from(JSON.stringify(index))
}

describe('importing into another site', () => {
  it('previews its effect, and writes nothing before', async () => {
    await create('/fresh', heading('New there'))
    const id = await beta.send(await fileOf('page:/fresh', 'page:/roles'))
    const plan = await beta.plan(id)
    expect(plan).toMatchObject({
      kind: 'documents',
      state: 'draft',
      documents: [
        { key: 'page:/fresh', state: 'new', choices: ['make', 'copy', 'skip'], base: 0, notes: [] },
        { key: 'page:/roles', state: 'same', choices: ['skip'] },
      ],
    })
    expect(await rowOf('beta', 'page:/fresh')).toBeUndefined()
    expect((await ask(gateway, '/fresh', { host: 'beta.localhost' })).statusCode).toBe(404)
  })

  it('creates drafts that visitors do not see, with their sections and pictures', async () => {
    const picture = await sendPicture(gateway, await makePicture({ left: '#118822' }), { name: 'green.jpg' })
    await withSite(gateway.database, 'alpha', (db) =>
      db
        .update(item)
        .set({ alt: { th: 'เขียว', en: 'Green' }, focus: [20, 30] })
        .where(eq(item.id, picture.id)),
    )
    const hours = await section('Hours', heading('Nine to six'), image(picture.asset))
    const key = await create('/visit', link(hours.id), image(picture.asset))
    const { answer, result, plan } = await beta.bringIn(await fileOf(key))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(plan.uploads).toMatchObject([{ name: 'green.webp', state: 'new' }])
    expect(result).toMatchObject({
      documents: [
        { key, choice: 'make' },
        { key: hours.key, choice: 'make' },
      ],
      uploads: 1,
    })
    const [imported] = await itemsOf('beta')
    expect(imported).toMatchObject({
      name: 'green.webp',
      alt: { th: 'เขียว', en: 'Green' },
      focus: [20, 30],
      mode: 'public',
      width: 600,
      height: 400,
    })
    expect(imported?.id).not.toBe(picture.id)
    const made = await inBeta(key)
    expect(JSON.stringify(made.content)).toContain(`item-${imported?.id}`)
    expect(JSON.stringify(made.content)).not.toContain(picture.asset)
    expect(JSON.stringify((await inBeta(hours.key)).content)).toContain(`item-${imported?.id}`)
    // Its pictures are the site's own, and are served to everyone who sees them.
    const shown = imported?.renditions?.files[0]?.key.slice('public'.length) ?? ''
    expect((await ask(gateway, `/_store/public${shown}`, { host: 'beta.localhost' })).statusCode).toBe(200)
    expect((await ask(gateway, '/visit', { host: 'beta.localhost' })).statusCode).toBe(404)
  })

  it('stores identical bytes once, under the existing name', async () => {
    const before = (await itemsOf('beta')).length
    const { index } = await readExport({ rawPayload: await fileOf('page:/visit') })
    expect((await beta.plan(await beta.send(await fileOf('page:/visit')))).documents.map(({ state }) => state)).toEqual(
      ['same', 'same'],
    )
    const { plan, result } = await beta.bringIn(
      await fileOf(await create('/visit-again', image(index.uploads[0]?.name ?? ''))),
    )
    expect(plan.uploads).toMatchObject([{ state: 'here' }])
    expect([result.uploads, (await itemsOf('beta')).length]).toEqual([0, before])
  })

  it('returns the same response for a repeated import', async () => {
    const id = await beta.send(await fileOf('page:/hidden'))
    const seen = await beta.plan(id)
    const input = {
      id,
      digest: seen.digest,
      documents: [
        { key: 'page:/hidden', choice: 'copy' as const, base: seen.documents[0]?.base ?? 0, path: '/hidden-copy' },
      ],
    }
    expect(seen.documents[0]?.choices).toEqual(['skip'])
    expect((await beta.run(input)).statusCode).toBe(409)
    const again = await beta.send(
      altered(await fileOf('page:/hidden'), ({ documents: [only] }) =>
        Object.assign(only?.content as object, { title: 'Another title' }),
      ),
    )
    const plan = await beta.plan(again)
    const wanted = { ...input, id: again, digest: plan.digest }
    const [first, second] = [await beta.run(wanted), await beta.run(wanted)]
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()])
    expect((await rowOf('beta', 'page:/hidden-copy'))?.version).toBe(1)
    // Nothing of the upload is left.
    expect(
      await withSite(gateway.database, 'beta', (db) => db.select().from(upload).where(eq(upload.id, again))),
    ).toEqual([])
  })

  it('runs once for two concurrent calls, and answers both', async () => {
    const id = await beta.send(await fileOf(await create('/at-once', heading('Once'))))
    const { digest } = await beta.plan(id)
    const input = { id, digest, documents: [{ key: 'page:/at-once', choice: 'make' as const, base: 0 }] }
    const [first, second] = await Promise.all([beta.run(input), beta.run(input)])
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([200, 200, first.json()])
    expect((await rowOf('beta', 'page:/at-once'))?.version).toBe(1)
  })
})

describe('importing a page with a taken address', () => {
  it('replaces the draft, is added beside it or is skipped, as chosen', async () => {
    await create('/taken', heading('Of alpha'))
    const bytes = await fileOf('page:/taken')
    await beta.bringIn(bytes)
    const changed = altered(bytes, ({ documents: [only] }) =>
      Object.assign(only?.content as object, { title: { en: 'Second', th: 'ที่สอง' } }),
    )
    const id = await beta.send(changed)
    const {
      documents: [entry],
      digest,
    } = await beta.plan(id)
    expect(entry).toMatchObject({ state: 'taken', choices: ['copy', 'replace', 'skip'], base: 1, copyTo: '/taken-2' })
    const answer = await beta.run({ id, digest, documents: [{ key: 'page:/taken', choice: 'replace', base: 1 }] })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await inBeta('page:/taken')).toMatchObject({ version: 2, content: { title: { en: 'Second' } } })
    const copied = await beta.bringIn(bytes, { choose: () => ({ choice: 'copy' }) })
    expect(copied.result.documents).toMatchObject([{ key: 'page:/taken-2', from: 'page:/taken', choice: 'copy' }])
    expect(await inBeta('page:/taken-2')).toMatchObject({ content: { path: '/taken-2' } })
  })

  it('is refused when the page changed after the preview', async () => {
    const id = await beta.send(await fileOf('page:/taken'))
    const { digest } = await beta.plan(id)
    expect(
      (await beta.run({ id, digest, documents: [{ key: 'page:/taken', choice: 'replace', base: 1 }] })).statusCode,
    ).toBe(409)
    expect(
      (await beta.run({ id, digest: 'another', documents: [{ key: 'page:/taken', choice: 'replace', base: 2 }] }))
        .statusCode,
    ).toBe(409)
    expect((await inBeta('page:/taken')).version).toBe(2)
  })

  it('imports elsewhere a page that differs in letter case only', async () => {
    const key = await create('/Alike', heading('Capital'))
    const bytes = await fileOf(key)
    const id = await beta.send(
      altered(bytes, ({ documents: [document] }) => {
        Object.assign(document as object, {
          key: 'page:/ROLES',
          content: { ...(document?.content as object), path: '/ROLES' },
        })
      }),
    )
    const {
      documents: [entry],
      digest,
    } = await beta.plan(id)
    expect(entry).toMatchObject({
      state: 'new',
      choices: ['copy', 'skip'],
      copyTo: '/ROLES-2',
      notes: [{ message: expect.stringContaining('/roles') }],
    })
    const answer = await beta.run({
      id,
      digest,
      documents: [{ key: 'page:/ROLES', choice: 'copy', base: 0, path: '/Roles' }],
    })
    expect(answer.json()).toMatchObject({
      error: { status: 400, fields: { 'documents.0.path': expect.stringContaining('/roles') } },
    })
  })

  it('reports an invalid copy address at the field', async () => {
    const id = await beta.send(await fileOf('page:/taken'))
    const { digest } = await beta.plan(id)
    const at = async (path: string) =>
      (await beta.run({ id, digest, documents: [{ key: 'page:/taken', choice: 'copy', base: 2, path }] })).json<{
        error: { status: number; fields: Record<string, string> }
      }>().error
    for (const path of ['/roles', '/api/x', '/news/{slug}', 'nowhere'])
      expect(await at(path), path).toMatchObject({ status: 400, fields: { 'documents.0.path': expect.any(String) } })
  })

  it('gives a conflicting section a new id, and updates the pages that show it', async () => {
    const shared = await section('Shared', heading('First text'))
    const key = await create('/shows-shared', link(shared.id))
    await beta.bringIn(await fileOf(key))
    const { version, content } = await work.open(shared.key)
    await work.save(shared.key, version, { ...content, title: 'Shared, changed' })
    await work.write(key, 'Changed too')
    const { result } = await beta.bringIn(await fileOf(key), { choose: () => ({ choice: 'copy' }) })
    const made = result.documents.find(({ from }) => from === shared.key)?.key ?? ''
    expect(made).toMatch(/^section:s[0-9a-f]{18}$/)
    expect(made).not.toBe(shared.key)
    const copy = result.documents.find(({ from }) => from === key)?.key ?? ''
    expect(JSON.stringify((await inBeta(copy)).content)).toContain(made.slice('section:'.length))
    expect(await inBeta(shared.key)).toMatchObject({ content: { title: 'Shared' } })
  })
})

describe('import notes', () => {
  it('reports unknown blocks, invalid values, newer versions and missing content', async () => {
    const bytes = altered(await fileOf('page:/fresh'), ({ documents: [only] }) =>
      Object.assign(only?.content as object, {
        views: {
          guest: {
            rows: [
              row(
                { type: 'gone/block' },
                heading('Far ahead', { version: 99 }),
                heading('Broken', { props: { text: 'x', level: 'nine' } }),
                image('no-such-asset'),
                image('item-00000000-0000-4000-8000-000000000000'),
                link('nowhere'),
              ),
            ],
          },
        },
      }),
    )
    const {
      documents: [entry],
    } = await beta.plan(await beta.send(bytes))
    const noteText = entry?.notes.map(({ message }) => message).join('\n') ?? ''
    expect(entry?.notes.every(({ level }) => level === 'warning')).toBe(true)
    for (const word of [
      'ชนิดที่ระบบนี้ไม่รองรับ',
      'ระบบเวอร์ชันที่ใหม่กว่านี้',
      'ค่าที่ไม่ถูกต้อง',
      'ที่ธีมของเว็บไซต์นี้ไม่มี',
      'ไม่มีทั้งในไฟล์นี้และในเว็บไซต์: 1',
      'แสดงส่วนที่ไม่มี',
    ])
      expect(noteText).toContain(word)
  })

  it('skips an unreadable document, and imports the others', async () => {
    const bytes = altered(await fileOf('page:/fresh', 'page:/taken', 'page:/shows-shared'), ({ documents }) => {
      Object.assign(documents[0] ?? {}, { content: { format: 1, path: '/fresh' } })
      Object.assign(documents[1]?.content as object, { path: '/elsewhere' })
    })
    const { documents } = await beta.plan(await beta.send(bytes))
    expect(documents.map(({ key, state, choices }) => [key, state, choices])).toMatchObject([
      ['page:/fresh', 'refused', ['skip']],
      ['page:/taken', 'refused', ['skip']],
      ['page:/shows-shared', 'taken', expect.anything()],
      [expect.stringContaining('section:'), 'taken', expect.anything()],
    ])
  })
})

describe('import permissions', () => {
  it('refuses admin-only content for a manager, and allows the admin', async () => {
    const frame = { type: 'content/custom-html', props: { html: '<p>Hello</p>', title: 'A frame' } }
    const base = await fileOf('page:/fresh')
    const guarded = [
      altered(base, ({ documents: [only] }) =>
        Object.assign(only?.content as object, { path: '/fresh', views: { guest: { rows: [row(frame)] } } }),
      ),
      altered(base, ({ documents: [only] }) =>
        Object.assign(only?.content as object, {
          views: { guest: { rows: [{ ...row(heading('Locked')), locked: true }] } },
        }),
      ),
      altered(base, ({ documents: [only] }) => Object.assign(only?.content as object, { access: 'admin' })),
    ]
    const admin = await transferring(gateway, 'beta', 'admin')
    for (const bytes of guarded) {
      const id = await beta.send(bytes)
      const {
        digest,
        documents: [entry],
      } = await beta.plan(id)
      expect(entry).toMatchObject({
        state: 'refused',
        choices: ['skip'],
        notes: expect.arrayContaining([expect.objectContaining({ level: 'error' })]),
      })
      // The gateway refuses, whatever the client sends.
      for (const choice of ['make', 'replace', 'copy'] as const)
        expect(
          (await beta.run({ id, digest, documents: [{ key: 'page:/fresh', choice, base: entry?.base ?? 0 }] }))
            .statusCode,
        ).toBe(409)
      expect((await admin.plan(await admin.send(bytes))).documents[0]?.choices).toContain('make')
    }
    expect(await rowOf('beta', 'page:/fresh')).toBeUndefined()
  })

  it("leaves a locked part of the site's own page to admins", async () => {
    const admin = await transferring(gateway, 'beta', 'admin')
    const bytes = altered(await fileOf('page:/fresh'), ({ documents: [only] }) =>
      Object.assign(only?.content as object, {
        path: '/with-lock',
        views: { guest: { rows: [{ ...row(heading('Locked')), locked: true }] } },
      }),
    )
    const moved = altered(bytes, ({ documents: [only] }) => Object.assign(only ?? {}, { key: 'page:/with-lock' }))
    await admin.bringIn(moved)
    const other = altered(moved, ({ documents: [only] }) =>
      Object.assign(only?.content as object, { views: { guest: { rows: [row(heading('Mine'))] } } }),
    )
    const {
      documents: [entry],
    } = await beta.plan(await beta.send(other))
    expect(entry).toMatchObject({ state: 'taken', choices: ['copy', 'skip'], notes: [{ level: 'warning' }] })
  })

  it('hides files uploaded to another site', async () => {
    const id = await alpha.send(await fileOf('page:/fresh'))
    for (const answer of [
      await beta.preview(id),
      await beta.bring(id, 'media/0.jpg'),
      await beta.run({ id, digest: '0', documents: [] }),
      await beta.undo(id),
    ])
      expect(answer.statusCode).toBe(404)
    expect((await (await transferring(gateway, 'alpha', 'user')).preview(id)).statusCode).toBe(403)
  })
})

describe('undoing an import', () => {
  it('trashes what it created, restores what it replaced, and removes its files', async () => {
    const picture = await sendPicture(gateway, await makePicture({ left: '#7711aa' }), { name: 'violet.jpg' })
    const [made, replaced] = [await create('/undo-made', heading('Made'), image(picture.asset)), 'page:/roles']
    await work.write(replaced, 'Of alpha')
    const before = await inBeta(replaced)
    const { id, result } = await beta.bringIn(await fileOf(made, replaced), {
      choose: ({ choices }) => ({ choice: choices.includes('make') ? 'make' : 'replace' }),
    })
    expect(result.documents.map(({ choice }) => choice)).toEqual(['make', 'replace'])
    expect(JSON.stringify((await inBeta(replaced)).content)).toContain('Of alpha')
    const undone = await beta.undo(id)
    expect([undone.statusCode, undone.json()]).toEqual([200, { documents: [made, replaced], kept: [] }])
    expect((await inBeta(made)).trashedAt).toBeDefined()
    expect((await inBeta(replaced)).content).toEqual(before.content)
    expect((await itemsOf('beta')).find(({ name }) => name === 'violet.webp')?.trashedAt).not.toBeNull()
    expect((await beta.undo(id)).json()).toEqual({ documents: [], kept: [] })
  })

  it('keeps what was edited since, and is allowed to the importer or an admin', async () => {
    const key = await create('/undo-kept', heading('Made'))
    const { id } = await beta.bringIn(await fileOf(key))
    const { token } = await signIn(gateway, 'manager', 'beta')
    const { version, content } = await inBeta(key)
    expect(
      (
        await ask(gateway, '/api/editor/save', {
          host: 'beta.localhost',
          token,
          body: { key, base: version, content: { ...(content as object), title: 'Worked on' } },
        })
      ).statusCode,
    ).toBe(200)
    expect((await beta.undo(id)).json()).toEqual({ documents: [], kept: [key] })
    const byAdmin = await (await transferring(gateway, 'beta', 'admin')).bringIn(await fileOf('page:/fresh'))
    expect((await beta.undo(byAdmin.id)).statusCode).toBe(403)
    expect((await (await transferring(gateway, 'beta', 'admin')).undo(byAdmin.id)).statusCode).toBe(200)
  })

  it('is offered later to those who may do it, and marked when done', async () => {
    const listed = async (of: typeof beta) =>
      (await ask(gateway, '/api/transfer/imports', { host: 'beta.localhost', token: of.who.token ?? '' })).json<{
        imports: {
          id: string
          at: string
          by?: string
          mayUndo: boolean
          undoneAt?: string
          documents: { key: string; title: unknown }[]
        }[]
      }>().imports
    const admin = await transferring(gateway, 'beta', 'admin')
    const { id } = await admin.bringIn(await fileOf(await create('/found-later', heading('Next'))))
    expect((await listed(beta))[0]).toMatchObject({
      id,
      mayUndo: false,
      documents: [{ key: 'page:/found-later', title: { en: 'Made at /found-later' } }],
    })
    expect((await listed(admin))[0]).toMatchObject({ id, mayUndo: true, by: expect.any(String) })
    expect((await admin.undo(id)).statusCode).toBe(200)
    expect((await listed(admin))[0]).toMatchObject({ id, mayUndo: false, undoneAt: expect.any(String) })
    expect(
      (await ask(gateway, '/api/transfer/imports', { token: (await signIn(gateway, 'manager')).token })).json(),
    ).toEqual({ imports: [] })
  })

  it('restores what visitors saw before, even when the import was published meanwhile', async () => {
    const key = 'page:/lower'
    expect(await rowOf('beta', key)).toBeUndefined()
    const before = (await inBeta(key)).content
    await work.write(key, 'Published there')
    const { id, result } = await beta.bringIn(await fileOf(key), { choose: () => ({ choice: 'replace' }) })
    expect(result.documents).toMatchObject([{ key, choice: 'replace' }])
    await publishInBeta(key)
    expect((await ask(gateway, '/lower', { host: 'beta.localhost' })).body).toContain('Published there')
    expect((await beta.undo(id)).json()).toEqual({ documents: [key], kept: [] })
    expect((await inBeta(key)).content).toEqual(before)
    await publishInBeta(key)
    expect((await ask(gateway, '/lower', { host: 'beta.localhost' })).body).not.toContain('Published there')
  })

  it('returns a formerly trashed page to the trash, with its content', async () => {
    const bytes = altered(await fileOf('page:/fresh'), ({ documents: [only] }) =>
      Object.assign(only?.content as object, { title: 'Second life' }),
    )
    expect((await rowOf('beta', 'page:/fresh'))?.trashedAt).not.toBeNull()
    const before = await rowOf('beta', 'page:/fresh')
    const { id, result } = await beta.bringIn(bytes)
    expect(result.documents).toMatchObject([{ key: 'page:/fresh', choice: 'make' }])
    expect(await rowOf('beta', 'page:/fresh')).toMatchObject({ trashedAt: null, content: { title: 'Second life' } })
    expect((await beta.undo(id)).json()).toMatchObject({ documents: ['page:/fresh'] })
    const after = await rowOf('beta', 'page:/fresh')
    expect([after?.content, after?.trashedAt?.getTime()]).toEqual([before?.content, before?.trashedAt?.getTime()])
  })
})

describe('importing a menu', () => {
  const key = 'section:menu-main'
  const fileWith = async (label: string, at = key) =>
    altered(await fileOf('section:menu-main'), ({ documents: [only] }) => {
      Object.assign(only?.content as object, {
        rows: [row({ type: 'site/navigation-menu', props: { menu: '', items: [{ label, to: '/' }] } })],
      })
      Object.assign(only ?? {}, { key: at })
    })
  const listed = async (of: string) => {
    const { token } = await signIn(gateway, 'manager', 'beta')
    return (await ask(gateway, '/api/editor/pages', { host: 'beta.localhost', token }))
      .json<{ documents: { key: string }[] }>()
      .documents.find((entry) => entry.key === of)
  }

  it("replaces the site's original menu, never adds a copy, and is undone to the original", async () => {
    const { plan, result, id } = await beta.bringIn(await fileWith('Brought'))
    expect(plan.documents).toMatchObject([{ key, state: 'taken', choices: ['replace', 'skip'], base: 0 }])
    expect(result.documents).toMatchObject([{ key, choice: 'replace' }])
    expect(await listed(key)).toMatchObject({ state: 'customised', trashed: false })
    // A draft of it changes nothing.
    expect((await beta.plan(await beta.send(await fileWith('Another')))).documents).toMatchObject([
      { state: 'taken', choices: ['replace', 'skip'], base: 1 },
    ])
    await publishInBeta(key)
    expect((await beta.undo(id)).json()).toEqual({ documents: [key], kept: [] })
    expect(await listed(key)).toMatchObject({ state: 'theme', trashed: false, draft: true })
    await publishInBeta(key)
    expect(await listed(key)).toMatchObject({ state: 'theme', trashed: false, draft: false })
  })

  it('creates a menu the site lacks, and trashes it on undo', async () => {
    const other = 'section:menu-elsewhere'
    const { result, id } = await beta.bringIn(await fileWith('Other channels', other))
    expect(result.documents).toMatchObject([{ key: other, choice: 'make' }])
    expect(await listed(other)).toMatchObject({ state: 'site', trashed: false })
    expect((await beta.undo(id)).json()).toEqual({ documents: [other], kept: [] })
    expect(await listed(other)).toMatchObject({ state: 'site', trashed: true, draft: false })
    expect((await beta.plan(await beta.send(await fileWith('Other channels', other)))).documents).toMatchObject([
      { state: 'new', choices: ['make', 'skip'] },
    ])
  })
})

it('writes all or nothing: prepared uploads stay unowned until the documents exist', async () => {
  const picture = await sendPicture(gateway, await makePicture({ left: '#00aabb' }), { name: 'sea.jpg' })
  const key = await create('/all-or-nothing', image(picture.asset))
  const id = await beta.send(await fileOf(key))
  const { digest, documents } = await beta.plan(id)
  const chosen = documents.map((entry) => ({ key: entry.key, choice: 'make' as const, base: entry.base }))
  expect((await beta.run({ id, digest, documents: chosen })).statusCode).toBe(409)
  expect((await beta.bring(id, documents[0]?.uploads[0] ?? '')).statusCode).toBe(200)
  // A process killed here leaves only what is cleaned up automatically.
  const waiting = await withSite(gateway.database, 'beta', (db) =>
    db.select().from(importFile).where(eq(importFile.uploadId, id)),
  )
  expect(waiting).toHaveLength(1)
  const strays = await withSite(gateway.database, 'beta', (db) =>
    db
      .select()
      .from(strayObject)
      .where(and(eq(strayObject.storageKey, waiting[0]?.prepared.storageKey ?? ''), eq(strayObject.isDoomed, false))),
  )
  expect(strays).toHaveLength(1)
  expect((await itemsOf('beta')).some(({ name }) => name === 'sea.webp')).toBe(false)
  // One document that cannot be written fails the whole import.
  const both = [...chosen, { key: 'page:/lower', choice: 'replace' as const, base: 7 }]
  expect((await beta.run({ id, digest, documents: both })).statusCode).toBe(409)
  expect(await rowOf('beta', key)).toBeUndefined()
  // An unavailable picture leaves its place empty, when that was chosen.
  expect(
    (await beta.run({ id, digest, documents: chosen, without: documents[0]?.uploads ?? [] })).json(),
  ).toMatchObject({ uploads: 0 })
})

it('imports a whole site for an admin, its theme unpublished', async () => {
  const admin = await transferring(gateway, 'gamma', 'admin')
  const { rawPayload } = await (await transferring(gateway, 'alpha', 'admin')).exportedSite({ state: 'draft' })
  const { index } = await readExport({ rawPayload })
  const manager = await transferring(gateway, 'gamma')
  expect((await manager.plan(await manager.send(rawPayload))).theme).toMatchObject({ state: 'refused' })
  const { plan, answer } = await admin.bringIn(rawPayload)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(plan.theme).toMatchObject({ state: 'same' })
  // Content of the same theme is there already.
  expect(plan.documents.find(({ key }) => key === 'page:/year/{year}')).toMatchObject({ state: 'same' })
  const again = (await readExport(await admin.exportedSite({ state: 'draft' }))).index
  expect(again.documents.map(({ key }) => key).toSorted()).toEqual(
    expect.arrayContaining(index.documents.filter(({ origin }) => origin === 'site').map(({ key }) => key)),
  )
})
