import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { call } from '@schemas/messages/calls/message/people'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { accountMessages } from '@kit/ui/site/account-messages'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { peopleCall } from './calls'
import { PersonMark, useNameOf } from './conversation'
import { texts } from './texts'
import styles from './view.module.css'

export type Found = OutputOf<typeof call>['people'][number]

/** Debounce of the search field (ms). */
const pauseMs = 250

/** Chooses whom to write to. */
export function PeopleSearch({
  first = '',
  onChoose,
  onCancel,
}: {
  /** Initial search text. */ first?: string
  onChoose: (person: Found) => void
  onCancel: () => void
}) {
  const t = useT()
  const nameOf = useNameOf()
  const [query, setQuery] = useState(first)
  const [q, setQ] = useState(first.trim())
  useEffect(() => {
    const timer = setTimeout(() => setQ(query.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [query])
  const found = useCall(peopleCall, q ? { q } : {}, { placeholderData: keepPreviousData })
  return (
    <div className={styles.search}>
      <Field label={t(texts.find)} hint={t(texts.findHint)}>
        <TextInput
          type="search"
          icon="search"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens by the button that asks for it
          autoFocus
          value={query}
          maxLength={100}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <ListState
        rows={3}
        isLoading={!found.data}
        error={found.error?.message}
        onRetry={() => void found.refetch()}
        isEmpty={found.data?.people.length === 0}
        empty={<EmptyState icon="search" title={t(texts.nobody)} />}
      >
        {() => (
          <ul className={styles.threads}>
            {found.data?.people.map((person) => (
              <li key={person.id}>
                <button type="button" className={styles.entry} onClick={() => onChoose(person)}>
                  <PersonMark person={person} kind="direct" />
                  <span className={styles.words}>
                    <span className={styles.who}>{nameOf(person, 'direct')}</span>
                    <span className={styles.when}>{t(accountMessages[person.role as 'user'])}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {found.data?.isMore && <p className={styles.hint}>{t(texts.isMore)}</p>}
      <Button look="secondary" size="s" onClick={onCancel}>
        {t(texts.cancel)}
      </Button>
    </div>
  )
}
