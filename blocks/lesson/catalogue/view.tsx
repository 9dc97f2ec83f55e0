import { LessonTiles } from '@areas/learning/ui/lesson-tiles'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { usePage } from '@kit/boot'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { Filters } from './filters'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, filters, sort, perRow, data }: Props) {
  const t = useT()
  const page = usePage()
  const outcome = data?.lessons
  const answer = outcome?.ok ? outcome.value : undefined
  const query = page?.query ?? {}
  const isNarrowed = ['category', 'level', 'language', 'price', 'length', 'find'].some((name) => query[name])
  const addressOf = (after: string) =>
    `${page?.path ?? ''}?${new URLSearchParams({ ...(query as Record<string, string>), after }).toString()}`
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.catalogue}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
      />
      {filters && <Filters id={blockId} categories={answer?.categories ?? []} sort={sort} />}
      {outcome && !outcome.ok && <LoadProblem message={outcome.error.message} />}
      {answer && filters && answer.total !== undefined && (
        <p className={styles.count} role="status">
          {t(answer.total === 1 ? texts.one : texts.count, { count: answer.total })}
        </p>
      )}
      {answer?.items.length === 0 && (
        <EmptyState
          icon="school"
          title={t(isNarrowed ? texts.noneFound : texts.none)}
          action={
            isNarrowed ? (
              <ButtonLink look="secondary" link={{ to: page?.path ?? '/lesson' }}>
                {t(texts.clear)}
              </ButtonLink>
            ) : undefined
          }
        >
          {t(isNarrowed ? texts.noneFoundHint : texts.noneHint)}
        </EmptyState>
      )}
      {answer && answer.items.length > 0 && (
        <LessonTiles lessons={answer.items} perRow={perRow} level={level === 1 ? 2 : 3} />
      )}
      {answer?.next && (
        <p className={styles.more}>
          <Link link={{ to: addressOf(answer.next) }} rel="next">
            {t(texts.more)}
          </Link>
        </p>
      )}
    </section>
  )
}
