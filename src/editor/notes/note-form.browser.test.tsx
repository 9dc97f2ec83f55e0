import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import { Chrome } from '../ui/chrome'
import { NoteForm } from './note-form'
import '@mantine/core/styles.css'

let root: Root
let sent: string[]
let answer: () => void
let ended: number

beforeEach(() => {
  sessionStorage.clear()
  sent = []
  ended = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, { body }: RequestInit = {}) => {
    if (!body) return Response.json({ notes: [] })
    sent.push((JSON.parse(body as string) as { body: string }).body)
    await new Promise<void>((resolve) => (answer = resolve))
    return Response.json({ id: 'n' })
  })
  const boot = { locale: 'en', site: { id: 'test' }, space: { locales: ['en', 'th'] }, session: { role: 'manager', userID: 'ada' }, routes: [], assets: {} } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot } as unknown as Builder}>
          <NoteForm label="Note" action="Add" onDone={() => (ended += 1)} />
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const field = () => screen.getByRole('textbox', { name: 'Note' })
const add = () => screen.getByRole('button', { name: 'Add' })

it('what is typed while a note is on its way stays, and is sent by itself', async () => {
  await userEvent.fill(field(), 'Please check')
  await add().click()
  await expect.poll(() => sent).toEqual(['Please check'])
  await userEvent.fill(field(), 'And the prices')
  answer()
  await expect.element(add()).toBeEnabled()
  await expect.element(field()).toHaveValue('And the prices')
  expect(ended).toBe(0)
  await add().click()
  await expect.poll(() => sent).toEqual(['Please check', 'And the prices'])
  answer()
  await expect.element(field()).toHaveValue('')
  await expect.poll(() => ended).toBe(1)
})
