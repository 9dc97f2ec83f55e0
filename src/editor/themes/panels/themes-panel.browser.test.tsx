import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { drawInStudio } from '@tests/support/studio'
import { refreshCalls } from '@kit/use-call'
import { Messages } from '../../ui/messages'
import { themeCalls } from '../theme-calls'
import { ThemeStore } from '../theme-store'
import { ThemesPanel } from './themes-panel'
import '@mantine/core/styles.css'
import '../../ui/editor.css'

const entryOf = (name: string) => ({
  name,
  title: name,
  kind: name === 'own' ? 'site' : 'pack',
  isLive: name === 'default',
  differs: false,
  swatch: { light: [], dark: [] },
})

let endDrawing: () => void
/** The site's themes, the requested ones, and what releases the gateway's answers. */
let themes: string[]
let made: string[]
let answerNow: () => void
/** The gateway's errors about a theme's name. */
let refusal: Record<string, string> | undefined
/** Number of themes navigated to; none is opened here. */
let opened: number

const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  themes = ['default']
  refusal = undefined
  made = []
  opened = 0
  answerNow = () => {}
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.includes('/theme/create')) {
      const { name } = JSON.parse(body as string) as { name: string }
      made.push(name)
      if (refusal) return answer({ error: { message: Object.values(refusal)[0], fields: refusal } }, 409)
      await new Promise<void>((resolve) => (answerNow = resolve))
      themes = [...themes, name]
      return answer({ name, version: 1 })
    }
    if (address.includes('/theme/list')) return answer({ themes: themes.map(entryOf) })
    return answer({ error: { message: 'The JSON is nested too deeply.' } }, 400)
  })
  const studio = {
    opened: { name: 'default', title: 'Default', kind: 'pack', slots: {} },
    store: new ThemeStore({ title: 'Default', overrides: {}, slots: {} }),
    saving: { flush: () => ((opened += 1), opened > 1 ? new Promise(() => {}) : Promise.resolve(true)) },
    path: '/',
  }
  endDrawing = drawInStudio(
    studio,
    <>
      <ThemesPanel />
      <Messages />
    </>,
    { space: { locales: ['en', 'th'] } as Boot['space'] },
  )
})
afterEach(() => endDrawing())

it('accepts a refused file again', async () => {
  await expect.element(screen.getByRole('button', { name: 'New theme' })).toBeEnabled()
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['{}'], 'theme.json', { type: 'application/json' }))
  await expect.element(screen.getByText('This file isn’t a theme.').first()).toBeInTheDocument()
  // A file input fires no change event for the file it already holds.
  expect(input.value).toBe('')
})

it.each(['[]', '{"kind":"sitewright-theme","format":[[[]]]}'])(
  'reports a file that is no theme, whichever side refuses it: %s',
  async (text) => {
    await expect.element(screen.getByRole('button', { name: 'New theme' })).toBeEnabled()
    notifications.clean()
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File([text], 'theme.json', { type: 'application/json' }),
    )
    await expect.element(screen.getByText('This file isn’t a theme.').first()).toBeInTheDocument()
  },
)

it('lists the open and the live theme before the others and the packs', async () => {
  themes = ['night', 'default', 'own', 'sea']
  await refreshCalls(themeCalls.list)
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map((each) => each.firstElementChild?.textContent),
    )
    .toEqual(['default', 'own', 'night', 'sea'])
})

it('refuses a theme without a name, and focuses the name field', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name in Thai' })).toHaveFocus()
  await expect.element(screen.getByText('Enter a theme name.')).toBeVisible()
  expect(made).toEqual([])
})

it('creates and opens the theme once, whatever is typed meanwhile', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name in English' }), 'Feast')
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.poll(() => made).toEqual(['feast'])
  const short = screen.getByRole('textbox', { name: 'Short name' })
  ;(short.element() as HTMLInputElement).focus()
  await userEvent.keyboard('s')
  answerNow()
  await expect.poll(() => opened).toBe(2)
  await expect.element(short).toHaveValue('feast')
  expect(made).toEqual(['feast'])
})

it('asks before Escape discards the name of a new theme', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name in English' }), 'Feast')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Feast')
})

it('refuses the name of another theme', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  const name = screen.getByRole('textbox', { name: 'Name in English' })
  await userEvent.fill(name, ' Default')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Short name' }), 'other')
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(name).toHaveAccessibleDescription('Another theme already has this name.')
  expect(made).toEqual([])
})

it('refuses a name that another theme has in the language left empty, at the typed field', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  const name = screen.getByRole('textbox', { name: 'Name in Thai' })
  await userEvent.fill(name, 'DEFAULT')
  await expect.element(name).toHaveAccessibleDescription('Another theme already has this name.')
  await expect.element(screen.getByRole('textbox', { name: 'Name in English' })).not.toBeInvalid()
})

it('shows the refusal of a name taken at the same moment at its field, with focus', async () => {
  refusal = { 'title.en': 'A theme in the trash already has this name.' }
  await screen.getByRole('button', { name: 'New theme' }).click()
  const name = screen.getByRole('textbox', { name: 'Name in English' })
  await userEvent.fill(name, 'Feast')
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(name).toHaveAccessibleDescription('A theme in the trash already has this name.')
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'Feasts')
  await expect.element(name).not.toBeInvalid()
})
