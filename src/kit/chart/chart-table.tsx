import type { ChartProps } from './chart'
import { useT } from '../t'
import styles from './chart.module.css'

const messages = { axis: { en: 'Label', th: 'รายการ' } }

/** The figures of a chart as a table. */
export function ChartTable({ series, rows, format, label, isHidden = false }: ChartProps & { isHidden?: boolean }) {
  const t = useT()
  return (
    // A wide one scrolls, by keyboard too. For readers alone there is nothing to scroll.
    <div {...(isHidden ? {} : { className: styles.tableBox, role: 'region', 'aria-label': label, tabIndex: 0 })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t(messages.axis)}</span>
            </th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{row.label}</th>
              {series.map(({ key }) => {
                const value = row.values[key] ?? null
                return <td key={key}>{value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
