import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Browser, Page } from '@playwright/test'
import type { AnyBlock } from '@schemas/block'
import type { Role } from '@schemas/layout/role'
import { listBlocks } from '../../src/tools/list-blocks.mjs'
import { scriptStrings } from '../fixtures/hostile-strings'
import { watchForMarkup } from '../support/hostile-watch'
import { ask } from '../support/hosts'
import { fillAsBuilt, serve, type Served } from '../support/serve'
import { demoPassword } from '../support/sessions'
import { textsIn, valueAt, type FieldPath } from '../support/text-fields'
import { expect, isAlive, test } from './test'
import { testSeed } from '../support/seed'

// Its own gateway, whose people, site and pages all have names that try to run as script.
test.describe.configure({ mode: 'serial' })

const isFull = process.env.TEST_FULL === '1'
const seed = testSeed
const host = 'academy.localhost'
let served: Served
const signedIn: Partial<Record<Role, { cookie: string; token: string }>> = {}

/** A token lasts minutes, and the long form longer. */
async function renewTokens(): Promise<void> {
  for (const person of Object.values(signedIn))
    person.token = (await ask(served.base, host, '/account/session', { cookies: { _account: person.cookie } })).json<{
      token: string
    }>().token
}

/**
 * Posts come with a site's template and by no call: they are written directly to the database, while no one else uses
 * it.
 */
async function makePostsStrange(folder: string): Promise<string> {
  const database = await PGlite.create(folder)
  const { rows } = await database.query<{ id: string; slug: string; category: string }>(
    "SELECT id, slug, category FROM post WHERE site_id = 'academy' ORDER BY published_at DESC, id",
  )
  for (const [at, { id }] of rows.entries()) {
    const next = (step: number) => scriptStrings[(at * 5 + step + seed) % scriptStrings.length] ?? ''
    const body = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: next(0) }] },
        { type: 'paragraph', content: [{ type: 'text', text: next(1) }] },
      ],
    }
    const written = [next(2), next(3), body, { name: next(4), role: next(0) }].map((each) => JSON.stringify(each))
    await database.query(
      "UPDATE post SET title = $1, excerpt = $2, body = $3, author = $4, tags = $5 WHERE site_id = 'academy' AND id = $6",
      [...written, [next(1)], id],
    )
  }
  await database.close()
  const [newest] = rows
  return `/${newest?.category}/${newest?.slug}`
}

let dataDir: string
let postPath: string
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sitewright-data-'))
  await fillAsBuilt(dataDir)
  postPath = await makePostsStrange(join(dataDir, 'pglite'))
  served = await serve({ dataDir, isBrief: !isFull })
  for (const role of ['user', 'manager', 'admin'] as const) {
    // Sessions are listed with their browsers' names.
    const answer = await ask(served.base, host, '/account/signin', {
      method: 'POST',
      body: { email: `${role}@academy.example`, password: demoPassword },
      headers: { 'user-agent': scriptStrings[2] ?? '' },
    })
    const cookie =
      /^_account=([^;]+)/.exec(answer.headers['set-cookie']?.find((line) => line.startsWith('_account=')) ?? '')?.[1] ??
      ''
    signedIn[role] = { cookie, token: answer.json<{ session: { token: string } }>().session.token }
  }
})
test.afterAll(async () => {
  await served.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A call by a role; it has to succeed. */
async function call<T = Record<string, unknown>>(
  role: Role,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<T> {
  const authorization: Record<string, string> = signedIn[role]
    ? { authorization: `Bearer ${signedIn[role].token}` }
    : {}
  const answer = await ask(served.base, host, path, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    headers: { ...authorization, ...headers },
  })
  expect(answer.status, `${path}: ${answer.text.slice(0, 500)}`).toBe(200)
  return answer.json<T>()
}

async function open(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const cookies = [
    { name: 'lang', value: 'en', domain: host, path: '/' },
    ...(signedIn[role]
      ? [{ name: '_account', value: signedIn[role].cookie, domain: host, path: '/', httpOnly: true }]
      : []),
  ]
  await context.addCookies(cookies)
  return context.newPage()
}

/**
 * Opens addresses one after the other; returns the faults, each with its address. `shows` is text that has to be
 * visible.
 */
async function walk(
  browser: Browser,
  role: Role,
  addresses: readonly { path: string; shows?: string | undefined }[],
): Promise<string[]> {
  const page = await open(browser, role)
  const watched = watchForMarkup(page)
  const wrong: string[] = []
  for (const { path, shows } of addresses) {
    await page.goto(`http://${host}:${served.port}${path}`)
    // Pages of the gateway itself have no script to wait for.
    if (!path.startsWith('/email/outbox')) await isAlive(page)
    if (shows !== undefined)
      await expect(page.getByText(shows, { exact: false }).first(), `${path} as ${role}`).toBeAttached()
    wrong.push(...(await watched()).map((each) => `${path} as ${role}: ${each}`))
  }
  await page.context().close()
  return wrong
}

test('shows names, messages and files as plain text on every page', async ({ browser }) => {
  test.setTimeout(isFull ? 1_200_000 : 120_000)
  for (let round = 0; round < (isFull ? 8 : 1); round++) {
    await renewTokens()
    // Eight times four: each text reaches every field.
    let next = round * 4 + seed
    /** The next one that fits. */
    const strange = (limit = 300) => {
      const fitting = scriptStrings.filter((text) => text.length <= limit && !/\p{Cc}/u.test(text))
      return fitting[next++ % fitting.length] ?? ''
    }
    const many = (count: number, limit = 300) => Array.from({ length: count }, () => strange(limit))
    const profile = async (role: Role) =>
      (await call<{ profile: { userID: string; version: number } }>(role, '/account/profile')).profile

    // Names, including the site's.
    const names: Partial<Record<Role, string>> = {}
    for (const role of ['user', 'manager', 'admin'] as const) {
      names[role] = strange(80)
      await call(role, '/account/update-profile', {
        version: (await profile(role)).version,
        firstname: names[role],
        lastname: strange(80),
        phone: '',
        locale: 'en',
        timeZone: null,
        address: { line: strange(300), province: '10', amphure: '1001', tambon: '100101', postcode: '10200' },
      })
    }
    const site = await call<Record<string, unknown>>('admin', '/api/site/document?id=academy')
    const { version, locales, timeZone, spaceId, clusterId } = site
    await call('admin', '/api/site/update', {
      id: 'academy',
      version,
      locales,
      timeZone,
      spaceId,
      ...(clusterId === undefined ? {} : { clusterId }),
      name: { th: strange(120), en: strange(120) },
      tagline: { th: strange(120), en: strange(120) },
    })

    // Messages, and changes to each other's wallet and account.
    const [user, manager] = [await profile('user'), await profile('manager')]
    const texts = many(6, 4000)
    for (const body of texts) await call('user', '/api/message/send', { to: manager.userID, id: randomUUID(), body })
    const { thread } = await call<{ thread: string }>('manager', '/api/message/send', {
      to: user.userID,
      id: randomUUID(),
      body: strange(4000),
    })
    const reasons = many(4)
    for (const reason of reasons)
      await call(
        'admin',
        '/api/wallet/increase',
        { person: user.userID, amount: 100, reason },
        { 'idempotency-key': randomUUID() },
      )
    let link = ''
    for (const reason of many(2))
      link = (await call<{ url: string }>('admin', '/api/member/make-bypass', { id: user.userID, reason })).url
    const invited = strange(80)
    await call('admin', '/api/member/invite', {
      email: `${randomUUID()}@academy.example`,
      firstname: invited,
      lastname: strange(80),
      role: 'user',
    })
    await call(
      'manager',
      '/email/send',
      { to: 'somebody@example.com', subject: strange(200), plain: strange(2000), html: `<p>${strange(2000)}</p>` },
      { 'idempotency-key': randomUUID() },
    )

    // Their files.
    const created: string[] = []
    // Some become equal when normalised as names, and two folders cannot have the same name.
    for (const name of many(5, 240))
      created.push(
        (
          await call<{ folderID: string }>('manager', '/filemanager/new_folder', {
            name: `${name} ${randomUUID().slice(0, 8)}`,
            parent: 'organisation',
          })
        ).folderID,
      )
    await call('manager', '/filemanager/share', {
      itemId: created[0],
      isShare: true,
      permissions: { read: true },
      label: strange(100),
    })
    const { share } = await call<{ share: { code: string } }>('manager', `/api/share/of-item/${created[0]}`)
    for (const title of many(2))
      await call('admin', '/api/editor/create-section', {
        title,
        rows: [
          {
            id: 'r1',
            cells: [
              {
                id: 'c1',
                blocks: [{ id: 'b1', type: 'content/heading', version: 1, props: { text: title, level: 2 } }],
              },
            ],
          },
        ],
      })
    await call('admin', '/api/theme/create', { name: `strange-${round}`, title: strange(), from: 'academy' })
    const answers = (name: string) => ({
      prefix: 'mr',
      name,
      phone: '081 234 5678',
      email: null,
      thaiId: null,
      province: 'TH-50',
      postcode: null,
      session: 'compost',
      grows: 'no',
      diet: null,
      transport: 'own',
      consent: true,
      news: null,
    })
    // The limit is twenty per address in a quarter of an hour, and all rounds come from here.
    for (const name of many(isFull ? 2 : 4, 80))
      await call('guest', '/api/form/submit', {
        page: '/register-interest',
        block: 'register',
        answers: answers(name),
        key: randomUUID(),
        website: '',
        seconds: 30,
      })

    const wrong = [
      ...(await walk(browser, 'guest', [
        { path: '/' },
        { path: postPath },
        { path: postPath.slice(0, postPath.lastIndexOf('/')) },
        { path: `/external/storage/folder/${share.code}` },
        { path: new URL(link).pathname },
      ])),
      ...(await walk(browser, 'user', [
        { path: '/user', shows: names.user },
        { path: '/user/profile' },
        // An address in a message is a link, with a note that it opens elsewhere.
        { path: `/user/message?thread=${thread}`, shows: texts.findLast((text) => !text.includes('://')) },
        { path: '/user/wallet', shows: reasons.at(-1) },
        { path: '/user/qrcode' },
        { path: '/user/browser' },
        { path: '/user/device_debug' },
      ])),
      ...(await walk(browser, 'manager', [
        { path: '/user/message' },
        { path: '/user/wallet' },
        { path: '/register-interest' },
        { path: '/cluster/filemanager' },
        { path: '/user/shares' },
      ])),
      ...(await walk(browser, 'admin', [
        { path: '/user/members', shows: invited },
        { path: '/user/audit' },
        { path: '/user/email' },
        { path: '/config' },
        { path: '/about?edit' },
        { path: '/about?edit=theme' },
        { path: '/about?edit=sites' },
        { path: '/email/outbox' },
      ])),
    ]
    expect(wrong).toEqual([])
  }
})

type Block = {
  type: string
  version: number
  access: Role
  examples: { props?: Record<string, unknown>; slots?: unknown }[]
}

/** A block's example with hostile text wherever its schema accepts it, and the number of such texts. */
function made(
  schema: AnyBlock,
  props: Record<string, unknown>,
  from: number,
): { props: Record<string, unknown>; characters: number } {
  let characters = 0
  let at = from
  let strange = props
  for (const path of leaves(props)) {
    const text = scriptStrings[at++ % scriptStrings.length] ?? ''
    const tried = put(strange, path, text) as Record<string, unknown>
    if (!schema.props.safeParse(tried).success) continue
    strange = tried
    characters += 1
  }
  return { props: strange, characters }
}

/** Paths of every text below, including each entry of lists. */
function leaves(value: unknown, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => leaves(each, [...path, String(at)]))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([name, each]) => leaves(each, [...path, name]))
  return textsIn(value, path)
}

function put(value: unknown, [step, ...rest]: FieldPath, text: string): unknown {
  if (step === undefined) return text
  if (Array.isArray(value))
    return value.map((each, at): unknown => (String(at) === step ? put(each, rest, text) : each))
  return { ...(value as Record<string, unknown>), [step]: put(valueAt(value, [step]), rest, text) }
}

test('shows every text of every block as plain text, on its page and in the builder', async ({ browser }) => {
  test.setTimeout(isFull ? 1_200_000 : 120_000)
  // Custom HTML is markup on purpose, in a frame without access to the site.
  const blocks = (listBlocks() as Block[]).filter(({ type }) => type !== 'content/custom-html')
  const schemas = new Map<string, AnyBlock>()
  for (const { type } of blocks)
    schemas.set(type, ((await import(`../../blocks/${type}/schema`)) as { schema: AnyBlock }).schema)
  const few = 24
  for (let from = seed; from < seed + (isFull ? scriptStrings.length : 1); from++) {
    await renewTokens()
    let all = 0
    for (let at = 0; at < blocks.length; at += few) {
      let characters = 0
      const rows = blocks.slice(at, at + few).map(({ type, version, examples }, index) => {
        const schema = schemas.get(type)
        const example = examples[from % Math.max(1, examples.length)]
        if (!schema || !example) return undefined
        const found = made(schema, example.props ?? {}, from + index)
        characters += found.characters
        return {
          id: `r${index}`,
          cells: [{ id: `c${index}`, blocks: [{ id: `b${index}`, type, version, props: found.props }] }],
        }
      })
      all += characters
      const path = `/strange-${from}-${at}`
      await call('admin', '/api/editor/create', {
        path,
        title: scriptStrings[from % scriptStrings.length],
        content: {
          format: 1,
          path,
          title: 'Words',
          views: { guest: { rows: rows.filter((row) => row !== undefined) } },
        },
      })
      const { address, id } = await call<{ address: string; id: string }>('admin', '/api/editor/preview-link', {
        keys: [`page:${path}`],
        hours: 1,
      })
      const isLast = at + few >= blocks.length
      expect(
        await walk(browser, 'admin', [{ path: address }, ...(isLast || isFull ? [{ path: `${path}?edit` }] : [])]),
      ).toEqual([])
      // A person has a hundred links at most.
      await call('admin', '/api/editor/end-preview', { id })
      await call('admin', '/api/editor/trash', { key: `page:${path}` })
    }
    expect(all).toBeGreaterThan(blocks.length / 2)
  }
})
