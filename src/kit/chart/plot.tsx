import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { useReducedMotion } from '../use-reduced-motion'
import type { ChartProps } from './chart'

/** Colours of the theme; lines differ by dashes too, for people who see colours alike. */
const colors = ['--c-brand', '--c-info', '--c-success', '--c-warning', '--c-danger', '--c-soft']
const dashes = ['0', '6 3', '2 3', '8 3 2 3', '1 2', '12 4']

/** The drawing of a chart. */
export function Plot({ kind, series, rows, format, height }: ChartProps & { height: number }) {
  const isReduced = useReducedMotion()
  const data = rows.map(({ label, values }) => ({ label, ...values }))
  const tick = { fill: 'var(--c-soft)', fontSize: 12 }
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        // The chart's table is what screen readers and the keyboard get.
        accessibilityLayer={false}
        data={data}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke="var(--c-border)" vertical={false} />
        <XAxis dataKey="label" tick={tick} tickLine={false} axisLine={{ stroke: 'var(--c-border)' }} minTickGap={16} />
        <YAxis tick={tick} tickLine={false} axisLine={false} width="auto" tickFormatter={format} />
        <Tooltip
          formatter={(value) => (typeof value === 'number' ? format(value) : String(value))}
          contentStyle={{
            border: '1px solid var(--c-border)',
            borderRadius: 8,
            background: 'var(--c-surface)',
            color: 'var(--c-text)',
          }}
          cursor={{ fill: 'var(--c-sunken)' }}
        />
        {series.length > 1 && <Legend iconType="plainline" />}
        {series.map(({ key, label }, at) => {
          const color = `var(${colors[at % colors.length]})`
          const shared = { key, dataKey: key, name: label, isAnimationActive: !isReduced, animationDuration: 300 }
          if (kind === 'bar' || kind === 'stacked')
            return (
              <Bar
                {...shared}
                key={key}
                fill={color}
                radius={kind === 'bar' ? [3, 3, 0, 0] : 0}
                maxBarSize={48}
                {...(kind === 'stacked' ? { stackId: 'all' } : {})}
              />
            )
          const line = { ...shared, stroke: color, strokeWidth: 2, strokeDasharray: dashes[at % dashes.length] ?? '0' }
          return kind === 'area' ? (
            <Area {...line} key={key} type="monotone" fill={color} fillOpacity={0.12} />
          ) : (
            <Line {...line} key={key} type="monotone" dot={rows.length <= 31} connectNulls={false} />
          )
        })}
      </ComposedChart>
    </ResponsiveContainer>
  )
}
