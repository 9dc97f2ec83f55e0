import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import writeXlsxFile from 'write-excel-file/universal'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import type { ImportReport, ImportRow } from './import-types'
import { ImportWizard } from './import-wizard'

const fields = [
  { name: 'key', label: { en: 'Key', th: 'รหัส' } },
  { name: 'title', label: { en: 'Title', th: 'ชื่องาน' }, isNeeded: true },
  { name: 'dueOn', label: { en: 'Due', th: 'ครบกำหนด' } },
]
let root: Root
let sent: [string, readonly ImportRow[]][] = []
let undone = 0

/** Rows called `bad` have a fault at their date. */
const answer = (kind: string) => (rows: readonly ImportRow[]) => {
  sent.push([kind, rows])
  const isBad = ({ values }: ImportRow) => values.title === 'bad'
  return Promise.resolve<ImportReport>({
    outcomes: rows
      .filter((row) => !isBad(row))
      .map(({ row, values }) => ({ row, outcome: 'added', name: values.title })),
    faults: rows.filter(isBad).map(({ row }) => ({ row, field: 'dueOn', message: '“x” is not a date.' })),
  })
}

beforeEach(async () => {
  sent = []
  undone = 0
  await page.viewport(390, 844)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' }, space: {} } as unknown as Boot}>
      <ImportWizard
        title="Import fruit"
        fields={fields}
        maxRows={150}
        check={answer('check')}
        run={answer('run')}
        undo={() => Promise.resolve((undone += 1))}
        onClose={() => {}}
      />
    </BootProvider>,
  )
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await page.viewport(414, 896)
})

const choose = (file: File) => userEvent.upload(page.getByLabelText('CSV or Excel file'), file)
const csv = (text: string) => new File([text], 'fruit.csv', { type: 'text/csv' })

it('maps columns, checks first, leaves rows with faults out, imports the others and undoes it', async () => {
  await choose(csv('\ufeffชื่องาน,Other,When\nMango,1,2\nbad,1,x\nกล้วย,,'))
  await expect.element(page.getByRole('combobox', { name: 'Column “ชื่องาน” is' })).toHaveValue('title')
  await page.getByRole('combobox', { name: 'Column “When” is' }).selectOptions('Due')
  expect((await axe.run(document.body, { resultTypes: ['violations'] })).violations.map(({ id }) => id)).toEqual([])
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('New: 2. Changed: 0. Unchanged: 0. With faults: 1.')).toBeVisible()
  await expect.element(page.getByText('Row 3, Due: “x” is not a date.')).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect.element(page.getByText('Row 4: กล้วย added')).toBeVisible()
  expect(sent[1]).toEqual([
    'run',
    [
      { row: 2, values: { title: 'Mango', dueOn: '2' } },
      { row: 4, values: { title: 'กล้วย', dueOn: '' } },
    ],
  ])
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect.element(page.getByText('The import was undone.')).toBeVisible()
  expect(undone).toBe(1)
})

it('reads a spreadsheet in a worker', async () => {
  const blob = await writeXlsxFile([
    [{ value: 'Title' }, { value: 'Due' }],
    [{ value: 'มะม่วง' }, { value: new Date('2026-12-05T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }],
  ]).toBlob()
  await choose(new File([blob], 'fruit.xlsx'))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText(/^New: 1/)).toBeVisible()
  expect(sent[0]?.[1]).toEqual([{ row: 2, values: { title: 'มะม่วง', dueOn: '2026-12-05' } }])
})

it('says what is missing, too long, empty or no such file', async () => {
  await choose(csv('When,Other\n1,2'))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByText('Choose the column of “Title”.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose(csv(`Title\n${'a\n'.repeat(151)}`))
  await expect.element(page.getByText('The file has more than 150 rows.')).toBeVisible()
  await choose(csv('Title\n'))
  await expect.element(page.getByText('The file has no rows below its headings.')).toBeVisible()
  await choose(new File([new Uint8Array([0x50, 0x4b, 1, 2])], 'broken.xlsx'))
  await expect.element(page.getByText('The file cannot be read.')).toBeVisible()
})
