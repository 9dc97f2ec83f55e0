import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import type { Boot } from '@schemas/boot'
import { defineCall } from '@schemas/call'
import { BootProvider } from '../boot'
import { ActionButton } from '../ui/action-button'
import { Field } from '../ui/field'
import { TextInput } from '../ui/text-input'
import { CallForm } from './call-form'
import { useCallForm } from './use-call-form'

const call = defineCall({
  name: 'demo/save',
  summary: '',
  method: 'POST',
  path: '/api/demo/save',
  access: 'user',
  scope: 'site',
  audit: false,
  cache: 'none',
  input: z.strictObject({
    title: z.string().check(z.minLength(1)),
    place: z.object({ postcode: z.string().check(z.regex(/^\d{5}$/)) }),
  }),
  output: z.object({ id: z.string() }),
  examples: [],
})

let root: Root
let answer: () => Response
const sent: unknown[] = []
const done: unknown[] = []
const contract = vi.fn<() => Promise<{ call: typeof call }>>(() => Promise.resolve({ call }))

let secret: string | undefined

function Form() {
  const form = useCallForm(call, {
    contract,
    defaultValues: { title: '', place: { postcode: '' } },
    input: (values) => (secret === undefined ? values : { ...values, secret }),
    needed: { title: { en: 'Please enter a title.', th: 'กรุณากรอกชื่อ' } },
    draft: { name: 'demo', fields: ['title'] },
    done: (output) => done.push(output),
  })
  return (
    <CallForm form={form} label="Demo" guard>
      <Field label="Title" error={form.error('title')}>
        <TextInput {...form.register('title')} />
      </Field>
      <Field label="Postcode" error={form.error('place.postcode')}>
        <TextInput {...form.register('place.postcode')} />
      </Field>
      <ActionButton type="submit" state={form.state}>
        Save
      </ActionButton>
    </CallForm>
  )
}

function show(): void {
  const boot = { locale: 'en', session: { role: 'user', userID: 'me' } } as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Form />
    </BootProvider>,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  secret = undefined
  contract.mockClear()
  for (const list of [sent, done]) list.length = 0
  answer = () => Response.json({ id: '1' })
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    sent.push(JSON.parse(options?.body as string))
    return Promise.resolve(answer())
  })
  show()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const title = page.getByRole('textbox', { name: 'Title' })
const postcode = page.getByRole('textbox', { name: 'Postcode' })
const save = page.getByRole('button', { name: /^Save/ })

it('loads the contract at the first focus, not with the page', async () => {
  await expect.element(title).toBeVisible()
  expect(contract).not.toHaveBeenCalled()
  await title.click()
  expect(contract).toHaveBeenCalledTimes(1)
})

it('lists all problems, focuses the list, and leads to each field; nothing is sent', async () => {
  await save.click()
  const first = page.getByRole('button', { name: 'Title: Please enter a title.' })
  await expect.element(first).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveFocus()
  await page.getByRole('button', { name: 'Postcode: Please fill this in.' }).click()
  await expect.element(postcode).toHaveFocus()
  expect(sent).toEqual([])
})

it('focuses the only field that is wrong, and drops its message once it is right', async () => {
  await title.fill('Beans')
  await postcode.fill('12')
  await save.click()
  await expect.element(postcode).toHaveFocus()
  await expect.element(page.getByText('The format isn’t valid.')).toBeVisible()
  await postcode.fill('10900')
  await expect.element(page.getByText('The format isn’t valid.')).not.toBeInTheDocument()
  await save.click()
  await vi.waitFor(() => expect(done).toEqual([{ id: '1' }]))
  expect(sent).toEqual([{ title: 'Beans', place: { postcode: '10900' } }])
})

it('shows the gateway’s refusals at their fields and others above', async () => {
  answer = () =>
    Response.json({ error: { message: 'No.', fields: { 'place.postcode': 'No such postcode.' } } }, { status: 400 })
  await title.fill('Beans')
  await postcode.fill('99999')
  await save.click()
  await expect.element(postcode).toHaveAccessibleDescription('No such postcode.')
  await expect.element(postcode).toHaveFocus()
  answer = () => Response.json({ error: { message: 'This title is taken.', fields: {} } }, { status: 409 })
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This title is taken.')
  expect(done).toEqual([])
})

it('shows a problem that no field can mend, instead of doing nothing', async () => {
  secret = 'x'
  await title.fill('Beans')
  await postcode.fill('10900')
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('This field isn’t known here.')
  await expect.element(page.getByRole('alert')).toHaveFocus()
  expect(sent).toEqual([])
})

it('restores the draft after a reload, but not fields that it leaves out', async () => {
  await title.fill('Beans')
  await postcode.fill('10900')
  root.unmount()
  show()
  await expect.element(title).toHaveValue('Beans')
  await expect.element(postcode).toHaveValue('')
})

it('asks before the tab is closed, until saved', async () => {
  await title.fill('Beans')
  await postcode.fill('10900')
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(true)
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(done).toHaveLength(1))
  await vi.waitFor(() => expect(asks()).toBe(false))
})
