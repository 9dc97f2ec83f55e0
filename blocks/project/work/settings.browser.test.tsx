import { createRoot, type Root } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { OpenedProject } from '@schemas/work/entities/project'
import { BootProvider } from '@kit/boot'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import { queryClient, useCall } from '@kit/use-call'
import board from './examples/board.json'
import { openProjectCall } from '@areas/work/ui/calls'
import { ProjectSettings } from '@areas/work/ui/settings/project-settings'

const project = { ...board.data.project.value, role: 'manager' } as unknown as OpenedProject
let stored: OpenedProject
let sent: [string, Record<string, unknown>][] = []
let refusal: { status: number; error: object } | undefined
let root: Root

function Shown() {
  const [part, setPart] = useState('')
  const { data } = useCall(openProjectCall, { project: project.id }, { initialData: stored })
  return <ProjectSettings project={data ?? stored} part={part} onPart={setPart} onClose={() => {}} />
}

async function show(part: string, locale: 'en' | 'th' = 'en') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale,
    session: { role: 'user', userID: 'm' },
    space: { timeZone: 'Asia/Bangkok' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <Shown />
      <OverlayHost />
    </BootProvider>,
  )
  await page.getByRole('button', { name: part, exact: true }).click()
}

beforeEach(async () => {
  queryClient().clear()
  sent = []
  refusal = undefined
  stored = structuredClone(project)
  await page.viewport(390, 844)
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    const url = new URL(address as string, location.origin)
    const people = [{ id: 'nok', name: 'Nok Suda', avatar: null }]
    if (url.pathname === '/api/project/people') return Promise.resolve(Response.json({ people }))
    if (options?.method !== 'POST') return Promise.resolve(Response.json(stored))
    sent.push([url.pathname.slice('/api/'.length), JSON.parse(options.body as string) as Record<string, unknown>])
    if (refusal) return Promise.resolve(Response.json({ error: refusal.error }, { status: refusal.status }))
    return Promise.resolve(Response.json({ ...stored, members: [], statuses: [], labels: [], moved: 3 }))
  })
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

it('is empty for those who do not manage the project', async () => {
  stored.role = 'member'
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' }, space: {} } as unknown as Boot}>
      <ProjectSettings project={stored} part="danger" onPart={() => {}} onClose={() => {}} />
    </BootProvider>,
  )
  await expect.element(page.getByText('Only managers of this project see its settings')).toBeVisible()
  expect(page.getByRole('button', { name: 'Archive the project' }).elements()).toEqual([])
})

it('adds a member by e-mail, with the refusal at the field', async () => {
  await show('Members')
  refusal = {
    status: 404,
    error: {
      code: 'not_found',
      message: 'No one here has this address.',
      fields: { email: 'No one here has this address.' },
    },
  }
  const field = page.getByRole('combobox', { name: 'Name or e-mail' })
  await field.fill('a@b.example')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOptions('viewer')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription('No one here has this address.')
  refusal = undefined
  await page.getByRole('button', { name: /^(Add|Error)/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(['project/set-member', { project: 'p1', email: 'a@b.example', role: 'viewer' }])
  await expect.element(field).toHaveValue('')
})

it('adds someone who is found by name', async () => {
  await show('Members')
  await page.getByRole('combobox', { name: 'Name or e-mail' }).fill('nok')
  await page.getByRole('option', { name: 'Nok Suda' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Name or e-mail' })).toHaveValue('Nok Suda')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await vi.waitFor(() =>
    expect(sent).toEqual([['project/set-member', { project: 'p1', person: 'nok', role: 'member' }]]),
  )
})

it('shows at a member’s role why the last manager stays one', async () => {
  stored.members = [{ person: { id: 'm', name: 'Min', avatar: null }, role: 'manager' }]
  await show('Members')
  refusal = { status: 409, error: { code: 'conflict', message: 'A project keeps at least one manager.' } }
  const role = page.getByRole('combobox', { name: 'Role of Min' })
  await role.selectOptions('viewer')
  await expect.element(role).toHaveAccessibleDescription('A project keeps at least one manager.')
  await expect.element(role).toHaveValue('manager')
})

it('moves a status by its key, and keeps the focus on it', async () => {
  await show('Statuses')
  const [first, second, third] = stored.statuses
  const down = page.getByRole('button', { name: `Move ${first?.name} down` })
  ;(down.element() as HTMLElement).focus()
  stored = { ...stored, statuses: [second, first, third, ...stored.statuses.slice(3)] as OpenedProject['statuses'] }
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'project/save-status',
    expect.objectContaining({ id: first?.id, before: third?.id, name: first?.name }),
  ])
  await expect.element(down).toHaveFocus()
  await expect.element(page.getByText(`${first?.name} is now number 2.`)).toBeInTheDocument()
})

it('shows at the fields of a status what the project needs', async () => {
  await show('Statuses')
  const status = stored.statuses[0]
  await page.getByRole('button', { name: `Edit ${status?.name}` }).click()
  const needed = 'A project needs a status of this kind.'
  refusal = { status: 409, error: { code: 'conflict', message: needed, fields: { group: needed } } }
  const kind = page.getByRole('combobox', { name: 'Counts as' })
  await kind.selectOptions('started')
  await page.getByRole('textbox', { name: 'Limit of tasks' }).fill('4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(kind).toHaveAccessibleDescription(needed)
  expect(sent[0]?.[1]).toMatchObject({ project: 'p1', id: status?.id, group: 'started', wipLimit: 4 })
})

it('has a place chosen for the tasks of a deleted status', async () => {
  await show('Statuses')
  const [first, second] = stored.statuses
  await page.getByRole('button', { name: `Delete ${first?.name}` }).click()
  const target = page.getByRole('combobox', { name: 'Its tasks go to' })
  const choose = 'Choose where its tasks go.'
  refusal = { status: 409, error: { code: 'in_use', message: choose, fields: { replacement: choose } } }
  await page.getByRole('button', { name: 'Delete the status' }).click()
  await expect.element(target).toHaveAccessibleDescription(choose)
  refusal = undefined
  await target.selectOptions(second?.id ?? '')
  await page.getByRole('button', { name: 'Delete the status' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(['project/delete-status', { id: first?.id, replacement: second?.id }])
  await expect.element(page.getByText('Status deleted. Tasks moved: 3.')).toBeVisible()
})

it('sends only the details that were changed, and shows what others stored meanwhile', async () => {
  await show('Details')
  await page.getByRole('textbox', { name: 'Name of the project' }).fill('Second launch')
  const newer = { ...stored, version: 7, summary: 'Theirs' }
  refusal = {
    status: 409,
    error: { code: 'stale_version', message: 'This project was changed meanwhile.', details: { project: newer } },
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Now stored: Theirs')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue('Second launch')
  refusal = undefined
  await page.getByRole('button', { name: /Save|Error/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(([, input]) => input)).toEqual([
    { id: 'p1', version: 1, name: 'Second launch' },
    { id: 'p1', version: 7, name: 'Second launch' },
  ])
})

it('offers only the steps from where the project is', async () => {
  await show('รายละเอียด', 'th')
  expect(
    page
      .getByRole('button', { name: /^เปลี่ยนเป็น/ })
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['เปลี่ยนเป็น: พักไว้', 'เปลี่ยนเป็น: เสร็จแล้ว', 'เปลี่ยนเป็น: ยกเลิก'])
})

it('archives after a question, and leads back', async () => {
  await show('Archive')
  await page.getByRole('button', { name: 'Archive the project' }).click()
  expect(sent).toEqual([])
  stored = { ...stored, archived: true }
  await page
    .getByRole('group', { name: /^Archive .+\?$/ })
    .getByRole('button', { name: 'Archive' })
    .click()
  await vi.waitFor(() => expect(sent).toEqual([['project/archive', { id: 'p1', archived: true }]]))
  await page.getByRole('button', { name: 'Bring the project back' }).click()
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['project/archive', { id: 'p1', archived: false }]))
})
