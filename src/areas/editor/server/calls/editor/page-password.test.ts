import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePasswordState } from '@schemas/editor/entities/page-password'
import type { Payload } from '@schemas/layout/render'
import { pagePassword } from '@gateway/db/page-password-tables'
import { audit } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'
import { runJobs } from '@tests/support/run-jobs'

const secret = 'WHOLESALE-PRICES'
const html = { type: 'content/custom-html', id: 'custom-html', props: { title: 'Clock', html: `<p>${secret}</p>` } }
const form = {
  type: 'form/form',
  id: 'locked-form',
  props: { form: 'wholesale', fields: [{ name: 'amount', kind: 'text', label: 'How much', required: true }] },
}
const made = (path: string, more: Record<string, unknown> = {}, ...blocks: Parameters<typeof row>) => ({
  [`/themes/default/pages${path}.json`]: page(
    path,
    { guest: [row(heading(`${secret} of ${path}`), ...blocks)] },
    { description: `${secret} in short`, image: { asset: 'og', alt: secret }, ...more },
  ),
})
const themes = {
  ...fixtureThemes,
  ...made('/prices', {}, html, form),
  ...made('/class'),
  ...made('/members-class', { access: 'user' }),
  ...made('/moving'),
  ...made('/going'),
  ...made('/raced'),
  ...made('/guessed'),
  ...made('/undone'),
  ...made('/copied'),
  ...made('/formal'),
  ...made('/offers'),
  ...made('/tariff'),
  ...made('/secret'),
  ...made('/rates'),
  ...made('/opened'),
  ...made('/shut'),
  ...made('/spelt'),
  '/themes/default/pages/listing.json': page('/listing', { guest: [row({ type: 'content/page-list' })] }),
}
const word = 'ชา-เขียว 42'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const keyOf = (path: string) => `page:${path}`
const stateOf = async (path: string) =>
  (await work.get(`/api/editor/page-password?key=${encodeURIComponent(keyOf(path))}`)).json<PagePasswordState>()
const set = async (path: string, password = word, seen?: number, who = work.manager) =>
  work.post('set-page-password', { key: keyOf(path), password, seen: seen ?? (await stateOf(path)).no }, who)
const remove = async (path: string, more: object = {}) =>
  work.post('remove-page-password', { key: keyOf(path), seen: (await stateOf(path)).no, ...more })
const lock = async (path: string, password = word) => {
  const answer = await set(path, password)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<PagePasswordState>()
}
let guests = 0
/** A guest at a separate address, so that attempts are counted apart. */
const guest = () => `203.0.113.${(guests += 1)}`
const give = (
  path: string,
  password = word,
  { from = guest(), host = 'alpha.localhost', cookie = '' }: { from?: string; host?: string; cookie?: string } = {},
) => ask(gateway, '/api/cms/unlock', { body: { path, password }, from, host, cookie: `lang=en; ${cookie}` })
const cookieOf = (answer: Awaited<ReturnType<typeof ask>>) => {
  const found = answer.cookies.find(({ name }) => name === '_pages')
  return found ? `_pages=${found.value}` : ''
}
const enter = async (path: string, password = word, cookie = '') => cookieOf(await give(path, password, { cookie }))
const send = (path: string, password: string, headers: Record<string, string> = {}, cookie = '') =>
  ask(gateway, path, {
    method: 'POST',
    body: new URLSearchParams({ password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookie: `lang=en; ${cookie}`,
    from: guest(),
  })
const visit = async (path: string, cookie = '', more: object = {}) => {
  const { statusCode, headers, body } = await ask(gateway, path, { cookie, ...more })
  return { status: statusCode, cache: headers['cache-control'], tells: body.includes(secret), body }
}

describe('a page with a password', () => {
  beforeAll(async () => {
    // Cached for visitors while it is public.
    if (!(await visit('/prices')).tells) throw new Error('The page does not show what is to be kept from visitors.')
    await lock('/prices')
  })

  it.each([
    '/prices',
    '/prices/_payload.json',
    '/prices?lang=en',
    '/prices?edit',
    '/prices?as=manager',
    '/api/cms/page?path=/prices',
  ])('reveals only its title at %s', async (address) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await ask(gateway, address, { headers: { 'accept-encoding': encoding } })
      // Requesting the builder leads to the sign-in, as on any page.
      expect([200, 302, 403]).toContain(answer.statusCode)
      expect(answer.headers['cache-control']).toMatch(/no-store/)
      expect(answer.headers.etag).toBeUndefined()
      if (encoding === 'identity') expect(answer.body).not.toContain(secret)
    }
  })

  it("asks in the site's theme with a form that works without script, unindexed and uncached", async () => {
    const { status, cache, body } = await visit('/prices', 'lang=en')
    expect([status, cache]).toEqual([403, 'private, no-store'])
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<title>Page /prices · Site alpha</title>')
    expect(body).toContain('Header')
    expect(body).toMatch(/<form[^>]*method="post"/)
    expect(body).toContain('name="password"')
    expect(body).not.toContain('og:image')
    const payload = (await ask(gateway, '/prices/_payload.json')).json<Payload>()
    expect([
      payload.head.noindex,
      payload.head.description,
      payload.head.image,
      payload.head.jsonLd,
      payload.tree?.types,
    ]).toEqual([true, undefined, undefined, [], ['site/page-lock']])
  })

  it('is in no list, search, sitemap or route list, and serves neither its frames nor its forms', async () => {
    for (const address of [
      '/api/cms/search?q=WHOLESALE',
      '/api/cms/search?q=prices',
      '/api/cms/pages',
      '/api/cms/pages?paths=/prices',
      '/listing',
      '/listing/_payload.json',
      '/sitemap.xml',
      '/',
    ]) {
      const { body } = await visit(address)
      expect([address, /\/prices["<]/.test(body), body.includes(`${secret} of /prices`)]).toEqual([
        address,
        false,
        false,
      ])
    }
    expect((await ask(gateway, '/api/cms/frame?path=/prices&block=custom-html')).statusCode).toBe(404)
    const answers = {
      page: '/prices',
      block: 'locked-form',
      key: '0d8c3b1e-6f0a-4d5e-9a51-7d0c2f7e1a11',
      answers: { amount: '3' },
      website: '',
      seconds: 9,
    }
    expect((await ask(gateway, '/api/form/submit', { body: answers })).statusCode).toBe(404)
    const cookie = await enter('/prices')
    expect((await ask(gateway, '/api/cms/frame?path=/prices&block=custom-html', { cookie })).body).toContain(secret)
    expect((await ask(gateway, '/api/form/submit', { body: answers, cookie })).statusCode).toBe(200)
  })

  it("is not served through the theme's slots when it is the home page", async () => {
    await lock('/')
    expect((await ask(gateway, '/api/getTheme', { body: { data: { homepage: 'default' } } })).json()).toEqual({
      data: { homepage: null },
    })
    expect((await ask(gateway, '/')).statusCode).toBe(403)
    await remove('/')
    expect((await ask(gateway, '/')).statusCode).toBe(200)
  })

  it('opens with the password in that browser, for a week, and is never cached', async () => {
    const answer = await give('/prices')
    const cookie = answer.cookies.find(({ name }) => name === '_pages')
    expect([answer.statusCode, cookie]).toMatchObject([
      200,
      { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 },
    ])
    for (const address of ['/prices', '/prices/_payload.json', '/api/cms/page?path=/prices'])
      expect(await visit(address, cookieOf(answer))).toMatchObject({
        status: 200,
        tells: true,
        cache: expect.stringMatching(/no-store/),
      })
    expect((await visit('/prices')).tells).toBe(false)
    // A conditional request must not be answered from an earlier shared response.
    expect((await ask(gateway, '/prices', { headers: { 'if-none-match': '*' } })).statusCode).toBe(403)
  })

  it('is visible to editors, through preview links and as another role', async () => {
    for (const who of [work.manager, work.admin])
      expect(await visit('/prices', who.cookie)).toMatchObject({ status: 200, tells: true })
    expect(await visit('/prices?as=guest', work.manager.cookie)).toMatchObject({ status: 200, tells: true })
    expect((await visit('/prices', (await signIn(gateway, 'user')).cookie)).tells).toBe(false)
    const { address } = (await work.post('preview-link', { keys: ['page:/prices'], hours: 1 })).json<{
      address: string
    }>()
    expect((await visit(address)).tells).toBe(true)
    // The others keep asking, also through its redirect, where a guest may enter the password.
    await lock('/class')
    for (const from of [
      address,
      (await work.post('preview-link', { keys: ['page:/listing'], hours: 1 })).json<{ address: string }>().address,
    ]) {
      const other = `/class${from.slice(from.indexOf('?'))}`
      expect(await visit(other)).toMatchObject({ status: 403, tells: false })
      const entered = await send(other, word)
      expect([entered.statusCode, entered.headers.location]).toEqual([303, other])
      expect((await visit(other, cookieOf(entered))).tells).toBe(true)
    }
    await remove('/class')
    expect((await visit('/prices')).tells).toBe(false)
    expect(await work.entry('page:/prices')).toMatchObject({ hasPassword: true })
    expect(await work.entry('page:/about-nothing')).toBeUndefined()
  })

  it('requires the role as well', async () => {
    await lock('/members-class')
    const { cookie } = await signIn(gateway, 'user')
    expect((await ask(gateway, '/members-class')).headers.location).toMatch(/^\/user\/login/)
    expect(await visit('/members-class', cookie)).toMatchObject({ status: 403, tells: false })
    const opened = await enter('/members-class')
    expect((await ask(gateway, '/members-class', { cookie: opened })).headers.location).toMatch(/^\/user\/login/)
    expect(await visit('/members-class', `${cookie}; ${opened}`)).toMatchObject({ status: 200, tells: true })
  })
})

describe('a page password', () => {
  it('fails with the same message everywhere, and opens one page of one site', async () => {
    await lock('/class')
    const answers = [
      await give('/class', 'wrong'),
      await give('/listing', 'wrong'),
      await give('/nowhere', 'wrong'),
    ].map((answer) => [
      answer.statusCode,
      answer.json<{ error: { message: string } }>().error.message,
      cookieOf(answer),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([403, 'Incorrect password.', ''])]),
    )
    const cookie = await enter('/class')
    expect((await visit('/class', cookie)).tells).toBe(true)
    expect((await visit('/prices', cookie)).tells).toBe(false)
    // In sequence, both are open.
    const both = await enter('/prices', word, cookie)
    expect([(await visit('/class', both)).tells, (await visit('/prices', both)).tells]).toEqual([true, true])
    const beta = await signIn(gateway, 'manager', 'beta')
    await ask(gateway, '/api/editor/set-page-password', {
      host: 'beta.localhost',
      token: beta.token,
      body: { key: 'page:/class', password: word, seen: 0 },
    })
    expect((await visit('/class', both, { host: 'beta.localhost' })).tells).toBe(false)
    const [name, value = ''] = cookie.split('=')
    for (const broken of [
      `${value.slice(0, -3)}AAA`,
      `${value}x`,
      value.replace(/^[^.]+/, 'another-name'),
      '',
      '~~..~',
      'a'.repeat(4000),
    ])
      expect((await visit('/class', `${name}=${broken}`)).tells).toBe(false)
  })

  it('locks opened pages again when it is changed or removed', async () => {
    const before = await enter('/class')
    await lock('/class', 'another-word')
    expect((await visit('/class', before)).tells).toBe(false)
    expect((await give('/class')).statusCode).toBe(403)
    const cookie = await enter('/class', 'another-word')
    expect((await visit('/class', cookie)).tells).toBe(true)
    await remove('/class')
    expect((await visit('/class')).tells).toBe(true)
    await lock('/class', 'another-word')
    expect((await visit('/class', cookie)).tells).toBe(false)
  })

  it('allows ten attempts per address, and then not even the right one', async () => {
    await lock('/guessed')
    const from = guest()
    for (let tries = 0; tries < 10; tries++)
      expect((await give('/guessed', `guess ${tries}`, { from })).statusCode).toBe(403)
    const answer = await give('/guessed', word, { from })
    expect([answer.statusCode, answer.json<{ error: { message: string } }>().error.message]).toEqual([
      429,
      'Too many attempts. Please wait a few minutes and try again.',
    ])
    expect((await give('/guessed')).statusCode).toBe(200)
  })

  it("works with an ordinary form: shows errors, redirects when right, and refuses other sites' forms", async () => {
    await lock('/formal')
    const wrong = await send('/formal?a=1', 'wrong')
    expect([
      wrong.statusCode,
      wrong.headers['cache-control'],
      wrong.body.includes('Incorrect password.'),
      wrong.body.includes(secret),
    ]).toEqual([403, 'private, no-store', true, false])
    const right = await send('/formal?a=1', word)
    expect([right.statusCode, right.headers.location]).toEqual([303, '/formal?a=1'])
    expect((await visit('/formal', cookieOf(right))).tells).toBe(true)
    expect((await send('/formal', word, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(cookieOf(await send('/formal', word, { 'sec-fetch-site': 'same-site' }))).toBe('')
    expect((await send('/formal', 'x'.repeat(5000))).statusCode).toBe(413)
    expect((await send('/api/nothing', word)).statusCode).toBe(404)
  })

  it('accepts only that form: any other post to an address is an unknown call', async () => {
    for (const address of ['/api/nothing', '/formal', '/nowhere']) {
      expect((await ask(gateway, address, { body: { password: word } })).statusCode).toBe(404)
      expect(
        (
          await ask(gateway, address, {
            method: 'POST',
            body: 'x'.repeat(9000),
            headers: { 'content-type': 'text/plain' },
          })
        ).statusCode,
      ).toBe(404)
      expect((await ask(gateway, address, { method: 'POST' })).statusCode).toBe(404)
    }
  })

  it('matches whatever the order of its combining marks', async () => {
    const [typed, other] = ['กุ้ง-เผา', 'กุ้ง-เผา'.replace('\u0E38\u0E49', '\u0E49\u0E38')]
    expect(other).not.toBe(typed)
    for (const [first, second] of [
      [typed, other],
      [other, typed],
    ] as const) {
      await lock('/spelt', first)
      expect((await give('/spelt', second)).statusCode).toBe(200)
      expect((await send('/spelt', second)).statusCode).toBe(303)
    }
  })
})

describe('setting a page password', () => {
  it('is audited without the password, which no row contains', async () => {
    await lock('/undone')
    const rows = await gateway.database.db.select().from(audit).where(eq(audit.action, 'page-password'))
    expect(rows.find(({ subject }) => subject === 'page:/undone')).toMatchObject({
      before: { password: 'none' },
      after: { password: 'set' },
    })
    const stored = await gateway.database.db.select().from(pagePassword)
    expect(JSON.stringify([rows, stored, await stateOf('/undone')])).not.toContain(word)
    expect(stored.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true)
  })

  it('restores a removed password, with all unlocked browsers', async () => {
    const cookie = await enter('/undone')
    await remove('/undone')
    expect(await stateOf('/undone')).toMatchObject({ isSet: false })
    expect((await visit('/undone')).tells).toBe(true)
    expect((await remove('/undone', { isBack: true })).statusCode).toBe(200)
    expect([(await visit('/undone')).tells, (await visit('/undone', cookie)).tells]).toEqual([false, true])
    expect((await remove('/undone', { isBack: true })).statusCode).toBe(409)
  })

  it('is forgotten an hour after removal', async () => {
    await lock('/copied')
    await remove('/copied')
    await gateway.database.db
      .update(pagePassword)
      .set({ removedAt: new Date(Date.now() - 2 * 3_600_000) })
      .where(eq(pagePassword.path, '/copied'))
    await runJobs(gateway, 'account/purge-requests')
    expect(await gateway.database.db.select().from(pagePassword).where(eq(pagePassword.path, '/copied'))).toEqual([])
    expect(await stateOf('/copied')).toEqual({ no: 0, isSet: false })
  })

  it('refuses one of two concurrent changes', async () => {
    const { no } = await stateOf('/raced')
    const answers = await Promise.all([set('/raced', 'first-word', no), set('/raced', 'second-word', no)])
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
    const current = answers[0]?.statusCode === 200 ? 'first-word' : 'second-word'
    expect((await give('/raced', current)).statusCode).toBe(200)
  })

  it('is refused where it is impossible, or to those who may not', async () => {
    expect((await set('/class', 'short')).statusCode).toBe(400)
    expect((await set('/year/{year}', word, 0)).statusCode).toBe(409)
    expect((await set('/staff', word, 0)).statusCode).toBe(403)
    expect((await set('/staff', word, 0, work.admin)).statusCode).toBe(200)
    expect(
      (await ask(gateway, '/api/editor/page-password?key=page:/staff', { token: work.manager.token })).statusCode,
    ).toBe(403)
    for (const path of ['/nowhere', '/_error']) expect((await set(path, word, 0)).statusCode).toBe(404)
  })
})

const newest = async () =>
  (await work.get('/api/editor/releases')).json<{ releases: { no: number }[] }>().releases[0]?.no ?? 1
const rollback = (no: number) => work.post('rollback', { no })
const purge = async (path: string) => {
  await work.post('trash', { key: keyOf(path) })
  await work.post('publish', { keys: [keyOf(path)] })
  const { version } = (await work.get(`/api/editor/purge-check?key=${keyOf(path)}`, work.admin)).json<{
    version: number
  }>()
  const answer = await work.post('purge', { key: keyOf(path), version }, work.admin)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

describe('an address taken by another page', () => {
  const rename = async (from: string, to: string) => {
    const answer = await work.post('rename', { key: keyOf(from), path: to })
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }

  it('opens nothing at the address it leaves, whatever is still live at the new one', async () => {
    await lock('/tariff')
    const shown = await newest()
    await work.post('trash', { key: 'page:/offers' })
    await rename('/tariff', '/offers')
    expect([(await visit('/tariff')).tells, (await visit('/tariff', await enter('/tariff'))).tells]).toEqual([
      false,
      true,
    ])
    await work.post('publish', { keys: ['page:/tariff', 'page:/offers'] })
    expect([(await visit('/offers')).tells, (await visit('/offers', await enter('/offers'))).tells]).toEqual([
      false,
      true,
    ])
    // Both are where they were.
    expect((await rollback(shown)).statusCode).toBe(200)
    expect([(await visit('/tariff')).tells, (await visit('/tariff', await enter('/tariff'))).tells]).toEqual([
      false,
      true,
    ])
  })

  it.each(['has a password', 'had one a moment ago'])(
    'keeps the password of what is live there, also when the arriving page %s',
    async (which) => {
      const [secretAt, from] = which === 'has a password' ? ['/secret', '/rates'] : ['/shut', '/opened']
      await lock(secretAt, 'the-secret-word')
      await lock(from)
      if (from === '/opened') await remove(from)
      const shown = await newest()
      await work.post('trash', { key: keyOf(secretAt) })
      await rename(from, secretAt)
      expect([
        (await visit(secretAt)).tells,
        (await give(secretAt)).statusCode,
        (await visit(secretAt, await enter(secretAt, 'the-secret-word'))).tells,
      ]).toEqual([false, 403, true])
      await work.post('publish', { keys: [keyOf(from), keyOf(secretAt)] })
      expect([(await visit(secretAt)).tells, (await give(secretAt, 'the-secret-word')).statusCode]).toEqual([
        from === '/opened',
        403,
      ])
      expect((await rollback(shown)).statusCode).toBe(200)
      expect([
        (await visit(secretAt)).tells,
        (await visit(secretAt, await enter(secretAt, 'the-secret-word'))).tells,
        (await visit(from)).tells,
      ]).toEqual([false, true, from === '/opened'])
    },
  )
})

describe('restored content', () => {
  const publish = (path: string, more: object = {}) => work.post('publish', { keys: [keyOf(path)], ...more })
  const make = async (path: string) => {
    await work.post('create', { path, title: `Title of ${path}`, from: 'page:/listing' })
    await publish(path)
    await lock(path)
    return newest()
  }

  it('keeps its password after deletion, also once edited and published again', async () => {
    const shown = await make('/purged')
    const cookie = await enter('/purged')
    await purge('/purged')
    expect((await rollback(shown)).statusCode).toBe(200)
    expect([(await visit('/purged')).status, (await visit('/purged', cookie)).status]).toEqual([403, 200])
    expect(await stateOf('/purged')).toMatchObject({ isSet: true })
    await work.write('page:/purged', 'Written since')
    expect((await publish('/purged')).statusCode).toBe(200)
    expect((await visit('/purged')).status).toBe(403)
    await lock('/purged', 'another-word')
    expect([(await visit('/purged', cookie)).status, (await give('/purged', 'another-word')).statusCode]).toEqual([
      403, 200,
    ])
  })

  it('keeps its password at its published address, now taken by another page', async () => {
    const shown = await make('/first-one')
    await purge('/first-one')
    await work.post('create', { path: '/first-one', title: 'New', from: 'blank' })
    await publish('/first-one')
    expect((await visit('/first-one')).status).toBe(200)
    expect((await rollback(shown)).statusCode).toBe(200)
    expect((await visit('/first-one')).status).toBe(403)
    expect((await publish('/first-one')).statusCode).toBe(200)
    expect((await visit('/first-one')).status).toBe(200)
  })
})

describe('a protected page that leaves', () => {
  it('is protected at the new address, at the old one until published, and again after a rollback', async () => {
    await lock('/moving')
    const cookie = await enter('/moving')
    expect((await work.post('rename', { key: 'page:/moving', path: '/moved' })).statusCode).toBe(200)
    expect([(await visit('/moving')).tells, (await visit('/moving', cookie)).tells]).toEqual([false, true])
    const release = await newest()
    await work.post('publish', { keys: ['page:/moving', 'page:/moved'] })
    expect([(await visit('/moved')).tells, (await visit('/moved', cookie)).tells]).toEqual([false, true])
    // Another page at the old address is another page.
    await work.post('create', { path: '/moving', title: 'New', from: 'blank' })
    await work.post('publish', { keys: ['page:/moving'] })
    expect((await ask(gateway, '/moving')).statusCode).toBe(200)
    expect((await work.post('rollback', { no: release })).statusCode).toBe(200)
    expect((await visit('/moving')).tells).toBe(false)
  })

  it('takes its password along when deleted; a new page at its address opens nothing while it is live', async () => {
    await lock('/going')
    await work.post('trash', { key: 'page:/going' })
    expect((await set('/going', 'another-word')).statusCode).toBe(409)
    expect((await visit('/going')).tells).toBe(false)
    await work.post('publish', { keys: ['page:/going'] })
    const rows = () => gateway.database.db.select().from(pagePassword).where(eq(pagePassword.path, '/going'))
    expect(await rows()).toHaveLength(1)
    const shown = await newest()
    await work.post('create', { path: '/going', title: 'New', from: 'blank' })
    expect(await rows()).toEqual([])
    expect(await stateOf('/going')).toMatchObject({ isSet: false })
    await lock('/going', 'another-word')
    await purge('/going')
    expect(await rows()).toEqual([])
    expect((await rollback(shown - 1)).statusCode).toBe(200)
    // Its own password opens it, no other.
    expect([
      (await visit('/going')).tells,
      (await visit('/going', await enter('/going', word))).tells,
      (await give('/going', 'another-word')).statusCode,
    ]).toEqual([false, true, 403])
  })

  it('leaves no password when deleted before it was published', async () => {
    await work.post('create', { path: '/never-seen', title: 'New', from: 'blank' })
    await lock('/never-seen')
    const { id } = (
      await gateway.database.db.select().from(pagePassword).where(eq(pagePassword.path, '/never-seen'))
    )[0] ?? { id: '' }
    await work.post('trash', { key: 'page:/never-seen' })
    await purge('/never-seen')
    expect(await gateway.database.db.select().from(pagePassword).where(eq(pagePassword.id, id))).toEqual([])
  })

  it('does not pass its password to a copy', async () => {
    await lock('/copied')
    await work.post('create', { path: '/copy', title: 'Copy', from: 'page:/copied' })
    expect(await work.entry('page:/copy')).not.toHaveProperty('hasPassword')
  })
})
