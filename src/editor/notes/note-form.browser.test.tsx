import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { NoteThread } from '@schemas/editor/entities/note'
import { type Builder, BuilderProvider } from '../state/builder'
import type { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { Chrome } from '../ui/chrome'
import { NoteForm } from './note-form'
import { useNotesView } from './note-store'
import { NotesButton } from './notes-button'
import { PageNotes } from './page-notes'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const people = [
  { id: 'ada', name: 'Ada Three' },
  { id: 'mana', name: 'Mana Two' },
  { id: 'adam', name: 'Mana Adams' },
]

let root: Root
let sent: string[]
let sentMentions: unknown[]
let answer: () => void
let ended: number
let threads: NoteThread[]
let draw: (what: ReactNode) => void

beforeEach(() => {
  sessionStorage.clear()
  sent = []
  sentMentions = []
  ended = 0
  threads = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { body }: RequestInit = {}) => {
    const call = address instanceof Request ? address.url : address.toString()
    if (call.includes('note-people')) return Response.json({ people })
    if (call.includes('see-notes')) {
      threads = threads.map((thread) => ({ ...thread, isNew: false }))
      return Response.json({ seen: threads.length })
    }
    if (!body) return Response.json({ notes: threads, elsewhere: 0, sends: true })
    const input = JSON.parse(body as string) as { body: string; mentions?: unknown }
    sent.push(input.body)
    sentMentions.push(input.mentions)
    await new Promise<void>((resolve) => (answer = resolve))
    return Response.json({ id: 'n' })
  })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role: 'manager', userID: 'ada' },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const store = {
    get: () => undefined,
    subscribe: () => () => {},
    page: { nodes: new Map() },
  } as unknown as DocumentStore
  draw = (what) =>
    root.render(
      <BootProvider boot={boot}>
        <Chrome>
          <BuilderProvider value={{ key: 'page:/', boot, store } as unknown as Builder}>
            <DocumentProvider value={store}>{what}</DocumentProvider>
          </BuilderProvider>
        </Chrome>
      </BootProvider>,
    )
  draw(<NoteForm label="Note" action="Add" onDone={() => (ended += 1)} />)
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const field = () => screen.getByRole('textbox', { name: 'Note' })
const add = () => screen.getByRole('button', { name: 'Add' })

it('keeps what is typed while a note is being sent, and sends it separately', async () => {
  await userEvent.fill(field(), 'Confirm the change')
  await add().click()
  await expect.poll(() => sent).toEqual(['Confirm the change'])
  await userEvent.fill(field(), 'And the prices')
  answer()
  await expect.element(add()).toBeEnabled()
  await expect.element(field()).toHaveValue('And the prices')
  expect(ended).toBe(0)
  await add().click()
  await expect.poll(() => sent).toEqual(['Confirm the change', 'And the prices'])
  answer()
  await expect.element(field()).toHaveValue('')
  await expect.poll(() => ended).toBe(1)
})

const list = () => screen.getByRole('listbox', { name: 'Mention someone' })
const chosen = () => list().getByRole('option', { selected: true })

it('finds colleagues after @, selects by arrows, inserts with Enter, and sends the mention with the note', async () => {
  await userEvent.click(field())
  await userEvent.keyboard('Hi @')
  await expect.element(list()).toBeVisible()
  expect(list().getByRole('option').elements()).toHaveLength(3)
  expect(
    (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] })).violations.map(({ id }) => id),
  ).toEqual([])
  await userEvent.keyboard('ada')
  await expect.element(chosen()).toHaveTextContent('Ada Three')
  await expect.element(screen.getByText('2 people.', { exact: false })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(chosen()).toHaveTextContent('Mana Adams')
  expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe(chosen().element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('Hi @Mana Adams ')
  await expect.element(list()).not.toBeInTheDocument()
  await expect.element(screen.getByText('Will be emailed: Mana Adams')).toBeVisible()
  await userEvent.keyboard('look')
  await add().click()
  await expect.poll(() => sent).toEqual(['Hi @Mana Adams look'])
  expect(sentMentions).toEqual([[{ person: 'adam', at: 3, length: 11 }]])
  answer()
})

it('dismisses with Escape, drops a mention whose name was changed, and inserts by a press', async () => {
  await userEvent.click(field())
  await userEvent.keyboard('@')
  await expect.element(list()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.keyboard('a')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.clear(field())
  await screen.getByRole('button', { name: 'Mention someone' }).click()
  await list().getByRole('option', { name: 'Mana Two' }).click()
  await expect.element(field()).toHaveValue('@Mana Two ')
  expect(document.activeElement).toBe(field().element())
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(screen.getByText('Will be emailed', { exact: false })).not.toBeInTheDocument()
  // The name is searched again.
  await expect.element(chosen()).toHaveTextContent('Mana Two')
  await userEvent.keyboard('xyz')
  await expect.element(list()).not.toBeInTheDocument()
  await userEvent.keyboard(' @zz')
  await expect.element(screen.getByText('No one with that name can read this note.').first()).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent).toEqual(['@Mana Twxyz @zz'])
  expect(sentMentions).toEqual([undefined])
  answer()
})

it('leads to new entries among resolved notes, and keeps them visible once they count as read', async () => {
  threads = [
    {
      id: 'n',
      body: 'Is it right?',
      mentions: [],
      isOwn: true,
      at: '2026-11-25T10:00:00Z',
      settledAt: '2026-11-25T11:00:00Z',
      isMine: true,
      isNew: true,
      answers: [{ id: 'a', body: 'It is.', mentions: [], by: 'Mana Two', isOwn: false, at: '2026-11-25T11:00:00Z' }],
    },
  ]
  useNotesView.setState({ filter: 'open' })
  await queryClient().invalidateQueries()
  draw(
    <>
      <NotesButton />
      <PageNotes />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Notes, 1 new to you' })
  await expect.element(button).toBeVisible()
  expect((await axe.run(button.element())).violations.map(({ id }) => id)).toEqual([])
  await button.click()
  await expect.element(screen.getByText('It is.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Notes', exact: true })).toBeVisible()
  await expect.element(screen.getByText('It is.')).toBeVisible()
  await expect.element(screen.getByText('New', { exact: true })).toBeVisible()
})
