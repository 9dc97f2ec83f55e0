import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { pageEntry, publishing } from '@tests/support/publishing'
import '@mantine/core/styles.css'

const { site, begin, end, open } = publishing()
beforeEach(begin)
afterEach(end)

const section = (id: string) => ({
  ...pageEntry(`/${id}`),
  key: `section:${id}`,
  path: undefined,
  title: `Section ${id}`,
})
const warning = screen.getByRole('status').filter({ hasText: 'Saved sections that contain themselves' })

it('warns before publishing a section that contains itself, and allows it', async () => {
  site.documents = [pageEntry('/'), pageEntry('/well'), section('outer'), section('inner')]
  site.sections = [
    { key: 'section:outer', draftUses: ['page:/', 'section:inner'] },
    { key: 'section:inner', draftUses: ['section:outer'] },
  ]
  open()
  await expect.element(warning).toBeVisible()
  expect(
    warning
      .getByRole('listitem')
      .elements()
      .map((each) => each.querySelector('strong')?.textContent),
  ).toEqual(['Section outer', 'Section inner'])
  await expect.element(warning.getByRole('button', { name: 'Edit: Section inner' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Publish( \d+ changes)?$/ })).toBeEnabled()
  await screen.getByRole('checkbox', { name: 'Page / this page' }).click()
  await screen.getByRole('checkbox', { name: 'Page /well' }).click()
  await expect.element(warning).not.toBeInTheDocument()
})
