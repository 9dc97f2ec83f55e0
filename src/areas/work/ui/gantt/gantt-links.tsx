import type { TaskLink } from '@schemas/work/entities/task-link'
import { endsOf, type Frame, placeOf, type Span } from './span'
import styles from './gantt.module.css'

const inside = (percent: number) => Math.min(100, Math.max(0, percent))

type Props = { links: readonly TaskLink[]; frame: Frame; rows: ReadonlyMap<string, { at: number; span: Span }> }

/** Lines from what comes first to what comes after it. The names of the bars say the same. */
export function GanttLinks({ links, frame, rows }: Props) {
  return (
    <div className={styles.links} aria-hidden="true">
      {links.map((link) => {
        const [first, second] = [rows.get(link.from), rows.get(link.to)]
        if (!first || !second) return null
        const { out, into, isBroken } = endsOf(link, first.span, second.span)
        const [from, to] = [inside(placeOf(frame, out)), inside(placeOf(frame, into))]
        return (
          <span
            key={`${link.from} ${link.to}`}
            className={styles.link}
            data-broken={isBroken ? '' : undefined}
            data-back={to < from ? '' : undefined}
            data-up={second.at < first.at ? '' : undefined}
            style={{
              insetInlineStart: `${Math.min(from, to)}%`,
              width: `${Math.abs(to - from)}%`,
              top: `calc((${Math.min(first.at, second.at)} + 0.5) * var(--row))`,
              height: `calc(${Math.abs(second.at - first.at)} * var(--row))`,
            }}
          />
        )
      })}
    </div>
  )
}
