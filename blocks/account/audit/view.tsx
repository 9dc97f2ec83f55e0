import { keepPreviousData } from '@tanstack/react-query'
import { auditGroups } from '@schemas/area-audits'
import { call as auditCall } from '@client/editor/calls/editor/audit'
import { useBoot, useLocale, usePage } from '@kit/boot'
import { useListQuery } from '@kit/list-query'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { DayList } from '@kit/ui/day-list'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { Select } from '@kit/ui/select'
import { useCall } from '@kit/use-call'
import { Entry, objectOf } from './entry'
import { actFilters, chosenActs, type Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, perPage, data }: Props) {
  const t = useT()
  const query = useListQuery(actFilters)
  const chosen = chosenActs(query.value)
  const initialResult = data?.audit
  const first = initialResult?.ok ? initialResult.value : undefined
  const input = { limit: perPage, ...chosen, ...(query.cursor ? { cursor: query.cursor } : {}) }
  const list = useCall(auditCall, input, {
    placeholderData: keepPreviousData,
    enabled: usePage() !== null,
    ...(query.isFirst && first ? { initialData: first } : {}),
  })
  // The data delivered with the page does not answer a later request that failed.
  const shown = list.data ?? (list.isError ? undefined : first)
  const locale = useLocale()
  const ownId = useBoot().site.id
  // The filter's label comes from the matching entry; the previous list may still be shown and start with a different
  // person.
  const about = shown?.entries.find(({ subject }) => subject === chosen.subject)
  const only = [
    ...(chosen.subject
      ? [
          {
            name: 'subject',
            words: (about && objectOf(about, locale, { own: ownId, titles: shown?.titles })) || chosen.subject,
          },
        ]
      : []),
    ...(chosen.person
      ? [
          {
            name: 'person',
            words: shown?.entries.find(({ person }) => person === chosen.person)?.by ?? t(texts.onePerson),
          },
        ]
      : []),
  ] as const
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <Field label={t(texts.area)} className={styles.area ?? ''}>
        <Select
          value={chosen.area ?? ''}
          onChange={(event) => query.set({ area: event.target.value })}
          options={[
            { value: '', label: t(texts.all) },
            ...auditGroups.map(([value, label]) => ({ value, label: t(label) })),
          ]}
        />
      </Field>
      {only.length > 0 && (
        <ul className={styles.only} aria-label={t(texts.only)}>
          {only.map(({ name, words: text }) => (
            <li key={name}>
              <Button
                look="secondary"
                size="s"
                icon="x"
                aria-label={t(texts.notOnly, { what: text })}
                onClick={() => query.set({ [name]: '' })}
              >
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ListState
        isLoading={list.isPending && !shown}
        error={
          shown
            ? undefined
            : (list.error?.message ?? (initialResult?.ok === false ? initialResult.error.message : undefined))
        }
        onRetry={() => void list.refetch()}
        isEmpty={shown?.entries.length === 0}
        empty={
          <EmptyState
            icon="history"
            title={t(query.isFiltered ? texts.none : texts.nothing)}
            action={
              query.isFiltered && (
                <Button look="secondary" onClick={query.clear}>
                  {t(texts.clear)}
                </Button>
              )
            }
          >
            {query.isFiltered ? undefined : t(texts.nothingHint)}
          </EmptyState>
        }
      >
        {() => (
          <DayList
            rows={shown?.entries ?? []}
            at={({ at }) => at}
            level={level + 1}
            isChanging={list.isPlaceholderData}
          >
            {(act) => <Entry key={act.id} act={act} titles={shown?.titles} onOnly={query.set} />}
          </DayList>
        )}
      </ListState>
      <ListPaging by="time" query={query} next={shown?.next} isChanging={list.isPlaceholderData} />
    </section>
  )
}
