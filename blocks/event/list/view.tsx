import { EventCard } from '@areas/events/ui/event-card'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { usePage, useSession } from '@kit/boot'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { Filters } from './filters'
import { FindLinks } from './find-links'
import { OwnEvents } from './own-events'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View(props: Props) {
  const { blockId, eyebrow, title, intro, align, level, look: variant, filters, perRow, data } = props
  const t = useT()
  const page = usePage()
  const session = useSession()
  const outcome = data?.events
  const answer = outcome?.ok ? outcome.value : undefined
  const query = page?.query ?? {}
  const isNarrowed = ['when', 'format', 'tag', 'price', 'left', 'find'].some((name) => query[name])
  const addressOf = (more: Record<string, string>) =>
    `${page?.path ?? ''}?${new URLSearchParams({ ...(query as Record<string, string>), ...more }).toString()}`
  const { base, tablet, mobile } = perRow
  const sizes = `(min-width: 1024px) ${Math.round(76 / base)}rem, (min-width: 640px) ${Math.round(92 / tablet)}vw, ${Math.round(92 / mobile)}vw`
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.events}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
      />
      {filters && session.role !== 'guest' && <OwnEvents id={blockId} />}
      {filters && <Filters id={blockId} tags={answer?.tags ?? []} />}
      {outcome && !outcome.ok && <LoadProblem message={outcome.error.message} />}
      {answer && filters && answer.total !== undefined && (
        <p className={styles.soft} role="status">
          {t(answer.total === 1 ? texts.one : texts.count, { count: answer.total })}
        </p>
      )}
      {answer?.items.length === 0 && (
        <EmptyState
          icon="calendar-event"
          title={t(isNarrowed ? texts.noneFound : texts.none)}
          action={
            <ButtonLink
              look="secondary"
              link={{ to: isNarrowed ? (page?.path ?? '/event') : addressOf({ when: 'past' }) }}
            >
              {t(isNarrowed ? texts.clear : texts.past)}
            </ButtonLink>
          }
        >
          {t(isNarrowed ? texts.noneFoundHint : texts.noneHint)}
        </EmptyState>
      )}
      {answer && answer.items.length > 0 && (
        <ul
          role="list"
          className={styles.tiles}
          data-look={variant}
          style={variant === 'cards' ? responsiveVars('per-row', perRow) : undefined}
        >
          {answer.items.map((event) => (
            <li key={event.id}>
              <EventCard event={event} level={level === 1 ? 2 : 3} sizes={sizes} look={variant} />
            </li>
          ))}
        </ul>
      )}
      {answer?.next && (
        <p className={styles.more}>
          <Link link={{ to: addressOf({ after: answer.next }) }} rel="next">
            {t(texts.more)}
          </Link>
        </p>
      )}
      {filters && (
        <div className={styles.below}>
          {answer && answer.items.length > 0 && query.when !== 'past' && (
            <Link link={{ to: addressOf({ when: 'past' }) }}>{t(texts.past)}</Link>
          )}
          <FindLinks />
        </div>
      )}
    </section>
  )
}
