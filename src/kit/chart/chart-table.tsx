import type { ChartProps } from './chart'
import styles from './chart.module.css'

/** The figures of a chart as a table. */
export function ChartTable({ label, series, rows, format }: ChartProps) {
  return (
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
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
