import { useState } from 'react'
import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Icon } from '@kit/icon'
import { saveCsv } from '@kit/save-csv'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { SectionHeading } from '@kit/ui/section-heading'
import { TextInput } from '@kit/ui/text-input'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { clockOf } from '@areas/hora/ui/tables/day-facts'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import { messages } from './messages'
import type { Props } from './schema'
import { type Column, columns, correctionParts, type Order, type Province, sortProvinces } from './sort-provinces'
import styles from './view.module.css'

/** The 77 provinces with what a chart takes of a place. */
export function View({ title, intro, level, numerals: wanted, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numeralsOf(wanted, locale))
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>()
  const found = data?.provinces
  if (!found?.ok) return <EmptyState icon="map" title={t(messages.failed)} />
  const { date, provinces } = found.value
  // As they come until a column is chosen: server and browser may sort Thai differently.
  const shown =
    order || search ? sortProvinces(provinces, order ?? { by: 'name', isDescending: false }, search, locale) : provinces
  const cells = (province: Province): Record<Exclude<Column, 'name'>, string> => ({
    lat: `${province.lat.toFixed(4)}°`,
    lon: `${province.lon.toFixed(4)}°`,
    correctionMinutes: t(messages.minutes, correctionParts(province.correctionMinutes)),
    sunrise: clockOf(province.sunrise),
    sunset: clockOf(province.sunset),
  })
  const caption = t(messages.caption, { date: digits(formatDate(date, locale, { style: 'long' })) })
  const download = () =>
    saveCsv(
      [
        ['id', ...columns],
        ...shown.map((province) => [
          province.id,
          ...columns.map((column) =>
            column === 'correctionMinutes' ? Number(province[column].toFixed(2)) : province[column],
          ),
        ]),
      ],
      `hora-provinces-${date}.csv`,
    )
  return (
    <div className={styles.page}>
      <SectionHeading title={title} intro={intro} level={level as 1 | 2 | 3} />
      <div className={styles.tools} role="search">
        <Field label={t(messages.search)} labelHidden className={styles.search ?? ''}>
          <TextInput
            type="search"
            icon="search"
            autoComplete="off"
            placeholder={t(messages.search)}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <output className={styles.soft}>{t(messages.count, { count: digits(shown.length) })}</output>
        <Button look="quiet" size="s" icon="file-spreadsheet" onClick={download}>
          {t(messages.csv)}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="search" title={t(messages.nothing, { text: search.trim() })} />
      ) : (
        <TableScroll label={caption}>
          <table className={styles.table}>
            <caption>
              <span>{caption}</span>
            </caption>
            <thead>
              <tr>
                {columns.map((column) => {
                  const isChosen = order?.by === column
                  const isDescending = isChosen && order.isDescending
                  return (
                    <th
                      key={column}
                      scope="col"
                      aria-sort={isChosen ? (isDescending ? 'descending' : 'ascending') : undefined}
                    >
                      <button
                        type="button"
                        onClick={() => setOrder({ by: column, isDescending: isChosen && !isDescending })}
                      >
                        {t(messages[column])}
                        <Icon name={isDescending ? 'chevron-down' : isChosen ? 'chevron-up' : 'selector'} />
                      </button>
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {shown.map((province) => (
                <tr key={province.id}>
                  <th scope="row">{province.name}</th>
                  {Object.entries(cells(province)).map(([column, text]) => (
                    <td key={column}>{digits(text)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      <p className={styles.soft}>{t(messages.note)}</p>
    </div>
  )
}
