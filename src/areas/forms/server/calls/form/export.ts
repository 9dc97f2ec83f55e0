import { Readable } from 'node:stream'
import { call } from '@schemas/forms/calls/form/export'
import type { SubmissionField, SubmissionStatus } from '@schemas/forms/entities/form-submission'
import type { Locale } from '@schemas/layout/locale'
import type { Cursor } from '@gateway/db/cursor'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import type { run as writeSheet } from '@gateway/sheets/write-sheet.job'
import { csvFile } from '@schemas/csv-file'
import { numberOf, type SheetValue } from '@schemas/sheet-file'
import { formFieldsOf } from '../../domain/form-fields-of'
import { findSubmissions, submissionNames, type SubmissionRow } from '../../domain/submission-rows'

const maxRows = 10_000
const batch = 100
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const sheetLimits = { maxMemoryMb: 256, maxMs: 30_000 }
/** The byte-order mark, which a file has once. */
const mark = '\ufeff'

const messages = {
  received: { en: 'Received', th: 'ได้รับเมื่อ' },
  status: { en: 'Status', th: 'สถานะ' },
  page: { en: 'Page', th: 'หน้า' },
  reference: { en: 'Reference', th: 'รหัสอ้างอิง' },
  yes: { en: 'yes', th: 'ใช่' },
  no: { en: 'no', th: 'ไม่' },
}
const statusMessages: Record<SubmissionStatus, Record<Locale, string>> = {
  new: { en: 'new', th: 'ใหม่' },
  seen: { en: 'seen', th: 'อ่านแล้ว' },
  done: { en: 'done', th: 'เสร็จแล้ว' },
  spam: { en: 'spam', th: 'สแปม' },
}

export const handler = handle(call, async ({ input, tx, site, services, locale, session }) => {
  const { count, newest, names } = await tx((db) => submissionNames(db, { ...input, limit: maxRows }))
  const currentFields = formFieldsOf(services, site, input.form, locale)
  // A removed question keeps its column: no submitted answer is lost.
  const former = names.filter((name) => !currentFields.some((field) => field.name === name))
  const columns: SubmissionField[] = [...currentFields, ...former.map((name) => ({ name, label: name, kind: 'text' }))]
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: site.space.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  await tx((db) =>
    recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'form-export',
      subject: `form:${input.form}`,
      after: { answers: count },
    }),
  )
  const heads = [
    messages.received[locale],
    messages.status[locale],
    ...columns.map((column) => column.label),
    messages.page[locale],
    messages.reference[locale],
  ]
  const name = `${input.form}-${time.format(new Date()).slice(0, 10)}.${input.format}`
  const headers = { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' }
  if (input.format === 'xlsx') {
    const rows: SheetValue[][] = [heads]
    for await (const some of batches())
      rows.push(...some.map((row) => cellsOf(row).map((text, at) => (isNumber(at) ? numberOf(text) : text))))
    const bytes = await services.workers.run<typeof writeSheet>('sheets/write-sheet', rows, {
      ...sheetLimits,
      owner: site.id,
    })
    return { type: sheetType, body: Readable.from([bytes], { objectMode: false }), headers }
  }
  return { type: 'text/csv; charset=utf-8', body: Readable.from(written(), { objectMode: false }), headers }

  /** The third column is the first question. */
  function isNumber(at: number): boolean {
    return columns[at - 2]?.kind === 'number'
  }

  async function* written(): AsyncGenerator<string> {
    yield csvFile([heads])
    for await (const rows of batches()) if (rows.length > 0) yield csvFile(rows.map(cellsOf)).slice(mark.length)
  }

  /** Some rows at a time: all of them may be more than fits into memory, and others are answered between. */
  async function* batches(): AsyncGenerator<SubmissionRow[]> {
    let from: Cursor | undefined
    for (let left = count; left > 0;) {
      const found = await tx((db) => findSubmissions(db, { ...input, from, limit: Math.min(batch, left) }))
      // What came after the columns were chosen may have others.
      const rows = found.filter(({ createdAt }) => newest !== undefined && createdAt <= newest)
      yield rows
      const last = found.at(-1)
      if (!last || found.length < Math.min(batch, left)) return
      left -= rows.length
      from = { at: last.createdAt, id: last.id }
    }
  }

  function cellsOf(row: SubmissionRow): string[] {
    return [
      time.format(row.createdAt),
      statusMessages[row.status][locale],
      ...columns.map((column) => toText(row.answers[column.name], column, locale)),
      row.pagePath,
      row.id,
    ]
  }
})

const optionWord = (options: SubmissionField['options'], value: string) =>
  options?.find((option) => option.value === value)?.label ?? value

function toText(value: unknown, { options }: SubmissionField, locale: Locale): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return messages[value ? 'yes' : 'no'][locale]
  if (Array.isArray(value)) return value.map((one) => optionWord(options, String(one))).join('; ')
  return optionWord(options, typeof value === 'string' ? value : JSON.stringify(value))
}
