import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { pageFields } from '@schemas/layout/page'
import { Chrome } from '../../ui/chrome'
import { ParameterFields } from './parameter-fields'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] } } as unknown as Boot
type Fields = FlatPage['fields']
const fieldsOf = (more: object) =>
  pageFields.parse({ format: 1, path: '/news/{kind}', title: 'News', ...more }) as Fields

let root: Root
const store = vi.fn<(validate: Fields['validate']) => void>()
const stored = () => store.mock.lastCall?.[0]
function Page({ fields }: { fields: Fields }) {
  const [validate, setValidate] = useState(fields.validate)
  const set = ([, name]: readonly (string | number)[], value: unknown) => {
    const next = value === undefined ? undefined : ({ [name ?? '']: value } as Fields['validate'])
    setValidate(next)
    store(next)
  }
  return <ParameterFields params={['kind']} fields={{ ...fields, ...(validate ? { validate } : {}) }} onChange={set} />
}
const show = (fields: Fields) =>
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Page fields={fields} />
      </Chrome>
    </BootProvider>,
  )
beforeEach(() => {
  store.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
const rule = () => screen.getByRole('combobox', { name: 'kind must be' })
const listed = () => screen.getByRole('textbox', { name: 'kind: allowed words' })

it('restricts a parameter to a word list, starting with its sample', async () => {
  show(fieldsOf({ sample: { kind: 'events' } }))
  await userEvent.selectOptions(rule(), 'listed')
  expect(stored()).toEqual({ kind: { oneOf: ['events'] } })
  await expect.element(listed()).toHaveValue('events')
  await userEvent.fill(listed(), 'events, offers ข่าว,offers,')
  expect(stored()).toEqual({ kind: { oneOf: ['events', 'offers', 'ข่าว'] } })
  await userEvent.tab()
  await expect.element(listed()).toHaveValue('events, offers, ข่าว')
  await userEvent.selectOptions(rule(), '')
  expect(stored()).toBeUndefined()
  expect(listed().elements()).toEqual([])
})

it('stores no rule before its first word, and keeps the last one', async () => {
  show(fieldsOf({}))
  await userEvent.selectOptions(rule(), 'listed')
  expect(stored()).toBeUndefined()
  await userEvent.fill(listed(), 'one')
  expect(stored()).toEqual({ kind: { oneOf: ['one'] } })
  await userEvent.fill(listed(), ' ,')
  await expect.element(screen.getByText('Enter at least one word.')).toBeVisible()
  expect(stored()).toEqual({ kind: { oneOf: ['one'] } })
  await userEvent.tab()
  await expect.element(listed()).toHaveValue('one')
})
