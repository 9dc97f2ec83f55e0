import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerView } from '../../src/registry/views'
import { renderPage } from '../../src/runtime/server'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { fixtureSites, fixtureThemes, heading, page, row } from '../fixtures/sites'

const bad = { type: 'content/divider', id: 'bad-one' }
let renders = 0
let gateway: TestGateway
beforeAll(async () => {
  registerView('content/divider', () => {
    renders += 1
    throw new Error('thrown on purpose')
  })
  const themes = {
    ...fixtureThemes,
    '/themes/default/pages/throws.json': page('/throws', {
      guest: [row(heading('Before'), bad, heading('After')), row(heading('Below'))],
    }),
    '/themes/default/footer.json': JSON.stringify({
      format: 1,
      rows: [row({ ...bad, id: 'bad-foot' }), row(heading('Foot'))],
    }),
  }
  gateway = await openGateway({ themes, sites: fixtureSites, renderPage })
})
afterAll(() => gateway.close())

describe('block that throws on the server', () => {
  it('becomes a notice; the other blocks and the page stay', async () => {
    const answer = await ask(gateway, '/throws')
    expect(answer.statusCode).toBe(200)
    const shown = answer.body.slice(0, answer.body.indexOf('id="boot"'))
    for (const text of ['Header', 'Before', 'After', 'Below', 'Foot']) expect(shown).toContain(`>${text}<`)
    expect(shown.match(/data-block-problem="threw"/g)).toHaveLength(2)
    expect(shown).not.toContain('thrown on purpose')
  })

  it('is hydrated as rendered: boot and payload carry the notice', async () => {
    const { body } = await ask(gateway, '/throws?again')
    const read = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(body)?.[1] ?? '') as unknown
    expect(JSON.stringify(read('payload'))).toContain(
      '"id":"bad-one","type":"content/divider","props":{},"problem":{"code":"threw"}',
    )
    expect(JSON.stringify(read('boot'))).toContain(
      '"id":"bad-foot","type":"content/divider","props":{},"problem":{"code":"threw"}',
    )
  })

  it('is logged with its page and the error', () => {
    for (const block of ['bad-one', 'bad-foot'])
      expect(gateway.log).toContainEqual(
        expect.objectContaining({
          block,
          type: 'content/divider',
          page: '/throws',
          err: expect.objectContaining({ message: 'thrown on purpose' }),
        }),
      )
  })

  it('keeps the policy in line with the text that was sent', async () => {
    const { body, headers } = await ask(gateway, '/throws')
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? ''
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
  })

  it('is not checked again for every visitor', async () => {
    await ask(gateway, '/throws?kept')
    const before = renders
    expect((await ask(gateway, '/throws?kept')).body).toContain('data-block-problem="threw"')
    expect(renders).toBe(before)
  })

  it('shows a manager its position', async () => {
    const { body } = await ask(gateway, '/throws', await signIn(gateway, 'manager'))
    expect(body).toContain('#bad-one')
  })
})

describe('page that cannot be rendered', () => {
  it('shows an error, and is rendered again for the next visitor', async () => {
    let fails = true
    const shaky = await openGateway({
      renderPage: (boot, payload) => (fails ? Promise.reject(new Error('no renderer')) : renderPage(boot, payload)),
    })
    const answer = await ask(shaky, '/lower', { cookie: 'lang=en' })
    expect(answer.body).toContain('This page can’t be shown right now')
    expect(answer.body).not.toContain('no renderer')
    fails = false
    expect((await ask(shaky, '/lower', { cookie: 'lang=en' })).body).toContain('Everyone')
    await shaky.close()
  })
})
