import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { useController, useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { call as peopleCall } from '@client/work/calls/project/people'
import { BootProvider } from '../boot'
import { Field } from '../ui/field'
import { queryClient } from '../use-call'
import { PersonPicker, type PickedPerson } from './person-picker'

const person = (id: string, name: string) => ({ id, name, avatar: null })
const team = [person('m', 'มิน ธารทอง'), person('n', 'Nok Suda'), person('t', 'Tan Arun')]
let root: Root
let chosen: readonly PickedPerson[] = []
let answer: () => Promise<Response>

type Options = { isMultiple?: boolean; isSearched?: boolean; isDisabled?: boolean; first?: readonly PickedPerson[] }

/** As a field of a form, which is what holds its value. */
function Form({ isMultiple = false, isSearched = false, isDisabled = false, first = [] }: Options) {
  const { control } = useForm({ defaultValues: { who: first } })
  const { field } = useController({ control, name: 'who' })
  const onChange = (people: readonly PickedPerson[]) => {
    chosen = people
    field.onChange(people)
  }
  const source = isSearched
    ? {
        search: {
          call: peopleCall,
          input: (q: string) => ({ project: 'p1', q }),
          people: ({ people }: { people: readonly PickedPerson[] }) => people,
        },
        takesAddress: true,
      }
    : { people: team }
  return (
    <Field label="Who">
      <PersonPicker {...field} {...source} onChange={onChange} isMultiple={isMultiple} disabled={isDisabled} />
    </Field>
  )
}

function show(options: Options) {
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' }, space: {} } as unknown as Boot}>
      <Form {...options} />
    </BootProvider>,
  )
}
const field = page.getByRole('combobox', { name: 'Who' })
const ids = () => chosen.map(({ id }) => id)

beforeEach(async () => {
  queryClient().clear()
  chosen = []
  answer = () => Promise.resolve(Response.json({ people: team }))
  vi.spyOn(window, 'fetch').mockImplementation(() => answer())
  await page.viewport(390, 844)
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

it('chooses one person by keyboard, with the name in the field, and none again', async () => {
  show({})
  await field.click()
  await userEvent.keyboard('nok{Enter}')
  await expect.element(field).toHaveValue('Nok Suda')
  expect(ids()).toEqual(['n'])
  await field.fill('')
  await userEvent.keyboard('{Tab}')
  expect(ids()).toEqual([])
})

it('gathers several people in order, each once, and removes them by key and by button', async () => {
  show({ isMultiple: true })
  await field.click()
  await page.getByRole('option', { name: 'Tan Arun' }).click()
  await field.fill('มิน')
  await userEvent.keyboard('{Enter}')
  expect(ids()).toEqual(['t', 'm'])
  await field.click()
  expect(
    page
      .getByRole('option')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['NSNok Suda'])
  await page.getByRole('option').click()
  expect(ids()).toEqual(['t', 'm', 'n'])
  await userEvent.keyboard('{Backspace}')
  expect(ids()).toEqual(['t', 'm'])
  await page.getByRole('button', { name: 'Remove Tan Arun' }).click()
  expect(ids()).toEqual(['m'])
  await expect.element(field).toHaveFocus()
})

it('shows who is chosen, and nothing to change them, where it is disabled', async () => {
  show({ isMultiple: true, isDisabled: true, first: team.slice(0, 1) })
  await expect.element(page.getByRole('list', { name: 'Chosen people' })).toHaveTextContent('มิน ธารทอง')
  expect(page.getByRole('button').elements()).toEqual([])
  expect(field.elements()).toEqual([])
})

it('finds people by a call: too little typed, waiting, none, and chosen', async () => {
  show({ isSearched: true })
  await field.click()
  await expect.element(page.getByText('Type a name, or an email address').first()).toBeVisible()
  let end: (response: Response) => void = () => {}
  answer = () => new Promise((resolve) => (end = resolve))
  await field.fill('su')
  await expect.element(page.getByText('Searching…').first()).toBeVisible()
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalledOnce())
  end(Response.json({ people: [] }))
  await expect.element(page.getByText('No one found').first()).toBeVisible()
  answer = () => Promise.resolve(Response.json({ people: [team[1]] }))
  await field.fill('suda')
  await page.getByRole('option', { name: 'Nok Suda' }).click()
  expect(ids()).toEqual(['n'])
  await expect.element(field).toHaveValue('Nok Suda')
})

it('says why a search failed, and searches again', async () => {
  show({ isSearched: true })
  answer = () =>
    Promise.resolve(Response.json({ error: { code: 'conflict', message: 'The list is closed.' } }, { status: 409 }))
  await field.fill('nok')
  await expect.element(page.getByText('The list is closed.').first()).toBeVisible()
  answer = () => Promise.resolve(Response.json({ people: [team[1]] }))
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect.element(field).toHaveFocus()
  await page.getByRole('option', { name: 'Nok Suda' }).click()
  expect(ids()).toEqual(['n'])
})

it('searches again by Enter', async () => {
  show({ isSearched: true })
  answer = () => Promise.resolve(Response.json({ error: { code: 'conflict', message: 'Closed.' } }, { status: 409 }))
  await field.fill('nok')
  await expect.element(page.getByText('Closed.').first()).toBeVisible()
  answer = () => Promise.resolve(Response.json({ people: [team[1]] }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Nok Suda' })).toBeVisible()
  expect(ids()).toEqual([])
})

it('takes an address in place of a name without searching for it', async () => {
  show({ isSearched: true })
  await field.fill('a@b.example')
  await userEvent.keyboard('{Enter}')
  expect(ids()).toEqual(['a@b.example'])
  expect(window.fetch).not.toHaveBeenCalled()
})

it('breaks no rule of accessibility, closed and open, and fits a phone', async () => {
  show({ isMultiple: true, first: team.slice(0, 2) })
  const broken = async () =>
    (await axe.run(document.body, { resultTypes: ['violations'] })).violations.map(({ id }) => id)
  await expect.element(field).toBeVisible()
  expect(await broken()).toEqual([])
  await field.click()
  await expect.element(page.getByRole('option', { name: 'Tan Arun' })).toBeVisible()
  expect(await broken()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
