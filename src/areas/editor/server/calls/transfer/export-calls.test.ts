import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { readExport, transferring } from '@tests/support/transfer'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
})
afterAll(() => gateway.close())

const image = (asset: string) => ({ type: 'content/image', props: { image: { asset } } })
const create = async (path: string, ...blocks: Parameters<typeof row>) => {
  const answer = await work.post('create', {
    path,
    title: { en: 'Made', th: 'ทำไว้' },
    content: JSON.parse(page(path, { guest: [row(...blocks)] })) as object,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return `page:${path}`
}

it('exports a page as one JSON file, as edited or as live', async () => {
  const manager = await transferring(gateway)
  await work.write('page:/lower', 'Only in the draft')
  const draft = await manager.exported({ keys: ['page:/lower'] })
  expect([draft.statusCode, draft.headers['content-type'], draft.headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'private, no-store',
  ])
  expect(draft.headers['content-disposition']).toMatch(/^attachment; filename="alpha-lower-\d{4}-\d\d-\d\d\.json"$/)
  expect(draft.body).toContain('Only in the draft')
  expect(await readExport(draft)).toMatchObject({
    index: {
      format: 'sitewright-export',
      version: 2,
      kind: 'documents',
      state: 'draft',
      from: { pack: 'default' },
      documents: [{ key: 'page:/lower', origin: 'site' }],
      uploads: [],
    },
  })
  const live = await manager.exported({ keys: ['page:/lower'], state: 'live' })
  expect(live.body).not.toContain('Only in the draft')
  expect((await readExport(live)).index.documents).toMatchObject([{ key: 'page:/lower', origin: 'theme' }])
})

it('includes the sections that a page shows, recursively', async () => {
  const section = async (title: string, ...blocks: Parameters<typeof row>) =>
    (await work.post('create-section', { title, rows: [row(...blocks)] })).json<{ key: string; id: string }>()
  const inner = await section('Inner', heading('Deep inside'))
  const outer = await section('Outer', { type: 'site/section', props: { section: inner.id } })
  const key = await create('/of-sections', { type: 'site/section', props: { section: outer.id } })
  const { index } = await readExport(await (await transferring(gateway)).exported({ keys: [key] }))
  expect(index.documents.map((each) => each.key)).toEqual([key, outer.key, inner.key])
})

it('archives uploads with their descriptions, without camera metadata', async () => {
  const sent = await makePicture()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const picture = await sendPicture(gateway, sent, { name: 'ร้าน.jpg' })
  const captions = await sendPicture(gateway, Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), {
    name: 'words.vtt',
    type: 'text/vtt',
  })
  const key = await create('/with-pictures', image(picture.asset), {
    type: 'content/video',
    props: { captions: { asset: captions.asset } },
  })
  const answer = await (await transferring(gateway)).exported({ keys: [key] })
  expect(answer.headers['content-type']).toBe('application/zip')
  const { index, files } = await readExport(answer)
  expect(index.uploads.map(({ name, fileName }) => [name, fileName])).toEqual([
    [picture.asset, 'ร้าน.webp'],
    [captions.asset, 'words.vtt'],
  ])
  for (const upload of index.uploads) {
    const bytes = files.get(upload.file) as Buffer
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([upload.size, upload.sha256])
  }
  const shown = index.uploads.find(({ name }) => name === picture.asset)
  expect(shown?.original).toBe(createHash('sha256').update(sent).digest('hex'))
  const bytes = files.get(shown?.file ?? '') as Buffer
  expect(bytes.includes('SECRET-PLACE')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
  expect(files.size).toBe(2)
})

it('exports the whole site for admins only, without its people', async () => {
  const admin = await transferring(gateway, 'alpha', 'admin')
  expect((await (await transferring(gateway)).exportedSite()).statusCode).toBe(403)
  const answer = await admin.exportedSite()
  const { index } = await readExport(answer)
  const keys = index.documents.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['page:/', 'page:/staff', 'page:/_error', 'slot:header', 'slot:footer']))
  // Visitors have not seen drafts.
  expect(keys).not.toContain('page:/of-sections')
  expect(index).toMatchObject({
    kind: 'site',
    state: 'live',
    site: {
      name: 'alpha',
      locales: ['th', 'en'],
      packs: { homepage: 'default' },
      look: { kind: 'sitewright-theme', pack: 'default' },
    },
  })
  for (const secret of ['example', 'pk_', 'localhost', 'password']) expect(answer.body).not.toContain(secret)
  const drafted = (await readExport(await admin.exportedSite({ state: 'draft' }))).index
  expect(drafted.documents.map(({ key }) => key)).toContain('page:/of-sections')
})

it("refuses what is missing, not the caller's, or not yet published", async () => {
  const manager = await transferring(gateway)
  expect((await manager.exported({ keys: ['page:/no-such-page'] })).statusCode).toBe(404)
  expect((await manager.exported({ keys: ['page:/staff'] })).statusCode).toBe(403)
  expect((await manager.exported({ keys: ['page:/of-sections'], state: 'live' })).statusCode).toBe(409)
  expect((await (await transferring(gateway, 'beta')).exported({ keys: ['page:/of-sections'] })).statusCode).toBe(404)
})

it('leaves out a trashed page, and is audited', async () => {
  const key = await create('/thrown-away', heading('Deleted'))
  await work.post('trash', { key })
  expect((await (await transferring(gateway)).exported({ keys: [key, 'page:/lower'] })).body).not.toContain(
    '/thrown-away',
  )
  const { entries } = (await work.get('/api/editor/audit', work.admin)).json<{
    entries: { action: string; subject: string }[]
  }>()
  expect(entries[0]).toMatchObject({ action: 'export', subject: 'documents' })
})
