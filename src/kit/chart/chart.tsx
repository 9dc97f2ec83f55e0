import { lazy, Suspense, useId, useState } from 'react'
import { useIsMounted } from '../mounted'
import { useT } from '../t'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { ChartTable } from './chart-table'
import styles from './chart.module.css'

const Plot = lazy(async () => ({ default: (await import('./plot')).Plot }))

const messages = {
  table: { en: 'Show as table', th: 'แสดงเป็นตาราง' },
  chart: { en: 'Show as chart', th: 'แสดงเป็นกราฟ' },
  empty: { en: 'No data for this period', th: 'ไม่มีข้อมูลในช่วงนี้' },
}

export type ChartSeries = { key: string; label: string }
export type ChartRow = {
  /** The axis label: a day, a name. */
  label: string
  /** By series key; null leaves a gap. */
  values: Readonly<Record<string, number | null>>
}

export type ChartProps = {
  kind: 'bar' | 'stacked' | 'line' | 'area'
  /** What the chart shows, as its caption. */
  label: string
  /** At most six, so that they stay distinguishable. */
  series: readonly ChartSeries[]
  rows: readonly ChartRow[]
  /** A value as text: `฿1,290`, `12 visits`. */
  format: (value: number) => string
  /** Pixels. */
  height?: number
}

/** Figures as a chart in the site's colours, with the same figures as a table. The drawing library loads lazily. */
export function Chart(props: ChartProps) {
  const { label, rows, height = 240 } = props
  const t = useT()
  const id = useId()
  const [isTable, setTable] = useState(false)
  const isMounted = useIsMounted()
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <figcaption id={`${id}-label`}>{label}</figcaption>
        {rows.length > 0 && (
          <Button look="quiet" size="s" icon={isTable ? 'chart-bar' : 'table'} onClick={() => setTable(!isTable)}>
            {t(isTable ? messages.chart : messages.table)}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{t(messages.empty)}</p>
      ) : isTable ? (
        <ChartTable {...props} />
      ) : (
        <>
          {/* The drawing is for the eye; readers get the table. */}
          <div aria-hidden="true" style={{ height }}>
            {/* Not on the server, which waits for no part of a page. */}
            {isMounted ? (
              <Suspense fallback={<Skeleton height={`${height}px`} />}>
                <Plot {...props} height={height} />
              </Suspense>
            ) : (
              <Skeleton height={`${height}px`} />
            )}
          </div>
          <div className="visually-hidden">
            <ChartTable {...props} isHidden />
          </div>
        </>
      )}
    </figure>
  )
}
