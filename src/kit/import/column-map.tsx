import { useT } from '../t'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { importTexts as texts } from './import-texts'
import type { ImportField } from './import-types'
import type { TableRows } from './read-table'
import styles from './import.module.css'

const shownRows = 5

type Props = {
  table: TableRows
  fields: readonly ImportField[]
  columns: readonly string[]
  onChange: (columns: readonly string[]) => void
}

/** What each column of a file is, with its first rows. A field has one column. */
export function ColumnMap({ table, fields, columns, onChange }: Props) {
  const t = useT()
  const heads = table[0] ?? []
  return (
    <>
      <fieldset className={styles.columns}>
        <legend>{t(texts.columns)}</legend>
        {heads.map((head, at) => (
          <Field key={`${at} ${head}`} label={t(texts.column, { name: head || String(at + 1) })}>
            <Select
              value={columns[at] ?? ''}
              options={[
                { value: '', label: t(texts.leave) },
                ...fields.map(({ name, label }) => ({ value: name, label: t(label) })),
              ]}
              onChange={({ target }) =>
                onChange(
                  columns.map((each, index) => (index === at ? target.value : each === target.value ? '' : each)),
                )
              }
            />
          </Field>
        ))}
      </fieldset>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled */}
      <div className={styles.preview} tabIndex={0} role="region" aria-label={t(texts.preview)}>
        <table>
          <caption className="visually-hidden">{t(texts.preview)}</caption>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={`${at} ${head}`} scope="col">
                  {head || at + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.slice(1, shownRows + 1).map((cells, row) => (
              <tr key={`${row} ${cells.join(' ')}`}>
                {heads.map((head, at) => (
                  <td key={`${at} ${head}`}>{cells[at] ?? ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
