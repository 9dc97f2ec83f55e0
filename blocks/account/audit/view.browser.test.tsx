import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { View } from './view'

type Locator = ReturnType<typeof page.getByText>

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

const act = (id: string, subject: string, person: string) => ({
  id,
  at: '2026-11-20T02:10:00.000Z',
  person,
  by: `Person ${person}`,
  action: 'publish',
  subject,
  before: null,
  after: null,
})
const all = [act('a', 'page:/about', 'one'), act('b', 'page:/', 'two'), act('c', 'page:/about', 'two')]

/** An audit page as delivered with the document; two entries share a person and two share an object. */
function open(perPage: number, entries: readonly object[] = all, locale = 'en', titles: object = {}): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale,
    site: { id: 's' },
    space: { timeZone: 'Asia/Bangkok' },
    session: { role: 'admin' },
  } as unknown as Boot
  const props = {
    blockId: 'audit',
    level: 2,
    perPage,
    align: 'start',
    data: { audit: { ok: true, value: { entries, titles } } },
  }
  root.render(
    <BootProvider boot={boot}>
      <QueryClientProvider client={new QueryClient()}>
        <PageProvider payload={{ path: '/user/audit' } as never}>{createElement(View, props as never)}</PageProvider>
      </QueryClientProvider>
    </BootProvider>,
  )
}

const about = page.getByRole('button', { name: '/about', exact: true })
const by = (person: string) => page.getByRole('button', { name: `Person ${person}`, exact: true })

it('filters by object or by person, and shows all again', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const { searchParams } = new URL(String(request instanceof Request ? request.url : request), location.href)
    const [subject, person] = ['subject', 'person'].map((name) => searchParams.get(name))
    return Response.json({
      entries: all.filter((each) => (!subject || each.subject === subject) && (!person || each.person === person)),
    })
  })
  open(20)
  await about.first().click()
  await expect.element(page.getByRole('button', { name: 'Clear filter: /about' })).toBeVisible()
  await vi.waitFor(() => expect(about.all()).toHaveLength(2))
  await expect.element(page.getByRole('button', { name: '/', exact: true })).not.toBeInTheDocument()
  await by('two').click()
  await vi.waitFor(() => expect(about.all()).toHaveLength(1))
  await page.getByRole('button', { name: 'Clear filter: /about' }).click()
  await vi.waitFor(() => expect(by('two').all()).toHaveLength(2))
  await page.getByRole('button', { name: 'Clear filter: Person two' }).click()
  await vi.waitFor(() => expect(about.all()).toHaveLength(2))
  await expect.element(by('one')).toBeVisible()
})

it("reports changes in the other language, the site and the rollback target in the reader's language", async () => {
  const auditEntry = (id: string, action: string, subject: string, before: object | null, after: object | null) => ({
    ...act(id, subject, 'one'),
    action,
    before,
    after,
  })
  open(
    30,
    [
      auditEntry(
        'a',
        'save',
        'page:/teachers',
        { fields: { title: { th: 'ครู', en: 'Teachers' } } },
        { fields: { title: { th: 'ครู', en: 'Our teachers' } } },
      ),
      auditEntry(
        'b',
        'site-disable',
        'site:cafe',
        { status: 'active' },
        { status: 'disabled', site: { th: 'คาเฟ่', en: 'Café' } },
      ),
      auditEntry('c', 'site-enable', 'site:s', { status: 'disabled' }, { status: 'active' }),
      auditEntry(
        'd',
        'rollback',
        'release:5',
        { release: 4 },
        { release: 5, as: 3, keys: ['page:/about', 'slot:header'], note: 'Rolled back to no. 3' },
      ),
    ],
    'th',
  )
  const [saved, disabled, enabled, back] = [0, 1, 2, 3].map((at) => page.getByRole('row').nth(at)) as [
    Locator,
    Locator,
    Locator,
    Locator,
  ]
  await saved.getByRole('button').first().click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('ชื่อ (อังกฤษ)Teachers → Our teachers')
  await userEvent.keyboard('{Escape}')
  await expect.element(disabled).toHaveTextContent('ปิดเว็บไซต์คาเฟ่เปิดให้บริการ → ปิดให้บริการ')
  await expect.element(enabled).toHaveTextContent('เปิดเว็บไซต์ปิดให้บริการ → เปิดให้บริการ')
  await expect.element(back).toHaveTextContent('ย้อนกลับไปการเผยแพร่ครั้งที่ 3 โดยเผยแพร่เป็นครั้งที่ 5 · /about, ส่วนหัว')
  expect(document.body.textContent).not.toContain('Rolled back')
})

it('names sections, themes and releases, and shows a note with the details', async () => {
  const auditEntry = (id: string, action: string, subject: string, after: object) => ({
    ...act(id, subject, 'one'),
    action,
    after,
  })
  const note = `${'Long '.repeat(99)}end`
  const entries = [
    auditEntry('a', 'create', 'section:sf41734af', { title: 'Prices' }),
    auditEntry('b', 'save', 'section:gone', {}),
    auditEntry('c', 'theme-publish', 'theme:t1', {
      release: 7,
      tokens: { theme: 't1', title: { en: 'Winter', th: 'หนาว' } },
    }),
    auditEntry('d', 'publish', 'release:8', { release: 8, keys: ['section:sf41734af', 'section:menu-main'], note }),
    auditEntry('e', 'rollback', 'release:9', { release: 9, as: 4, keys: [] }),
  ]
  open(30, entries, 'en', { 'section:sf41734af': { en: 'Price list', th: 'ราคา' } })
  const [made, saved, theme, published, back] = entries.map((_, at) => page.getByRole('row').nth(at)) as [
    Locator,
    Locator,
    Locator,
    Locator,
    Locator,
  ]
  await expect.element(made).toHaveTextContent(/^Created a section\s*Section “Price list”/)
  await expect.element(saved).toHaveTextContent(/^Edited\s*A section/)
  await expect.element(theme).toHaveTextContent(/^Published a theme\s*Winter\s*Release 7/)
  await expect.element(published).toHaveTextContent(/^Published\s*Release 8\s*Section “Price list”, Main menu/)
  await expect
    .element(back)
    .toHaveTextContent(/^Rolled back to an earlier release\s*Rolled back to release 4, published as release 9/)
  expect(document.body.textContent).not.toContain(note)
  await published.getByRole('button').first().click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent(note)
})

it('names the requested person while the previous list is shown, and reports a failed request', async () => {
  let refuse: (answer: Response) => void = () => {}
  vi.spyOn(window, 'fetch').mockImplementation(() => new Promise((resolve) => (refuse = resolve)))
  open(10)
  await by('two').first().click()
  await expect.element(page.getByRole('button', { name: 'Clear filter: Person two' })).toBeVisible()
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalled())
  refuse(Response.json({ error: { code: 'forbidden', message: 'Not for you.' } }, { status: 403 }))
  await expect.element(page.getByText('Not for you.')).toBeVisible()
  await expect.element(by('one')).not.toBeInTheDocument()
})
