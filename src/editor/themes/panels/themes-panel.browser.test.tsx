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
/** The site's themes, those that were asked for, and what lets the gateway answer. */
let themes: string[]
let made: string[]
let answerNow: () => void
/** What the gateway says of a theme's name. */
let refusal: Record<string, string> | undefined
/** Themes that were led to; none is opened here. */
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
    return answer({ error: { message: 'The JSON is nested too deep.' } }, 400)
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

it('a file that was refused can be chosen again', async () => {
  await expect.element(screen.getByRole('button', { name: 'New theme' })).toBeEnabled()
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, new File(['{}'], 'theme.json', { type: 'application/json' }))
  await expect.element(screen.getByText('This file is not a theme.').first()).toBeInTheDocument()
  // A browser says nothing of a file that the field holds already.
  expect(input.value).toBe('')
})

it.each(['[]', '{"kind":"sitewright-theme","format":[[[]]]}'])(
  'a file that is no theme is said to be none, whatever refuses it: %s',
  async (text) => {
    await expect.element(screen.getByRole('button', { name: 'New theme' })).toBeEnabled()
    notifications.clean()
    await userEvent.upload(
      document.querySelector('input[type=file]') as HTMLInputElement,
      new File([text], 'theme.json', { type: 'application/json' }),
    )
    await expect.element(screen.getByText('This file is not a theme.').first()).toBeInTheDocument()
  },
)

it('the list begins with the theme that is open and the one that visitors see, before the others and the packs', async () => {
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

it('a theme without a name is not made, and the focus is where it is wanted', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name in Thai' })).toHaveFocus()
  await expect.element(screen.getByText('A theme needs a name.')).toBeVisible()
  expect(made).toEqual([])
})

it('what is typed while a theme is made changes nothing of it: it is made once and opened', async () => {
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

it('Escape asks before the name of a new theme is thrown away', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name in English' }), 'Feast')
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Go on' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Feast')
})

it('a theme is not made under the name of another', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  const name = screen.getByRole('textbox', { name: 'Name in English' })
  await userEvent.fill(name, ' Default')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Short name' }), 'other')
  await screen.getByRole('button', { name: 'Create and open' }).click()
  await expect.element(name).toHaveAccessibleDescription('Another theme already has this name.')
  expect(made).toEqual([])
})

it('a name that another theme has in the language that was left empty is refused where it was typed', async () => {
  await screen.getByRole('button', { name: 'New theme' }).click()
  const name = screen.getByRole('textbox', { name: 'Name in Thai' })
  await userEvent.fill(name, 'DEFAULT')
  await expect.element(name).toHaveAccessibleDescription('Another theme already has this name.')
  await expect.element(screen.getByRole('textbox', { name: 'Name in English' })).not.toBeInvalid()
})

it('a name that somebody else gave at the same moment is refused at its field, which has the focus', async () => {
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
