import type { ReactNode } from 'react'
import { eventTexts } from '@areas/events/ui/event-texts'
import { workspacePath } from '@areas/events/ui/event-paths'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { useLocale, useSpace } from '@kit/boot'
import { Chart } from '@kit/chart/chart'
import { formatBaht, formatDate, formatNumber, formatTime } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const outcome = data?.stats
  if (outcome && !outcome.ok) return <LoadProblem message={outcome.error.message} />
  const stats = outcome?.value
  const desk = '/event/_plugin/module/event'
  const figures: [string, ReactNode, string][] = stats
    ? [
        [t(texts.requested), formatNumber(stats.requested, locale), desk],
        [t(texts.pending), formatNumber(stats.pending, locale), desk],
        [t(texts.slips), formatNumber(stats.slips, locale), '/cluster/bills'],
        [t(texts.lateMoney), formatNumber(stats.lateMoney, locale), desk],
        [t(texts.conflicts), formatNumber(stats.conflicts, locale), desk],
        [t(texts.people), formatNumber(stats.people, locale), desk],
        [t(texts.revenue), formatBaht(stats.revenue, locale), '/event/_plugin/module/package'],
      ]
    : []
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.overview}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
        actions={
          <div className={styles.ways}>
            <ButtonLink look="secondary" link={{ to: '/event/checkin' }}>
              {t(texts.checkIn)}
            </ButtonLink>
            <ButtonLink look="secondary" link={{ to: desk }}>
              {t(texts.all)}
            </ButtonLink>
          </div>
        }
      />
      <ul role="list" aria-label={t(texts.figures)} className={styles.figures}>
        {figures.map(([label, value, to]) => (
          <li key={label} className={styles.figure}>
            <Link link={{ to }} className={styles.link}>
              {label}
            </Link>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
      {stats && (
        <div className={styles.columns}>
          <section aria-labelledby={`${blockId}-today`}>
            <h2 id={`${blockId}-today`} className={styles.small}>
              {t(texts.today)}
            </h2>
            {stats.today.length === 0 && <p className={styles.soft}>{t(texts.noneToday)}</p>}
            <ul role="list" className={styles.events}>
              {stats.today.map(({ id, title: name, startsAt, people, arrived }) => (
                <li key={id}>
                  <Link link={{ to: workspacePath(id) }}>{name}</Link>
                  <span className={styles.soft}>
                    {formatTime(startsAt, locale, { timeZone })} ·{' '}
                    {t(texts.inside, { arrived: formatNumber(arrived, locale), people: formatNumber(people, locale) })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby={`${blockId}-next`}>
            <h2 id={`${blockId}-next`} className={styles.small}>
              {t(texts.upcoming)}
            </h2>
            {stats.upcoming.length === 0 && <p className={styles.soft}>{t(texts.noneUpcoming)}</p>}
            <ul role="list" className={styles.events}>
              {stats.upcoming.map(({ id, title: name, startsAt, people, size }) => (
                <li key={id}>
                  <Link link={{ to: workspacePath(id) }}>{name}</Link>
                  <span className={styles.soft}>
                    {formatDate(startsAt, locale, { timeZone, style: 'short' })} ·{' '}
                    {size === null ? t(texts.peopleCount, { people }) : t(texts.taken, { people, size })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      {stats && (
        <Chart
          kind="bar"
          label={t(texts.registrations)}
          series={[
            { key: 'people', label: t(texts.people) },
            { key: 'arrived', label: t(texts.arrivals) },
          ]}
          rows={stats.byDay.map(({ day, people, arrived }) => ({
            label: formatDate(day, locale, { style: 'day-month' }),
            values: { people, arrived },
          }))}
          format={(value) => formatNumber(value, locale)}
        />
      )}
      <p className={styles.soft}>
        <Link link={{ to: '/event' }}>{t(eventTexts.all)}</Link>
      </p>
    </section>
  )
}
