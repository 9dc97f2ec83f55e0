import { notifications } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { endSession } from '@kit/session-over'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import { Messages } from '../ui/messages'
import type { OpenSite } from './site-calls'
import { goTo } from './sites-place'
import { SitesScreen } from './sites-screen'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const boot = {
  locale: 'en',
  env: 'localhost',
  site: { id: 'academy', isOperator: true },
  space: { locales: ['en', 'th'], timeZone: 'Asia/Bangkok' },
  session: { role: 'admin', userID: 'ada' },
  routes: [],
  assets: {},
} as unknown as Boot
const appearance = {
  pack: 'default',
  title: 'Default',
  scheme: 'light',
  colors: { brand: '#123456' },
  radius: '4px',
  heading: { family: 'Inter', weight: 600 },
  body: { family: 'Inter', weight: 400 },
  css: '',
} as const
const host = (hostname: string) => ({ hostname, shown: hostname, address: `http://${hostname}` })
const blankOf = (id: string): OpenSite => ({
  id,
  version: 1,
  status: 'active',
  isOperator: id === 'academy',
  name: { en: 'Bakery', th: 'ร้านขนม' },
  locales: ['en', 'th'],
  timeZone: 'Asia/Bangkok',
  spaceId: 'bakery',
  services: {},
  publicKey: 'key',
  hosts: [host('bakery.example')],
  address: 'http://bakery.example',
  look: appearance,
  theme: { homepage: 'default' } as OpenSite['theme'],
  admins: 1,
  release: 1,
  publishedAt: '2026-01-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
})

let root: Root
let site: OpenSite
let sent: { call: string; body: Record<string, unknown> }[]
/** The gateway's refusal of a mutation, if any. */
let refuse: { status: number; error: object } | undefined
/** The host of the current document no longer belongs to a site. */
let isLost: boolean
/** Delay of the gateway's mutations. */
let wait: () => Promise<void>
let home: string

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  home = location.href
  sessionStorage.clear()
  sent = []
  refuse = undefined
  isLost = false
  wait = () => Promise.resolve()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const call = new URL(address, location.origin).pathname.split('/').at(-1) ?? ''
    if (isLost) return answer({ error: { message: 'No site uses this host name.' } }, 404)
    if (body) {
      const input = JSON.parse(body as string) as Record<string, unknown>
      sent.push({ call, body: input })
      await wait()
      if (refuse) return answer({ error: refuse.error }, refuse.status)
      const { id: _id, version: _version, hosts, ...rest } = input
      if (call === 'update') site = { ...site, ...(rest as Partial<OpenSite>), version: site.version + 1 }
      if (call === 'set-hosts') site = { ...site, hosts: (hosts as string[]).map(host), version: site.version + 1 }
      if (call === 'enable') site = { ...site, status: 'active' }
      if (input.givesUp) isLost = true
      return answer({ version: site.version, hosts: site.hosts })
    }
    if (call === 'document') return answer(site)
    if (call === 'list')
      return answer({
        sites: [{ ...site, primaryHost: 'x', shownHost: 'x', hosts: 1, members: 1, swatch: [] }],
        counts: { active: 1, disabled: 0 },
      })
    if (call === 'templates')
      return answer({
        templates: [{ id: 'pack:default', kind: 'pack', title: 'Default', look: appearance, pages: 1, posts: 0 }],
      })
    return answer({
      members: [],
      counts: {},
      entries: [
        {
          id: 'e',
          at: '2026-01-01T00:00:00Z',
          action: 'site-create',
          before: null,
          after: { template: 'site:gone', locales: ['th', 'en'] },
        },
      ],
    })
  })
})
afterEach(() => {
  root.unmount()
  notifications.clean()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', home)
})

function draw(): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <SitesScreen path="/" />
        <Messages />
      </Chrome>
    </BootProvider>,
  )
}
function open(id: string, tab = 'general', changed: Partial<OpenSite> = {}): void {
  site = { ...blankOf(id), ...changed }
  goTo({ kind: 'site', id, tab }, { replaces: true })
  draw()
}
const tab = (name: string) => screen.getByRole('tab', { name })
const named = (name: string) => screen.getByRole('textbox', { name })
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('unsaved values of a site', () => {
  it('keeps unsaved values across tabs and the list of sites, marks them there, and asks before leaving', async () => {
    open('typed')
    await userEvent.fill(named('Name in English'), 'Patisserie')
    await tab('Languages').click()
    await expect.element(tab('General Not saved')).toBeInTheDocument()
    await tab('General').click()
    await expect.element(named('Name in English')).toHaveValue('Patisserie')
    expect(asksBeforeLeaving()).toBe(true)
    await screen.getByRole('link', { name: 'Sites' }).click()
    await expect.element(screen.getByText('Not saved')).toBeInTheDocument()
    await screen.getByRole('link', { name: 'Bakery' }).click()
    await expect.element(named('Name in English')).toHaveValue('Patisserie')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByText('Saved. Visitors see it now.').first()).toBeInTheDocument()
    await expect.element(tab('General Not saved')).not.toBeInTheDocument()
    await expect.element(named('Name in English')).toHaveValue('Patisserie')
    expect(asksBeforeLeaving()).toBe(false)
  })

  it('restores unsaved values after a reload, next to what another person saved meanwhile', async () => {
    const over = { th: 'ร้านขนม', en: 'Bakery' }
    sessionStorage.setItem(
      'draft:ada:sites:reloaded:general',
      JSON.stringify({ name: { typed: { ...over, en: 'Mine' }, over } }),
    )
    open('reloaded', 'general', { name: { th: 'ร้านขนม', en: 'Theirs' } })
    await expect.element(named('Name in English')).toHaveValue('Mine')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Someone saved changes here in the meantime.')
    await screen.getByRole('button', { name: 'Use saved version' }).click()
    await expect.element(named('Name in English')).toHaveValue('Theirs')
    expect(sessionStorage.length).toBe(0)
  })

  it('shows values as saved although the site could not be reloaded', async () => {
    open('away', 'hosts')
    await screen.getByRole('button', { name: 'Add host name' }).click()
    await userEvent.fill(named('Host name 2'), 'shop.example')
    vi.stubGlobal(
      'fetch',
      (
        (before) => (address: string, init?: RequestInit) =>
          init?.body ? before(address, init) : Promise.resolve(answer({ error: { message: 'Gone.' } }, 404))
      )(fetch),
    )
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByRole('link', { name: 'shop.example' })).toBeInTheDocument()
    await expect.element(named('Host name 2')).toHaveValue('shop.example')
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
})

it('shows the sign-in next to unsaved values after a sign-out', async () => {
  open('ended')
  await userEvent.fill(named('Name in English'), 'Patisserie')
  refuse = { status: 401, error: { message: 'Please sign in first.' } }
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByRole('alert').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('target', '_blank')
  await expect.element(named('Name in English')).toHaveValue('Patisserie')
  await screen.getByRole('button', { name: 'Discard' }).click()
})

describe('typing during a save', () => {
  it.each(['general', 'hosts'])('keeps the text (%s) and reports no conflict', async (where) => {
    const field = where === 'general' ? named('Name in English') : named('Host name 2')
    open(`busy-${where}`, where)
    if (where === 'hosts') await screen.getByRole('button', { name: 'Add host name' }).click()
    await userEvent.fill(field, 'first.example')
    let goOn = () => {}
    wait = () => new Promise((resolve) => void (goOn = resolve))
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => sent).toHaveLength(1)
    await userEvent.fill(field, 'second.example')
    goOn()
    await expect.element(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('data-loading')
    await expect.element(field).toHaveValue('second.example')
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
    expect(document.body.textContent).not.toContain('Someone saved changes here')
    await screen.getByRole('button', { name: 'Discard' }).click()
    await expect.element(field).toHaveValue('first.example')
    expect(asksBeforeLeaving()).toBe(false)
  })
})

it('does not mark values as unsaved that were saved already', async () => {
  sessionStorage.setItem(
    'draft:ada:sites:settled:general',
    JSON.stringify({
      name: { typed: { th: 'ร้านขนม', en: 'Theirs' }, over: { th: 'ร้านขนม', en: 'Bakery' } },
      gone: { typed: 1, over: 2 },
    }),
  )
  open('settled', 'general', { name: { th: 'ร้านขนม', en: 'Theirs' } })
  await expect.element(named('Name in English')).toHaveValue('Theirs')
  await expect.element(tab('General Not saved')).not.toBeInTheDocument()
  expect([asksBeforeLeaving(), sessionStorage.length]).toEqual([false, 0])
})

it('keeps a cluster removed', async () => {
  open('alone', 'general', { clusterId: 'north' })
  await userEvent.clear(named('Cluster'))
  vi.stubGlobal(
    'fetch',
    (
      (before) => (address: string, init?: RequestInit) =>
        init?.body ? before(address, init) : Promise.resolve(answer({ error: { message: 'Gone.' } }, 404))
    )(fetch),
  )
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect.element(named('Cluster')).toHaveValue('')
})

describe('removed host names', () => {
  it('asks for confirmation before removing hosts, by name', async () => {
    open('renamed', 'hosts')
    await userEvent.fill(named('Host name 1'), 'patisserie.example')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(screen.getByRole('dialog', { name: 'Remove these names?' }))
      .toHaveTextContent('bakery.example')
    expect(sent).toEqual([])
    await screen.getByRole('button', { name: 'Save and remove' }).click()
    await expect
      .poll(() => sent)
      .toEqual([{ call: 'set-hosts', body: { id: 'renamed', version: 1, hosts: ['patisserie.example'] } }])
    await expect.element(screen.getByRole('link', { name: 'patisserie.example' }).last()).toBeInTheDocument()
  })

  it('leads to the new address if the current host is removed, and shows no old name as saved', async () => {
    open('academy', 'hosts', { hosts: [host(location.hostname)] })
    await userEvent.fill(named('Host name 1'), 'school.example')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(screen.getByRole('dialog'))
      .toHaveTextContent(`You are using “${location.hostname}” now. After saving, continue at “school.example”`)
    await screen.getByRole('button', { name: 'Save and remove' }).click()
    await expect
      .element(screen.getByRole('link', { name: 'Continue at school.example' }))
      .toHaveAttribute('href', 'http://school.example/?edit=sites:academy#hosts')
    expect(sent).toEqual([
      { call: 'set-hosts', body: { id: 'academy', version: 1, hosts: ['school.example'], givesUp: location.hostname } },
    ])
  })
})

describe('steps of creating a site', () => {
  it('adds a browser history entry per step, and keeps typed values, also after a reload, until discarded', async () => {
    site = blankOf('any')
    goTo({ kind: 'new' }, { replaces: true })
    draw()
    await screen.getByRole('radio').click()
    await screen.getByRole('button', { name: 'Next' }).click()
    // Continuing moves focus to the start of the next step.
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect(screen.getByRole('main').element().scrollTop).toBe(0)
    await userEvent.fill(named('Name in English'), 'Corner shop')
    history.back()
    await expect.element(screen.getByRole('radio')).toHaveAttribute('aria-checked', 'true')
    history.forward()
    await expect.element(named('Name in English')).toHaveValue('Corner shop')
    root.unmount()
    document.body.replaceChildren()
    draw()
    await expect.element(named('Name in English')).toHaveValue('Corner shop')
    expect(asksBeforeLeaving()).toBe(true)
    await screen.getByRole('button', { name: 'Next' }).click()
    // Its Thai name is required: that field has focus.
    await expect.element(named('Name in Thai')).toHaveFocus()
    await screen.getByRole('button', { name: 'Back' }).click()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Sites' })).toBeInTheDocument()
    await expect.element(screen.getByRole('main')).toHaveFocus()
    expect(asksBeforeLeaving()).toBe(false)
  })
})

it('refuses a taken key once, at its field, together with taken host names', async () => {
  site = blankOf('any')
  goTo({ kind: 'new' }, { replaces: true })
  draw()
  await screen.getByRole('radio').click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await userEvent.fill(named('Name in English'), 'Corner shop')
  await userEvent.fill(named('Name in Thai'), 'ร้านหัวมุม')
  refuse = {
    status: 409,
    error: { message: 'This key is taken.', fields: { id: 'This key is taken.', 'hosts.0': 'This name is taken.' } },
  }
  await screen.getByRole('button', { name: 'Next' }).click()
  // In their own step, not after the next one.
  await expect.element(named('Key')).toHaveAccessibleDescription(/This key is taken\./)
  await expect.element(named('Key')).toHaveFocus()
  await expect.element(named('Host name 1')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByText('This key is taken.').all()).toHaveLength(1)
  expect(sent).toEqual([{ call: 'check-names', body: { id: 'corner-shop', hosts: ['corner-shop.localhost'] } }])
  refuse = undefined
  await userEvent.fill(named('Key'), 'corner-shop-2')
  await screen.getByRole('button', { name: 'Next' }).click()
  await userEvent.fill(named('Email'), 'nok@shop.example')
  // Another person took the key first.
  refuse = {
    status: 409,
    error: { message: 'This key is taken.', fields: { id: 'This key is taken.', 'hosts.0': 'This name is taken.' } },
  }
  await screen.getByRole('button', { name: 'Create site' }).click()
  await expect.element(named('Host name 1')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText('This name is taken.')).toBeVisible()
  expect(screen.getByText('This key is taken.').all()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Back' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
})

it('stays on the step the person went back to while key and names are checked', async () => {
  site = blankOf('any')
  goTo({ kind: 'new' }, { replaces: true })
  draw()
  await screen.getByRole('radio').click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await userEvent.fill(named('Name in English'), 'Corner shop')
  await userEvent.fill(named('Name in Thai'), 'ร้านหัวมุม')
  let go = () => {}
  wait = () => new Promise((resolve) => (go = resolve))
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(screen.getByRole('radio')).toBeVisible()
  go()
  await new Promise((resolve) => setTimeout(resolve, 200))
  await expect.element(screen.getByRole('radio')).toBeVisible()
  // Continues from there as usual.
  wait = () => Promise.resolve()
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(named('Email')).toBeVisible()
  await screen.getByRole('button', { name: 'Back' }).click()
  await screen.getByRole('button', { name: 'Back' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
})

it('replaces an address that names a step not reachable yet', async () => {
  site = blankOf('any')
  goTo({ kind: 'new', step: 2 }, { replaces: true })
  draw()
  await screen.getByRole('radio').click()
  await expect.element(screen.getByRole('radio')).toHaveAttribute('aria-checked', 'true')
  expect(location.hash).toBe('')
  await screen.getByRole('button', { name: 'Next' }).click()
  await userEvent.fill(named('Name in English'), 'Corner shop')
  await userEvent.fill(named('Name in Thai'), 'ร้านหัวมุม')
  await expect.element(named('Name in Thai')).toHaveValue('ร้านหัวมุม')
  await screen.getByRole('button', { name: 'Back' }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
})

it('shows a site’s template and languages by name', async () => {
  open('made', 'general', { template: 'pack:default' })
  await expect.element(screen.getByText(/^Created on .* from the theme “Default”$/)).toBeVisible()
  await tab('Activity log').click()
  await expect.element(screen.getByText('the site “gone”')).toBeVisible()
  await expect.element(screen.getByText('Thai, English')).toBeVisible()
})

it('has a button for another host name that is large enough for touch', async () => {
  open('finger', 'hosts')
  await expect
    .poll(() => screen.getByRole('button', { name: 'Add host name' }).element().getBoundingClientRect().height)
    .toBeGreaterThanOrEqual(24)
})

it('moves focus to the state after a site is enabled again', async () => {
  open('closed', 'state', { status: 'disabled' })
  await screen.getByRole('button', { name: 'Enable site' }).click()
  await expect.element(screen.getByRole('region', { name: 'Disable this site' })).toHaveFocus()
})

it('adds a member without edit rights by default, and focuses an invalid address', async () => {
  open('peopled', 'members')
  await screen.getByRole('button', { name: 'Add member' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('User')
  await screen.getByRole('dialog').getByRole('button', { name: 'Add member' }).click()
  await expect.element(named('Email')).toHaveFocus()
  await expect.element(named('Email')).toHaveAttribute('aria-invalid', 'true')
})

it('scrolls the active tab into view when the strip is wider than the window', async () => {
  await screen.viewport(390, 700)
  open('narrow', 'state')
  await expect.element(tab('Danger zone')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => tab('Danger zone').element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
})

it('ends a session without a prompt, and keeps typed values in the tab', async () => {
  open('idle')
  await userEvent.fill(named('Name in English'), 'Patisserie')
  expect(asksBeforeLeaving()).toBe(true)
  endSession()
  expect(asksBeforeLeaving()).toBe(false)
  expect(sessionStorage.getItem('draft:ada:sites:idle:general')).toContain('Patisserie')
})
