import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pageEntry, publishing } from '@tests/support/publishing'
import { useSaving } from '../state/saving'
import '@mantine/core/styles.css'

const { site, begin, end, open } = publishing()
beforeEach(begin)
afterEach(end)

const section = (id: string, more: object = {}) => ({
  ...pageEntry(`/${id}`, true, more),
  key: `section:${id}`,
  path: undefined,
  title: `Section ${id}`,
})
const publish = screen.getByRole('button', { name: /^Publish( \d+ changes)?$/ })
const tick = (name: string) => screen.getByRole('checkbox', { name })
const alert = screen.getByRole('alert')

describe('seen drafts', () => {
  it('accepts the drafts shown after a refusal that names them, and no others', async () => {
    site.documents = [pageEntry('/'), pageEntry('/one'), pageEntry('/two')]
    open()
    await tick('Page /one').click()
    site.meanwhile = () => {
      site.documents = [
        pageEntry('/'),
        pageEntry('/one', true, { version: 3 }),
        pageEntry('/two', true, { version: 5 }),
      ]
    }
    await publish.click()
    await expect.element(alert).toHaveTextContent('Page /one: changed by Ada')
    await tick('Page /two').click()
    await publish.click()
    await expect.element(alert).toHaveTextContent('Page /two: changed by Ada')
    expect(site.asked.at(-1)?.seen).toMatchObject({ 'page:/one': { version: 3 }, 'page:/two': { version: 0 } })
    await publish.click()
    await expect.element(screen.getByRole('dialog', { name: 'Published' })).toBeVisible()
    expect(site.asked.at(-1)?.seen).toMatchObject({ 'page:/two': { version: 5 } })
  })

  it('follows a page that another person moved, and says so', async () => {
    open()
    await expect.element(publish).toBeEnabled()
    site.meanwhile = () => {
      site.documents = [pageEntry('/new', true, { version: 2, title: 'Page /' })]
      site.moves = { 'page:/': 'page:/new' }
    }
    await publish.click()
    await expect.element(alert).toHaveTextContent('Page /: moved to /new by Ada')
    await expect.element(tick('Page / this page')).toBeChecked()
    await publish.click()
    await expect.element(screen.getByRole('dialog', { name: 'Published' })).toBeVisible()
    expect(site.asked.at(-1)).toMatchObject({ keys: ['page:/new'], seen: { 'page:/new': { version: 2 } } })
  })

  it('still selects a page that moved before the first press', async () => {
    open()
    await expect.element(publish).toBeEnabled()
    site.documents = [pageEntry('/new', true, { version: 2 })]
    site.moves = { 'page:/': 'page:/new' }
    useSaving.setState({ savedAt: new Date().toISOString() })
    await expect.element(tick('Page /new')).not.toBeChecked()
    await publish.click()
    await expect.element(alert).toHaveTextContent('Page /new: moved to /new by Ada')
    await expect.element(tick('Page /new this page')).toBeChecked()
  })
})

describe('sections used in the selection', () => {
  it('ticks sections that visitors do not have yet, also through another section', async () => {
    site.documents = [
      pageEntry('/'),
      section('outer', { unseen: true }),
      section('inner', { unseen: true }),
      section('other', { unseen: true }),
    ]
    site.sections = [
      { key: 'section:outer', draftUses: ['page:/'] },
      { key: 'section:inner', draftUses: ['section:outer'] },
      { key: 'section:other', draftUses: ['page:/else'] },
    ]
    open()
    for (const name of ['Section outer', 'Section inner']) {
      await expect.element(tick(name)).toBeChecked()
      await expect
        .element(screen.getByRole('listitem').filter({ hasText: name }))
        .toHaveTextContent('new to visitors, so it is published too')
    }
    await expect.element(tick('Section other')).not.toBeChecked()
    await tick('Page / this page').click()
    await expect.element(tick('Section outer')).not.toBeChecked()
    await tick('Page / this page').click()
    site.outcome = ['page:/', 'section:outer', 'section:inner'].map((key) => ({ key, kind: 'changed' }))
    await publish.click()
    await expect.element(screen.getByText('Page /, Section outer, Section inner')).toBeVisible()
    expect(site.asked[0]).toMatchObject({
      keys: ['page:/', 'section:outer', 'section:inner'],
      seen: { 'section:outer': { version: 0 }, 'section:inner': { version: 0 } },
    })
  })

  it('says where visitors keep the old version, before and after, and ticks a section by a press', async () => {
    site.documents = [pageEntry('/'), section('hours'), section('phone')]
    site.sections = [
      { key: 'section:hours', draftUses: ['page:/'] },
      { key: 'section:phone', draftUses: ['page:/'] },
    ]
    open()
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'Section hours' }))
      .toHaveTextContent('changed but not selected, so visitors still see the old version')
    await screen.getByRole('button', { name: 'Publish it too: Section phone' }).click()
    await expect.element(tick('Section phone')).toBeChecked()
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'Section phone' })).not.toBeInTheDocument()
    site.outcome = ['page:/', 'section:phone'].map((key) => ({ key, kind: 'changed' }))
    await publish.click()
    await expect.element(screen.getByText('previous version of these saved sections: Section hours')).toBeVisible()
    expect(site.asked[0]?.keys).toEqual(['page:/', 'section:phone'])
  })
})

describe('signed-out person', () => {
  it('asks for sign-in before the draft is saved, and continues automatically afterwards', async () => {
    let isSaved = false
    useSaving.setState({ state: 'offline', reason: 'signed-out' })
    open([], 'manager', () => Promise.resolve(isSaved))
    await expect.element(alert).toHaveTextContent('You are signed out')
    await expect.element(alert).toHaveTextContent('kept on this device')
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank')
    isSaved = true
    useSaving.setState({ state: 'saved', reason: undefined })
    await expect.element(publish).toBeEnabled()
  })

  it('asks for sign-in after a refused publication, and keeps selection and note', async () => {
    site.documents = [pageEntry('/'), pageEntry('/one')]
    open()
    await tick('Page /one').click()
    await screen.getByRole('textbox', { name: 'Release note' }).fill('Kept words')
    site.isSignedOut = true
    await publish.click()
    await expect.element(alert).toHaveTextContent('Please sign in first.')
    expect(new URL((screen.getByRole('link', { name: 'Sign in' }).element() as HTMLAnchorElement).href).pathname).toBe(
      '/user/login',
    )
    await expect.element(screen.getByRole('textbox', { name: 'Release note' })).toHaveValue('Kept words')
    site.isSignedOut = false
    await publish.click()
    await vi.waitFor(() =>
      expect(site.asked.at(-1)).toMatchObject({ keys: ['page:/', 'page:/one'], note: 'Kept words' }),
    )
  })
})

it('shows the publish form although the sections cannot be loaded, and keeps it', async () => {
  site.hasNoSections = true
  open()
  await screen.getByRole('textbox', { name: 'Release note' }).fill('New hours')
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await vi.waitFor(() => expect(site.asked).toMatchObject([{ keys: ['page:/'], note: 'New hours' }]))
})

describe('a menu that links to a new page', () => {
  const menu = { ...pageEntry('/_'), key: 'section:menu-main', path: undefined, title: 'Main menu' }
  const linked = {
    rows: [
      {
        id: 'menu',
        cells: [
          {
            id: 'list',
            blocks: [
              {
                id: 'entries',
                type: 'site/navigation-menu',
                version: 1,
                props: { items: [{ label: 'Home', to: '/?from=menu' }] },
              },
            ],
          },
        ],
      },
    ],
  }
  const tickMenu = screen.getByRole('button', { name: 'Publish it too: Main menu' })

  it('says that the menu is left unpublished, and publishes it with the page by a press', async () => {
    site.documents = [pageEntry('/', true, { unseen: true }), menu]
    site.contents = { [menu.key]: linked }
    open()
    await tickMenu.click()
    await expect.element(tick('Main menu')).toBeChecked()
    await expect.element(tickMenu).not.toBeInTheDocument()
    await publish.click()
    await expect.poll(() => site.asked.at(-1)?.keys).toEqual(['page:/', menu.key])
  })

  it('shows no note if visitors have the page, or the menu links elsewhere', async () => {
    site.documents = [pageEntry('/'), menu]
    site.contents = { [menu.key]: linked }
    open()
    await expect.element(publish).toBeEnabled()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(tickMenu.query()).toBeNull()
  })
})
