import type { ReactNode } from 'react'
import { MethodLine } from '@areas/hora/ui/method-line'
import type { WheelChart } from '@areas/hora/ui/chart-view'
import styles from './view.module.css'

type Props = {
  id: string
  name: string
  /** Date, time and place. */ line?: string | undefined
  note?: string | undefined
  chart: Pick<WheelChart, 'ascendant'> & {
    method: WheelChart['method'] & { name: string }
    notes: readonly { code: string; text: string }[]
  }
  children?: ReactNode
}

/** What the chart is of, and how it was computed. */
export function ChartHead({ id, name, line, note, chart, children }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {line && <p className={styles.line}>{line}</p>}
      {note && <p className={styles.soft}>{note}</p>}
      <MethodLine method={chart.method} hasAscendant={chart.ascendant !== null} />
      {chart.notes.length > 0 && (
        <ul className={styles.notes} role="list">
          {chart.notes.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}
