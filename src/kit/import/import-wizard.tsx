import { useState } from 'react'
import { Notice } from '../form/notice'
import { useT } from '../t'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { FileInput } from '../ui/file-input'
import { Modal } from '../ui/modal/modal'
import { ColumnMap } from './column-map'
import { importTexts as texts } from './import-texts'
import type { ImportField, ImportReport, ImportRow } from './import-types'
import { guessColumns, mapRows } from './map-columns'
import { readTableFile } from './read-file'
import type { TableRows } from './read-table'
import { Report } from './report'
import styles from './import.module.css'

type Props = {
  title: string
  fields: readonly ImportField[]
  maxRows: number
  /** Says what would become of rows, and changes nothing. */
  check: (rows: readonly ImportRow[]) => Promise<ImportReport>
  /** Imports rows without faults; they come in parts. */
  run: (rows: readonly ImportRow[]) => Promise<ImportReport>
  /** Undoes all that `run` did. */
  undo: () => Promise<unknown>
  onClose: () => void
}

/** Rows of one request. */
const partSize = 100

async function inParts(
  rows: readonly ImportRow[],
  work: (part: readonly ImportRow[]) => Promise<ImportReport>,
  onPart: (done: number) => void,
): Promise<ImportReport> {
  const report = { outcomes: [...([] as ImportReport['outcomes'])], faults: [...([] as ImportReport['faults'])] }
  for (let at = 0; at < rows.length; at += partSize) {
    const part = await work(rows.slice(at, at + partSize))
    report.outcomes.push(...part.outcomes)
    report.faults.push(...part.faults)
    onPart(Math.min(rows.length, at + partSize))
  }
  return report
}

/** A file's rows into the product: choose the file, map its columns, see what would happen, import, undo. */
export function ImportWizard({ title, fields, maxRows, check, run, undo, onClose }: Props) {
  const t = useT()
  const [table, setTable] = useState<TableRows>()
  const [columns, setColumns] = useState<readonly string[]>([])
  const [checked, setChecked] = useState<ImportReport>()
  const [imported, setImported] = useState<ImportReport>()
  const [isUndone, setUndone] = useState(false)
  const [error, setError] = useState<string>()
  const [progress, setProgress] = useState<string>()
  const rows = table ? mapRows(table, columns) : []
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined)
    try {
      await work()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setProgress(undefined)
    }
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    setError(undefined)
    setProgress(t(texts.reading))
    try {
      const read = await readTableFile(file)
      if (read.length < 2) setError(t(texts.empty))
      else if (read.length > maxRows + 1) setError(t(texts.long, { rows: maxRows }))
      else {
        setTable(read)
        setColumns(guessColumns(read[0] ?? [], fields))
      }
    } catch {
      setError(t(texts.unreadable))
    } finally {
      setProgress(undefined)
    }
  }
  const show = (done: number, all: number) => setProgress(t(texts.running, { done, all }))
  const dryRun = () =>
    attempt(async () => {
      const missing = fields.find(({ name, isNeeded }) => isNeeded && !columns.includes(name))
      if (missing) return setError(t(texts.needed, { name: t(missing.label) }))
      setChecked(await inParts(rows, check, (done) => show(done, rows.length)))
    })
  const faulty = new Set(checked?.faults.map(({ row }) => row))
  const good = rows.filter(({ row }) => !faulty.has(row))
  const store = () => attempt(async () => setImported(await inParts(good, run, (done) => show(done, good.length))))
  const restart = () => {
    setTable(undefined)
    setChecked(undefined)
    setError(undefined)
  }
  const isBusy = progress !== undefined
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.wizard}>
        {error && <Notice tone="danger">{error}</Notice>}
        {!table && (
          <Field label={t(texts.file)} hint={t(texts.fileHint, { rows: maxRows })}>
            <FileInput
              accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              disabled={isBusy}
              onChange={({ target }) => void open(target.files?.[0])}
            />
          </Field>
        )}
        {table && !checked && <ColumnMap table={table} fields={fields} columns={columns} onChange={setColumns} />}
        {checked && !imported && <Report report={checked} fields={fields} />}
        {imported && (
          <>
            <Notice tone="success">{t(isUndone ? texts.undone : texts.done)}</Notice>
            <Report report={imported} fields={fields} hasRows />
          </>
        )}
        <p role="status" className={styles.status}>
          {progress}
        </p>
        <div className={styles.acts}>
          {table && !checked && (
            <Button disabled={isBusy} onClick={() => void dryRun()}>
              {t(texts.check)}
            </Button>
          )}
          {checked && !imported && good.length > 0 && (
            <Button disabled={isBusy} onClick={() => void store()}>
              {t(texts.run, { count: good.length })}
            </Button>
          )}
          {table && !imported && (
            <Button look="secondary" disabled={isBusy} onClick={restart}>
              {t(texts.other)}
            </Button>
          )}
          {imported && !isUndone && imported.outcomes.some(({ outcome }) => outcome !== 'same') && (
            <Button
              look="secondary"
              disabled={isBusy}
              onClick={() =>
                void attempt(async () => {
                  await undo()
                  setUndone(true)
                })
              }
            >
              {t(texts.undo)}
            </Button>
          )}
          {imported && <Button onClick={onClose}>{t(texts.close)}</Button>}
        </div>
      </div>
    </Modal>
  )
}
