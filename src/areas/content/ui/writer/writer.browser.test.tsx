import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { emptyContent, type PostChanges, type PostContent } from '@schemas/content/entities/post-content'
import { mergeContent, withChanges } from '@schemas/content/rules/merge-content'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { Writer } from './writer'

const meta = {
  id: 'p1',
  slug: 'tea',
  category: 'news',
  live: 'never',
  liveLocales: [],
  work: 'draft',
  frozenLocales: [],
  visibility: 'guest',
  featured: false,
  updatedAt: '2026-11-28T00:00:00Z',
}
let root: Root
let versions: PostContent[]
let isAway: boolean
let saves: { draftNo: number; changes: PostChanges }[]
let moves: Record<string, unknown>[]

const opened = () => ({
  ...meta,
  draftNo: versions.length,
  title: versions.at(-1)?.title,
  content: versions.at(-1),
})
/** Answers as the gateway does. */
function answer(address: string, body: string | undefined): Response {
  if (address.startsWith('/api/post/open')) return Response.json(opened())
  if (address.startsWith('/api/post/move')) {
    moves.push(JSON.parse(body ?? '{}') as Record<string, unknown>)
    return Response.json({ ...opened(), content: undefined, live: 'live', work: 'clean', liveLocales: ['en'] })
  }
  if (address.startsWith('/api/post/choices'))
    return Response.json({ categories: [], authors: [], tags: [], reviewers: [] })
  if (!address.startsWith('/api/post/save')) return Response.json({ items: [] })
  const { draftNo, changes } = JSON.parse(body ?? '{}') as { draftNo: number; changes: PostChanges }
  saves.push({ draftNo, changes })
  const base = versions[draftNo - 1] as PostContent
  const { content, merged, conflicts } = mergeContent(base, versions.at(-1) as PostContent, withChanges(base, changes))
  versions.push(content)
  return Response.json({ draftNo: versions.length, merged, conflicts })
}
function open(content: PostContent): void {
  versions = [content]
  const boot = {
    locale: 'en',
    session: { role: 'manager', userID: 'me' },
    space: { timeZone: 'Asia/Bangkok' },
    site: { hostname: 'alpha.example', siteName: 'Alpha' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/cms/component/manager', query: {} } as never}>
        <Writer id="p1" onClose={() => root.render(null)} />
      </PageProvider>
    </BootProvider>,
  )
}
beforeEach(() => {
  queryClient().clear()
  localStorage.clear()
  isAway = false
  saves = []
  moves = []
  vi.spyOn(window, 'fetch').mockImplementation((address, options) =>
    isAway
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer(address as string, options?.body as string | undefined)),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const title = () => page.getByRole('textbox', { name: 'Title (English)' })
const text = () => page.getByRole('textbox', { name: 'Text (English)' })
const bodyOf = (...texts: string[]) => ({
  type: 'doc' as const,
  content: texts.map((each) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text: each }] })),
})
const saved = () => versions.at(-1) as PostContent

it('saves title and text, with Markdown and what Word put on the clipboard', async () => {
  open(emptyContent())
  await title().fill('Green tea')
  await text().click()
  await userEvent.keyboard('## How to brew{Enter}Gently.{Enter}')
  const clipboard = new DataTransfer()
  clipboard.setData('text/html', '<p style="color:red">From <b onclick="steal()">Word</b></p><script>steal()</script>')
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saved().title.en).toBe('Green tea')
  expect(saved().body.en?.content).toMatchObject([
    { type: 'heading', attrs: { level: 2 } },
    { type: 'paragraph', content: [{ text: 'Gently.' }] },
    { type: 'paragraph', content: [{ text: 'From ' }, { text: 'Word', marks: [{ type: 'bold' }] }] },
  ])
  await expect.element(page.getByText('Saved')).toBeVisible()
})

it('shows the paragraph that another writer saved beside one’s own', async () => {
  open({ ...emptyContent(), body: { en: bodyOf('One', 'Between', 'Two') } })
  await text().getByText('Two').click()
  await userEvent.keyboard('{End} of mine')
  versions.push({ ...emptyContent(), body: { en: bodyOf('One of theirs', 'Between', 'Two') } })
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(text().getByText('One of theirs')).toBeVisible()
  await expect.element(text().getByText('Two of mine')).toBeVisible()
  expect(saved().body.en).toEqual(bodyOf('One of theirs', 'Between', 'Two of mine'))
})

it('shows both titles where two people changed it, and saves the chosen one', async () => {
  open({ ...emptyContent(), title: { en: 'Tea' } })
  await title().fill('My tea')
  versions.push({ ...emptyContent(), title: { en: 'Their tea' } })
  await userEvent.keyboard('{Control>}s{/Control}')
  await page.getByRole('button', { name: 'Use mine' }).click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saved().title.en).toBe('My tea')
})

it('keeps edits on the device while offline, and saves them on the next visit', async () => {
  open(emptyContent())
  await title().fill('Green tea')
  isAway = true
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Offline: kept on this device')).toBeVisible()
  root.render(null)
  isAway = false
  open(emptyContent())
  await expect.poll(() => saved().title.en).toBe('Green tea')
  await expect.poll(() => localStorage.getItem('post-draft:p1:me')).toBeNull()
})

it('sends twenty edits one after another, with settings between, and conflicts with nobody', async () => {
  open(emptyContent())
  await title().click()
  for (let edit = 1; edit <= 20; edit += 1) {
    await title().fill(`Tea ${edit}`)
    await userEvent.keyboard('{Control>}s{/Control}')
    if (edit === 10) {
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByLabelText('Tags').fill('green, hot')
      await userEvent.keyboard('{Escape}')
    }
  }
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saved()).toMatchObject({ title: { en: 'Tea 20' }, tags: ['green', 'hot'] })
  expect(saves.map(({ draftNo }) => draftNo)).toEqual(saves.map((_save, index) => index + 1))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('says what publishing does, and publishes the languages that are ready', async () => {
  open({ ...emptyContent(), title: { en: 'Tea' }, body: { en: bodyOf('Hot') } })
  await expect.element(page.getByRole('button', { name: 'Thai No title yet' })).toBeVisible()
  await title().click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('This publishes English (version 1) now for everyone.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => moves).toMatchObject([{ id: 'p1', draftNo: 1, to: 'live', locales: ['en'] }])
})
