import { useSpace } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import { type ClockTime, hoursOn, openingAt } from './opening'
import type { Props } from './schema'
import { texts } from './texts'
import { useClock } from './use-clock'
import styles from './view.module.css'

/** Minutes before closing from which "closes soon" is shown instead of "open". */
const soonMinutes = 45

export function View({ eyebrow, title, intro, align, branches, columns, blockId }: Props) {
  const now = useClock(useSpace().timeZone)
  return (
    <section aria-labelledby={title ? `${blockId}-title` : undefined}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={align}
        id={`${blockId}-title`}
        className={styles.heading}
      />
      <ul role="list" className={styles.branches} style={responsiveVars('columns', columns)}>
        {branches.map((branch, index) => (
          <li key={index} className={classNames(styles.branch, surface.surface)}>
            <Branch branch={branch} now={now} hasTitle={Boolean(title)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Branch({
  branch,
  now,
  hasTitle,
}: {
  branch: Props['branches'][number]
  now: ClockTime | undefined
  hasTitle: boolean
}) {
  const t = useT()
  const Heading = hasTitle ? 'h3' : 'h2'
  return (
    <>
      {branch.image && (
        <div className={styles.picture}>
          <Picture image={branch.image} sizes="(min-width: 640px) 30rem, 100vw" />
        </div>
      )}
      <div className={styles.body}>
        <div className={styles.top}>
          <Heading className={styles.name}>{branch.name}</Heading>
          {now && <State hours={branch.hours} now={now} />}
        </div>
        <Week hours={branch.hours} now={now} />
        <p className={styles.address}>{branch.address}</p>
        {branch.note && <p className={styles.note}>{branch.note}</p>}
        {(branch.phone || branch.map) && (
          <p className={styles.ways}>
            {branch.phone && (
              <Link
                link={{ to: `tel:${branch.phone.replace(/[^\d+]/g, '')}` }}
                aria-label={`${t(texts.call, { name: branch.name })} ${branch.phone}`}
              >
                <Icon name="phone" />
                <span className={styles.phone}>{branch.phone}</span>
              </Link>
            )}
            {branch.map && (
              <Link link={branch.map}>
                <Icon name="map-pin" />
                {t(texts.map)}
              </Link>
            )}
          </p>
        )}
      </div>
    </>
  )
}

function State({ hours, now }: { hours: Props['branches'][number]['hours']; now: ClockTime }) {
  const t = useT()
  const { isOpen, left = 0 } = openingAt(hours, now)
  const isSoon = isOpen && left <= soonMinutes
  return (
    <Badge look="dot" size="s" tone={isSoon ? 'warning' : isOpen ? 'success' : 'neutral'}>
      {t(isSoon ? texts.soon : isOpen ? texts.open : texts.closed)}
    </Badge>
  )
}

/**
 * The whole week, readable without scripts; only the highlight of today is added once the clock is known, so nothing
 * shifts.
 */
function Week({ hours, now }: { hours: Props['branches'][number]['hours']; now: ClockTime | undefined }) {
  const t = useT()
  const next = now && openingAt(hours, now).next
  const nextDay = next && (next.inDays === 0 ? texts.todayWord : texts.days[next.day])
  return (
    <div className={styles.hours}>
      {hours.map((entry, index) => (
        <p key={index} className={styles.span} data-today={now && entry.days.includes(now.day) ? '' : undefined}>
          <span>{formatDays(entry.days, (day) => t(texts.days[day] ?? ''), t(texts.everyDay))}</span>
          <span>
            {entry.open}–{entry.close}
          </span>
        </p>
      ))}
      {next && nextDay && next.inDays > 0 && hoursOn(hours, now.day).length === 0 && (
        <p className={styles.next}>
          {t(texts.closedToday)} · {t(texts.opens, { day: t(nextDay), time: next.open })}
        </p>
      )}
    </div>
  )
}

/** Consecutive days as a range, starting on Monday. */
function formatDays(days: readonly number[], nameOf: (day: number) => string, everyDay: string): string {
  if (new Set(days).size === 7) return everyDay
  const order = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day))
  const spans: number[][] = []
  for (const day of order) {
    const last = spans.at(-1)
    if (last && ((last.at(-1) ?? 0) + 1) % 7 === day) last.push(day)
    else spans.push([day])
  }
  return spans
    .map((span) =>
      span.length > 2 ? `${nameOf(span[0] ?? 0)}–${nameOf(span.at(-1) ?? 0)}` : span.map(nameOf).join(', '),
    )
    .join(', ')
}
