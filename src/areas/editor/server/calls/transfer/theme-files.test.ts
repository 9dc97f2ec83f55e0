import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call as createCall } from '@schemas/site/calls/site/create'
import type { FontFamily, FontFileEntry, ThemeFile } from '@schemas/editor/entities/theme'
import { withSite } from '@gateway/db/scope'
import { item } from '@gateway/db/item-tables'
import { siteTheme } from '@gateway/db/tables'
import { packWoff2 } from '@gateway/fonts/pack-woff2'
import { readFont } from '@gateway/fonts/read-font'
import { fixtureThemes } from '@tests/fixtures/sites'
import { askCall } from '@tests/support/caller'
import { sendOther } from '@tests/support/files'
import { nameTable, plexFile, withTable } from '@tests/support/font'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { readExport, transferring } from '@tests/support/transfer'
import { zip } from '@tests/support/zip'

const shipped = JSON.stringify({
  faces: [{ family: 'Owl Sans', file: 'fonts/owl.woff2', weight: 400, style: 'normal', unicodeRange: 'U+0-FF' }],
  fallbacks: [],
})
type Someone = Awaited<ReturnType<typeof transferring>>
let gateway: TestGateway
let alpha: Someone
let beta: Someone
let gamma: Someone
let picture: string
beforeAll(async () => {
  gateway = await openGateway({ themes: { ...fixtureThemes, '/themes/default/assets/fonts.json': shipped } })
  ;[alpha, beta, gamma] = [
    await transferring(gateway, 'alpha', 'admin'),
    await transferring(gateway, 'beta', 'admin'),
    await transferring(gateway, 'gamma', 'admin'),
  ]
  picture = (await sendPicture(gateway, await makePicture({ left: '#204080' }), { name: 'ground.jpg', role: 'admin' }))
    .asset
  await addFont(alpha, await called('latin', 'Harbour'))
  await addFont(alpha, await called('thai', 'Harbour'))
  const overrides = {
    fonts: { heading: { family: 'Harbour' } },
    background: { image: { asset: picture }, color: '#ffffff' },
  }
  for (const [call, body] of [
    ['save', { base: 0, overrides: overrides, slots: {} }],
    ['publish', { version: 1 }],
  ] as const) {
    const answer = await theme(alpha, call, { name: 'default', ...body })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
})
afterAll(() => gateway.close())

const called = async (script: 'thai' | 'latin', family: string) =>
  packWoff2(withTable((await readFont(plexFile(script))).tables, 'name', nameTable(family)))
const theme = ({ who }: Someone, call: string, body?: object) =>
  ask(gateway, `/api/theme/${call}`, { host: who.host, token: who.token ?? '', ...(body ? { body } : {}) })
const families = async (of: Someone) =>
  (await theme(of, 'fonts')).json<{ families: FontFamily[]; files: FontFileEntry[] }>()
const home = async (of: Someone) => (await ask(gateway, '/', { host: of.who.host })).body
const itemsOf = (site: string) => withSite(gateway.database, site, (db) => db.select().from(item))
async function addFont(of: Someone, bytes: Buffer): Promise<FontFileEntry> {
  const answer = await theme(of, 'add-font', {
    id: await sendOther(gateway, { purpose: 'font', name: 'font.woff2', type: 'font/woff2' }, bytes, of.who),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<FontFileEntry>()
}
const nothing = () => ({ choice: 'skip' as const })
const siteFile = async () => (await alpha.exportedSite()).rawPayload

describe('whole-site file', () => {
  it('exports the fonts and the picture of its theme', async () => {
    const { index, files } = await readExport({ rawPayload: await siteFile() })
    expect(index.site?.look).toMatchObject({
      name: 'default',
      overrides: { fonts: { heading: { family: 'Harbour' } } },
    })
    expect(index.site?.look).not.toHaveProperty('families')
    const fontFiles = index.uploads.filter(({ font }) => font)
    expect(fontFiles.map(({ file, font }) => [file.split('/')[0], font])).toEqual(
      Array.from({ length: 2 }, () => ['fonts', { family: 'Harbour', weight: [400, 400], style: 'normal' }]),
    )
    for (const { file, sha256 } of fontFiles)
      expect(
        createHash('sha256')
          .update(files.get(file) as Buffer)
          .digest('hex'),
      ).toBe(sha256)
    expect(index.uploads.some(({ name }) => name === picture)).toBe(true)
  })

  it('imports them into another site as its own, visible once the theme is published', async () => {
    const manager = await transferring(gateway, 'beta')
    const sent = await manager.send(await siteFile())
    const seen = await manager.plan(sent)
    expect(seen.theme).toMatchObject({ state: 'refused' })
    // A manager's call imports none of it, whatever the client sends.
    const fontFile = seen.uploads.find(({ file }) => file.startsWith('fonts/'))?.file ?? ''
    expect((await manager.bring(sent, fontFile)).statusCode).toBe(403)
    expect((await manager.run({ id: sent, digest: seen.digest, documents: [], theme: true })).statusCode).toBe(403)
    const { plan, answer, result, id } = await beta.bringIn(await siteFile(), { theme: true, choose: nothing })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(plan.theme?.uploads).toHaveLength(3)
    expect(result).toMatchObject({ uploads: 3, theme: 'default-2' })
    expect((await families(beta)).families).toMatchObject([
      { family: 'Harbour', weights: [400], thai: true, latin: true },
    ])
    expect(await home(beta)).not.toContain('Harbour')
    expect((await theme(beta, 'publish', { name: 'default-2', version: 1 })).statusCode).toBe(200)
    const shown = await home(beta)
    expect(shown).toContain('--font-heading:"Harbour","Harbour Fallback"')
    expect(shown.match(/@font-face\{font-family:"Harbour";[^}]*url\("\/_store\/public\/beta\//g)).toHaveLength(2)
    expect(shown).toMatch(/body::before\{[^}]*\/_store\/public\/beta\//)
    expect(shown).not.toContain('/_store/public/alpha/')
    // It is there now, exactly.
    expect((await beta.plan(await beta.send(await siteFile()))).theme).toMatchObject({ state: 'same', uploads: [] })
    // A live theme is not undone.
    expect((await beta.undo(id)).json()).toEqual({ documents: [], kept: [], keptTheme: true })
    expect((await itemsOf('beta')).every(({ trashedAt }) => trashedAt === null)).toBe(true)
  })

  it('creates a new site with them', async () => {
    const id = await alpha.send(await siteFile())
    for (const { file } of (await readExport({ rawPayload: await siteFile() })).index.uploads)
      expect((await alpha.bring(id, file)).statusCode).toBe(200)
    const made = await askCall(
      gateway,
      createCall,
      {
        id: 'delta',
        template: `file:${id}`,
        hosts: ['delta.localhost'],
        name: { th: 'ไซต์ใหม่', en: 'New site' },
        tagline: {},
        locales: ['th', 'en'],
        timeZone: 'Asia/Bangkok',
        spaceId: 'delta',
        admin: { email: 'owner@delta.example', firstname: 'Nok', lastname: 'Dee' },
      },
      alpha.who,
    )
    expect(made.statusCode, made.body).toBe(200)
    const { body } = await ask(gateway, '/', { host: 'delta.localhost' })
    expect(body.match(/@font-face\{font-family:"Harbour";[^}]*url\("\/_store\/public\/delta\//g)).toHaveLength(2)
    expect(body).toMatch(/body::before\{[^}]*\/_store\/public\/delta\//)
  })
})

describe('theme file', () => {
  const themeFile = async () => (await theme(alpha, 'export?name=default')).rawPayload

  it('exports an archive with its picture and fonts, and plain JSON without them', async () => {
    const answer = await theme(alpha, 'export?name=default')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="default.theme.zip"')
    const { index } = await readExport(answer)
    expect(index).toMatchObject({ kind: 'theme', documents: [], theme: { kind: 'sitewright-theme', name: 'default' } })
    expect(index.uploads).toHaveLength(3)
    const plain = await theme(gamma, 'export?name=default')
    expect([plain.headers['content-disposition'], plain.json<ThemeFile>().kind]).toEqual([
      'attachment; filename="default.theme.json"',
      'sitewright-theme',
    ])
  })

  it('imports beside a family of the same name, which is unchanged', async () => {
    await addFont(gamma, await called('latin', 'harbour'))
    const before = await families(gamma)
    const { answer, result } = await gamma.bringIn(await themeFile(), { theme: true })
    expect(answer.statusCode, answer.body).toBe(200)
    const after = await families(gamma)
    expect(after.families.map(({ family }) => family)).toEqual(['harbour', 'Harbour 2'])
    expect(after.families[0]).toEqual(before.families[0])
    const [made] = await withSite(gateway.database, 'gamma', (db) => db.select().from(siteTheme))
    expect(made).toMatchObject({ name: result.theme, overrides: { fonts: { heading: { family: 'Harbour 2' } } } })
    // A second time the files exist, and none is stored twice.
    const again = await gamma.bringIn(await themeFile(), { theme: true })
    expect([again.plan.theme, again.result.uploads, (await families(gamma)).files.length]).toEqual([
      expect.objectContaining({ state: 'here', uploads: [] }),
      0,
      3,
    ])
    // Undoing the first keeps the font that the second uses; undoing both leaves only what was there before.
    const gone = async () => (await itemsOf('gamma')).filter(({ trashedAt }) => trashedAt).length
    await gamma.undo(result.id)
    expect(await gone()).toBe(0)
    await gamma.undo(again.result.id)
    expect((await families(gamma)).families.map(({ family }) => family)).toContain('harbour')
  })

  it('removes its fonts and pictures when undone', async () => {
    const epsilon = gamma
    const before = (await itemsOf('gamma')).filter(({ trashedAt }) => !trashedAt).length
    const bytes = await called('latin', 'Lighthouse')
    const file = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'sea',
      title: 'Sea',
      pack: 'default',
      overrides: { fonts: { body: { family: 'Lighthouse' } } },
      slots: {},
    }
    const { result, answer } = await epsilon.bringIn(await archived(file, bytes, 'Lighthouse'), { theme: true })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await epsilon.undo(result.id)).json()).toEqual({ documents: [], kept: [] })
    expect((await itemsOf('gamma')).filter(({ trashedAt }) => !trashedAt)).toHaveLength(before)
    expect((await families(epsilon)).families.map(({ family }) => family)).not.toContain('Lighthouse')
  })

  it("takes no shipped family's name, and none unsafe in CSS", async () => {
    const bytes = await called('latin', 'Owl Sans')
    const file = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'owl',
      title: 'Owl',
      pack: 'default',
      overrides: { fonts: { body: { family: 'Owl Sans' } } },
      slots: {},
    }
    const { answer, result } = await beta.bringIn(await archived(file, bytes, 'Owl Sans'), { theme: true })
    expect(answer.statusCode, answer.body).toBe(200)
    const rows = await withSite(gateway.database, 'beta', (db) => db.select().from(siteTheme))
    expect(rows.find(({ name }) => name === result.theme)?.overrides).toMatchObject({
      fonts: { body: { family: 'Owl Sans 2' } },
    })
    const hostile = await beta.preview(await beta.send(await archived(file, bytes, 'A"};body{')))
    expect(hostile.statusCode).toBe(422)
  })

  it('is compared again when fonts were added meanwhile', async () => {
    const bytes = await called('thai', 'Meanwhile')
    const file = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'late',
      title: 'Late',
      pack: 'default',
      overrides: { fonts: { body: { family: 'Meanwhile' } } },
      slots: {},
    }
    const id = await beta.send(await archived(file, bytes, 'Meanwhile'))
    const { digest } = await beta.plan(id)
    expect((await beta.bring(id, 'fonts/0.woff2')).statusCode).toBe(200)
    await addFont(beta, await called('latin', 'Meanwhile'))
    // A plan made now leaves that family alone.
    const done = await beta.run({ id, digest, documents: [], theme: true })
    expect(done.statusCode, done.body).toBe(200)
    expect((await families(beta)).families.map(({ family }) => family)).toEqual(
      expect.arrayContaining(['Meanwhile', 'Meanwhile 2']),
    )
  })

  it('reports invalid fonts, and can be imported without them', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    const file = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'bare',
      title: 'Bare',
      pack: 'default',
      overrides: { fonts: { body: { family: 'Ghost', weight: 500 } } },
      slots: {},
    }
    const bytes = await archived(file, script, 'Ghost')
    const id = await beta.send(bytes)
    const { digest, theme: plannedTheme } = await beta.plan(id)
    expect(plannedTheme).toMatchObject({ state: 'new', uploads: ['fonts/0.woff2'] })
    const refused = await beta.bring(id, 'fonts/0.woff2')
    expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([
      422,
      'ไฟล์นี้ไม่ใช่ฟอนต์ที่ใช้ได้ รองรับไฟล์ WOFF2, TTF และ OTF',
    ])
    expect((await beta.run({ id, digest, documents: [], theme: true })).statusCode).toBe(409)
    const done = await beta.run({ id, digest, documents: [], theme: true, without: ['fonts/0.woff2'] })
    expect(done.statusCode, done.body).toBe(200)
    const rows = await withSite(gateway.database, 'beta', (db) => db.select().from(siteTheme))
    expect(rows.find(({ name }) => name === 'bare')?.overrides).toEqual({ fonts: { body: { weight: 500 } } })
  })

  it('refuses a picture declared as a font, or a font as a picture', async () => {
    const bytes = await called('latin', 'Any')
    const file = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'odd',
      title: 'Odd',
      pack: 'default',
      overrides: {},
      slots: {},
    }
    const swapped = await archived(file, bytes, 'Any', 'media/0.woff2')
    expect((await beta.preview(await beta.send(swapped))).statusCode).toBe(422)
  })
})

/** A theme's archive with one font file. */
async function archived(file: object, bytes: Buffer, family: string, at = 'fonts/0.woff2'): Promise<Buffer> {
  const upload = {
    name: 'item-aaaaaaaa-0000-4000-8000-000000000000',
    file: at,
    fileName: 'letters.woff2',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    alt: {},
    font: { family, weight: [400, 400], style: 'normal' },
  }
  return zip({
    [at]: bytes,
    'export.json': JSON.stringify({
      format: 'sitewright-export',
      version: 1,
      kind: 'theme',
      state: 'draft',
      madeAt: '2026-01-01T00:00:00.000Z',
      from: { site: 'Somewhere', pack: 'default' },
      documents: [],
      uploads: [upload],
      theme: file,
    }),
  })
}
