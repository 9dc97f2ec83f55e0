import type { call } from '@schemas/hora/calls/hora/day'
import { reukNames } from '@schemas/hora/rules/tables/reuk-names'
import type { OutputOf } from '@schemas/call'
import { useBoot } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatDate } from '@kit/format'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import surface from '@kit/ui/surface.module.css'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { clockOf } from '@areas/hora/ui/tables/day-facts'
import { bodyMark, bodyNames, type Numerals } from '@areas/hora/ui/texts/bodies'
import { lunarText } from '@areas/hora/ui/texts/lunar-text'
import { reukGroup } from '@areas/hora/ui/texts/terms'
import { messages } from './messages'
import type { Props } from './schema'
import styles from './view.module.css'

type Day = OutputOf<typeof call>
type Yam = Day['yams'][number]

/** Today's card: lunar day, วันพระ, sunrise, the Moon's ฤกษ์ and the yam of the hour. */
export function View({ blockId, title, level, place, numerals: wanted, yams: hasYams, link, data }: Props) {
  const t = useT()
  const { locale, now } = useBoot()
  const numerals = numeralsOf(wanted, locale)
  const digits = digitsOf(numerals)
  const found = data?.day
  // The page may have been cached since, so the browser looks at its own clock.
  const nowMs = useAfterMount(() => Math.floor(Date.now() / 60_000) * 60_000) ?? (now ? Date.parse(now) : undefined)
  if (!found?.ok) return <EmptyState icon="calendar" title={t(messages.failed)} />
  const day = found.value
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4'
  const yamNow = day.yams.find(
    ({ from, to }) => nowMs !== undefined && Date.parse(from) <= nowMs && nowMs < Date.parse(to),
  )
  const [first, next] = day.reuks
  return (
    <section className={classNames(surface.surface, styles.card)} aria-labelledby={`${blockId}-title`}>
      <header className={styles.head}>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(messages.today)}
        </Heading>
        <p className={styles.date}>{digits(formatDate(day.date, locale, { style: 'full' }))}</p>
      </header>
      <div className={styles.lunar}>
        <p className={styles.lunarDay}>{day.lunar ? lunarText(day.lunar, locale, numerals) : t(messages.noLunar)}</p>
        <p className={styles.marks}>
          {day.lunar?.wanphra && <Badge tone="accent">{t(messages.wanphra)}</Badge>}
          {day.holyDay && <Badge tone="brand">{t(messages.holyDays[day.holyDay])}</Badge>}
          <span>
            {t(messages.lord)} <Mark lord={day.lord} numerals={numerals} /> {bodyNames[day.lord][locale]}
          </span>
        </p>
      </div>
      <dl className={styles.facts}>
        {day.sunrise && (
          <div>
            <dt>{t(messages.sunrise)}</dt>
            <dd>{digits(clockOf(day.sunrise))}</dd>
          </div>
        )}
        {day.sunset && (
          <div>
            <dt>{t(messages.sunset)}</dt>
            <dd>{digits(clockOf(day.sunset))}</dd>
          </div>
        )}
        {yamNow && (
          <div>
            <dt>{t(messages.yamNow)}</dt>
            <dd>
              <Mark lord={yamNow.lord} numerals={numerals} /> {bodyNames[yamNow.lord][locale]}
              <span className={styles.soft}>
                {digits(clockOf(yamNow.from))}–{digits(clockOf(yamNow.to))}
              </span>
            </dd>
          </div>
        )}
        {first && (
          <div>
            <dt>{t(messages.reuk)}</dt>
            <dd>
              {digits(first.reuk)} {reukNames[first.reuk - 1]?.[locale]} ({reukGroup(first.reuk)[locale]})
              {next && (
                <span className={styles.soft}>
                  {t(messages.reukNext, {
                    name: reukNames[next.reuk - 1]?.[locale] ?? '',
                    time: digits(clockOf(next.from)),
                  })}
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
      {day.rules.length > 0 && (
        <ul className={styles.rules} role="list" aria-label={t(messages.rules)}>
          {day.rules.map((rule) => (
            <li key={rule.key}>
              <Badge tone={rule.kind === 'good' ? 'success' : rule.kind === 'avoid' ? 'danger' : 'neutral'} size="s">
                {rule.name}
              </Badge>
              <span className={styles.soft}>{t(messages.source, { source: rule.source })}</span>
            </li>
          ))}
        </ul>
      )}
      {hasYams && (
        <details className={styles.yams}>
          <summary>{t(messages.yams)}</summary>
          <div className={styles.halves}>
            {(['day', 'night'] as const).map((part) => (
              <div key={part}>
                <p className={styles.half}>{t(part === 'day' ? messages.yamsDay : messages.yamsNight)}</p>
                <ol role="list">
                  {day.yams
                    .filter((yam) => yam.part === part)
                    .map((yam) => (
                      <YamLine key={yam.from} yam={yam} numerals={numerals} isNow={yam === yamNow} />
                    ))}
                </ol>
              </div>
            ))}
          </div>
        </details>
      )}
      <footer className={styles.foot}>
        <p className={styles.soft}>
          {t(messages.place, { place: place?.label ?? day.place.label })} · {t(messages.noGuarantee)}
        </p>
        {link && (
          <ButtonLink look="secondary" link={link.link}>
            {link.text}
          </ButtonLink>
        )}
      </footer>
    </section>
  )
}

function YamLine({ yam, numerals, isNow }: { yam: Yam; numerals: Numerals; isNow: boolean }) {
  const { locale } = useBoot()
  const digits = digitsOf(numerals)
  return (
    <li data-now={isNow || undefined} aria-current={isNow ? 'time' : undefined}>
      <span>
        {digits(clockOf(yam.from))}–{digits(clockOf(yam.to))}
      </span>
      <span>
        <Mark lord={yam.lord} numerals={numerals} /> {bodyNames[yam.lord][locale]}
      </span>
    </li>
  )
}

function Mark({ lord, numerals }: { lord: Yam['lord']; numerals: Numerals }) {
  return (
    <span className={styles.mark} aria-hidden>
      {bodyMark(lord, numerals)}
    </span>
  )
}
