import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { drawInStudio } from '@tests/support/studio'
import { useHeldTitle } from '../held-title'
import { ThemeStore } from '../theme-store'
import { ThemeName } from './theme-name'
import '@mantine/core/styles.css'
import '../../ui/editor.css'

let store: ThemeStore
let endDrawing: () => void
const english = () => screen.getByRole('textbox', { name: 'In English' })

beforeEach(() => {
  useHeldTitle.setState({ th: undefined, en: undefined })
  store = new ThemeStore({ title: { en: 'Party', th: 'งานเลี้ยง' }, overrides: {}, slots: {} })
  endDrawing = drawInStudio(
    { opened: { title: { en: 'Party', th: 'งานเลี้ยง' } }, store },
    <ThemeName others={[{ title: 'Feast' }, { title: 'Old', trashedAt: '2026-01-01T00:00:00.000Z' }]} />,
    { space: { locales: ['en', 'th'] } as Boot['space'] },
  )
})
afterEach(() => endDrawing())

it('keeps another theme’s name at the field with an error, and does not save parts of what was typed', async () => {
  await userEvent.clear(english())
  await userEvent.type(english(), 'feast')
  await expect
    .element(english())
    .toHaveAccessibleDescription('Another theme already has this name. The name stays “Party” until then.')
  await expect.element(english()).toHaveValue('feast')
  expect(store.draft.title).toEqual({ en: 'Party', th: 'งานเลี้ยง' })
  await userEvent.type(english(), ' day')
  await expect.element(english()).not.toBeInvalid()
  expect(store.draft.title).toEqual({ en: 'feast day', th: 'งานเลี้ยง' })
})

it('reports a name used by a theme in the trash, and keeps the previous name if all are cleared', async () => {
  await userEvent.fill(english(), 'Old')
  await expect.element(english()).toHaveAccessibleDescription(/^A theme in the trash already has this name\./)
  await userEvent.fill(english(), '')
  await expect.element(english()).not.toBeInvalid()
  const thai = screen.getByRole('textbox', { name: 'In Thai' })
  await userEvent.fill(thai, '')
  await expect.element(thai).toHaveAccessibleDescription(/^Enter a theme name\./)
  expect(store.draft.title).toEqual({ th: 'งานเลี้ยง' })
})
