import type { Locale } from '@schemas/layout/locale'
import { pickText, type LocalisedText } from '@schemas/layout/pick-text'
import { parseDay } from '@schemas/parse-day'
import { plainDigits } from '@schemas/plain-digits'
import { taskKinds, type TaskKind } from '@schemas/work/entities/task'
import { kindNames, priorityNames, type TaskColumn, yesNo } from '@schemas/work/rules/task-columns'
import { importTexts as texts } from './import-texts'

/** What a project offers by name. */
export type Known = {
  statuses: readonly { id: string; name: LocalisedText }[]
  labels: readonly { id: string; name: string }[]
  people: readonly { id: string; name: string }[]
}

/** Values of a row; absent ones are columns that the file does not have. */
export type RowValues = {
  title?: string
  kind?: TaskKind
  status?: string
  priority?: number
  assignees?: string[]
  labels?: string[]
  startOn?: string | null
  dueOn?: string | null
  estimate?: number | null
  progress?: number
  internal?: boolean
}
export type CellFault = { field: TaskColumn; message: string }
type Cells = Readonly<Partial<Record<TaskColumn, string | undefined>>>

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase()
const isNamed = (name: LocalisedText, text: string) =>
  (['th', 'en'] as const).some((locale) => plain(pickText(name, locale)) === plain(text))
const listOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((each) => each.trim())
    .filter(Boolean)

/** Reads the cells of one row, with a fault at each that cannot be read. */
export function readCells(cells: Cells, known: Known, { locale, today }: { locale: Locale; today: string }) {
  const values: RowValues = {}
  const faults: CellFault[] = []
  const fault = (field: TaskColumn, text: Record<Locale, string>, value = '') =>
    void faults.push({ field, message: text[locale].replace('{value}', value) })
  const read = (field: TaskColumn, take: (text: string) => void) => {
    const text = cells[field]
    if (text !== undefined) take(text.trim())
  }
  read('title', (text) => {
    if (text === '') fault('title', texts.noTitle)
    else if (text.length > 250) fault('title', texts.longTitle)
    else values.title = text
  })
  read('kind', (text) => {
    const found = taskKinds.find((kind) => kind === text || isNamed(kindNames[kind], text))
    if (found) values.kind = found
    else if (text !== '') fault('kind', texts.unknown, text)
  })
  read('status', (text) => {
    const found = known.statuses.find(({ name }) => isNamed(name, text))
    if (found) values.status = found.id
    else if (text !== '') fault('status', texts.unknown, text)
  })
  read('priority', (text) => {
    const found = /^[0-4]$/.test(text) ? Number(text) : priorityNames.findIndex((name) => isNamed(name, text))
    if (found >= 0) values.priority = found
    else if (text !== '') fault('priority', texts.unknown, text)
  })
  const named = (field: 'assignees' | 'labels', among: readonly { id: string; name: string }[]) =>
    read(field, (text) => {
      const ids: string[] = []
      for (const name of listOf(text)) {
        const found = among.filter((each) => plain(each.name) === plain(name))
        if (found.length === 1 && found[0]) ids.push(found[0].id)
        else fault(field, found.length > 1 ? texts.several : texts.unknown, name)
      }
      values[field] = [...new Set(ids)]
    })
  named('assignees', known.people)
  named('labels', known.labels)
  for (const field of ['startOn', 'dueOn'] as const)
    read(field, (text) => {
      const day = text === '' ? null : parseDay(text, locale, today)
      if (day === undefined) fault(field, texts.noDay, text)
      else values[field] = day
    })
  const whole = (field: 'estimate' | 'progress', limit: number) =>
    read(field, (text) => {
      const digits = plainDigits(text)
      if (digits === '') {
        if (field === 'estimate') values.estimate = null
      } else if (/^\d{1,6}$/.test(digits) && Number(digits) <= limit) values[field] = Number(digits)
      else fault(field, texts.noNumber, text)
    })
  whole('estimate', 600_000)
  whole('progress', 100)
  read('internal', (text) => {
    if (text === '' || isNamed(yesNo.no, text) || /^(?:0|false)$/i.test(text)) values.internal = false
    else if (isNamed(yesNo.yes, text) || /^(?:1|true|x)$/i.test(text)) values.internal = true
    else fault('internal', texts.unknown, text)
  })
  if (values.startOn && values.dueOn && values.startOn > values.dueOn) fault('startOn', texts.invalidDates)
  return { values, faults }
}
