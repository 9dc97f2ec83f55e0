import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as createCall } from '@schemas/site/calls/site/create'
import { call as openCall } from '@schemas/site/calls/site/open'
import { call as updateCall } from '@schemas/site/calls/site/update'
import type { OutputOf } from '@schemas/call'
import { withSite } from '@gateway/db/scope'
import { item, strayObject } from '@gateway/db/item-tables'
import { heading, page, row } from '@tests/fixtures/sites'
import { askCall } from '@tests/support/caller'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { readExport, transferring } from '@tests/support/transfer'

let gateway: TestGateway
let work: Editing
let admin: Awaited<ReturnType<typeof transferring>>
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
  admin = await transferring(gateway, 'alpha', 'admin')
})
afterAll(() => gateway.close())

const create = (id: string, template: string) =>
  askCall(
    gateway,
    createCall,
    {
      id,
      template,
      hosts: [`${id}.localhost`],
      name: { th: 'ไซต์ใหม่', en: 'New site' },
      tagline: {},
      locales: ['th', 'en'],
      timeZone: 'Asia/Bangkok',
      spaceId: id,
      admin: { email: `owner@${id}.example`, firstname: 'Nok', lastname: 'Dee' },
    },
    admin.who,
  )

it("creates an independent site from another's file, with its pages, theme and pictures", async () => {
  const picture = await sendPicture(gateway, await makePicture({ left: '#dd6611' }), { name: 'orange.jpg' })
  const image = { type: 'content/image', props: { image: { asset: picture.asset } } }
  const section = (await work.post('create-section', { title: 'Kept', rows: [row(heading('Of a section'))] })).json<{
    id: string
  }>()
  await work.post('create', {
    path: '/of-file',
    title: 'Of file',
    content: JSON.parse(
      page('/of-file', {
        guest: [row(heading('Words of the file'), image, { type: 'site/section', props: { section: section.id } })],
      }),
    ) as object,
  })
  await work.post('create', {
    path: '/never-seen',
    title: 'Never',
    content: JSON.parse(page('/never-seen', { guest: [row(heading('A draft'))] })) as object,
  })
  await work.post('publish', { keys: ['page:/of-file'] })
  const settingsOf = async (site: string) =>
    (await askCall(gateway, openCall, { id: site }, admin.who)).json<OutputOf<typeof openCall>>()
  const { version, name, locales, timeZone, spaceId } = await settingsOf('alpha')
  const services = { ip: 'https://ip.example/', location: 'https://geo.example/{ip}', log: 'https://log.example/' }
  expect(
    (
      await askCall(
        gateway,
        updateCall,
        { id: 'alpha', version, name, locales, timeZone, spaceId, services },
        admin.who,
      )
    ).statusCode,
  ).toBe(200)
  const { rawPayload } = await admin.exportedSite()
  const id = await admin.send(rawPayload)
  // Its uploads are imported first.
  expect((await create('delta', `file:${id}`)).statusCode).toBe(409)
  for (const { file } of (await readExport({ rawPayload })).index.uploads)
    expect((await admin.bring(id, file)).statusCode).toBe(200)
  const made = await create('delta', `file:${id}`)
  expect(made.statusCode, made.body).toBe(200)

  const seen = await ask(gateway, '/of-file', { host: 'delta.localhost' })
  expect([seen.statusCode, seen.body.includes('Words of the file'), seen.body.includes('Of a section')]).toEqual([
    200,
    true,
    true,
  ])
  expect((await ask(gateway, '/never-seen', { host: 'delta.localhost' })).statusCode).toBe(404)
  // External services are set by the operator for each site.
  expect([(await settingsOf('delta')).services, (await readExport({ rawPayload })).index.site]).toEqual([
    {},
    expect.not.objectContaining({ remoteLog: services.log }),
  ])
  const [imported] = await withSite(gateway.database, 'delta', (db) => db.select().from(item))
  expect(imported).toMatchObject({ id: picture.id, name: 'orange.webp' })
  for (const { key } of imported?.renditions?.files ?? []) {
    expect(seen.body).toContain(key.slice('public/'.length))
    expect((await ask(gateway, `/_store/${key}`, { host: 'delta.localhost' })).statusCode).toBe(200)
  }
  // The operator's site keeps only what is cleaned up automatically.
  expect(await withSite(gateway.database, 'alpha', (db) => db.select().from(item))).toHaveLength(1)
  expect(
    (await withSite(gateway.database, 'alpha', (db) => db.select().from(strayObject))).some(({ storageKey }) =>
      storageKey.includes('delta/'),
    ),
  ).toBe(false)
})

it('creates no site from a file of pages, one with an unreadable page, or a missing theme', async () => {
  const pages = await admin.send((await admin.exported({ keys: ['page:/roles'] })).rawPayload)
  const refused = await create('epsilon', `file:${pages}`)
  expect([refused.statusCode, refused.json<{ error: { fields: object } }>().error.fields]).toEqual([
    422,
    { template: 'ไฟล์นี้มีเฉพาะหน้า ไม่ใช่ทั้งเว็บไซต์' },
  ])
  const beta = await transferring(gateway, 'beta', 'admin')
  const { index } = await readExport(await beta.exportedSite())
  const site = index.site as NonNullable<typeof index.site>
  const hostile = [
    { ...index, documents: [{ key: 'page:/broken', origin: 'site', content: { format: 1 } }] },
    {
      ...index,
      documents: [
        { key: 'page:/api/broken', origin: 'site', content: JSON.parse(page('/api/broken', { guest: [] })) as unknown },
      ],
    },
    ...['/news/{slug}/x.json', '/a b'.replace(' ', '%20'), '/cafe\u0301', '/{a}/{a}'].map((path) => ({
      ...index,
      documents: [{ key: `page:${path}`, origin: 'site', content: JSON.parse(page(path, { guest: [] })) as unknown }],
    })),
    {
      ...index,
      documents: ['/twin/{one}', '/twin/{two}'].map((path) => ({
        key: `page:${path}`,
        origin: 'site',
        content: JSON.parse(page(path, { guest: [] })) as unknown,
      })),
    },
    { ...index, site: { ...site, look: { ...site.look, pack: 'no-such-pack' } } },
    { ...index, site: { ...site, packs: { ...site.packs, header: 'no-such-pack' } } },
  ]
  // An operator setting in a file is ignored, even an invalid address.
  const naming = {
    ...index,
    documents: [],
    uploads: [],
    site: { ...site, clientData: { ip: 'https://elsewhere.example/' }, remoteLog: 'http://elsewhere.example/' },
  }
  expect((await create('zeta', `file:${await admin.send(Buffer.from(JSON.stringify(naming)))}`)).statusCode).toBe(200)
  expect(
    (await askCall(gateway, openCall, { id: 'zeta' }, admin.who)).json<OutputOf<typeof openCall>>().services,
  ).toEqual({})
  expect(
    String((await ask(gateway, '/', { host: 'zeta.localhost' })).headers['content-security-policy']),
  ).not.toContain('elsewhere.example')
  for (const each of hostile)
    expect((await create('epsilon', `file:${await admin.send(Buffer.from(JSON.stringify(each)))}`)).statusCode).toBe(
      422,
    )
  expect((await ask(gateway, '/', { host: 'epsilon.localhost' })).statusCode).toBe(404)
  // A file uploaded to another site is unknown here.
  expect((await create('epsilon', `file:${await beta.send(Buffer.from(JSON.stringify(index)))}`)).statusCode).toBe(404)
})
