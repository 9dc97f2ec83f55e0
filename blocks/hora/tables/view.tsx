import { useMemo, useState } from 'react'
import { useLocale } from '@kit/boot'
import { toThaiDigits } from '@kit/format'
import { saveCsv } from '@kit/save-csv'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { SectionHeading } from '@kit/ui/section-heading'
import { TextInput } from '@kit/ui/text-input'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { allTables } from './data/all-tables'
import { type TextTable, writerOf } from './data/table'
import { messages } from './messages'
import type { Props, TableName } from './schema'
import { TableCard } from './table-card'
import styles from './view.module.css'

type NamedTable = TextTable & { name: TableName }

/** The tables of the tradition as text that can be searched, linked to, printed and taken along. */
export function View({ blockId, title, intro, level, which, numerals: wanted, tools }: Props) {
  const t = useT()
  const locale = useLocale()
  const numerals = numeralsOf(wanted, locale)
  const [search, setSearch] = useState('')
  const tables = useMemo(() => {
    const writer = writerOf(locale, numerals)
    return which.map((name): NamedTable => ({ name, ...allTables[name](writer) }))
  }, [which, locale, numerals])
  const shown = tables.map((table) => withRows(table, search)).filter(({ rows }) => rows.length > 0)
  const rowCount = shown.reduce((sum, { rows }) => sum + rows.length, 0)
  const isSearched = search.trim() !== ''
  const tableLevel = Math.min(level + 1, 4) as 2 | 3 | 4
  return (
    <div className={styles.page} data-tools={(tools && which.length > 1) || undefined}>
      <SectionHeading title={title} intro={intro} level={level as 1 | 2 | 3} />
      {tools && which.length > 1 && (
        <div className={styles.side}>
          <div className={styles.tools} role="search">
            <Field label={t(messages.search)} hint={t(messages.searchHint)}>
              <TextInput
                type="search"
                icon="search"
                autoComplete="off"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            </Field>
            <output className={styles.soft}>
              {isSearched && rowCount > 0 && t(messages.found, { rows: rowCount, tables: shown.length })}
            </output>
            <Button look="secondary" size="s" icon="printer" onClick={() => print()}>
              {t(messages.print)}
            </Button>
          </div>
          <nav className={styles.contents} aria-label={t(messages.contents)}>
            <ul role="list">
              {shown.map(({ name, title: own }) => (
                <li key={name}>
                  <a href={`#${blockId}-${name}`}>{own}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
      <div className={styles.tables}>
        {shown.map(({ name, ...table }) => (
          <TableCard
            key={name}
            id={`${blockId}-${name}`}
            level={tableLevel}
            table={table}
            onDownload={() => saveCsv([table.head, ...table.rows], `hora-${name}.csv`)}
          />
        ))}
        {shown.length === 0 && (
          <EmptyState
            icon="search"
            title={t(messages.nothing, { text: search.trim() })}
            action={
              <Button look="secondary" onClick={() => setSearch('')}>
                {t(messages.clear)}
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}

const plain = (text: string) => toThaiDigits(text).toLocaleLowerCase('en')

/** The rows with the text; all of them where the title has it. Thai and Arabic digits are alike. */
function withRows(table: NamedTable, search: string): NamedTable {
  const sought = plain(search.trim())
  if (sought === '' || plain(table.title).includes(sought)) return table
  return { ...table, rows: table.rows.filter((row) => row.some((cell) => plain(cell).includes(sought))) }
}
