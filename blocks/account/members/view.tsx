import { useRef, useState } from 'react'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Invite } from './invite'
import { MemberRow } from './member-row'
import type { Props } from './schema'
import { texts } from './texts'
import { roles, statuses, useMembers } from './use-members'
import styles from './view.module.css'

export function View(props: Props) {
  const { blockId, eyebrow, title, intro, align, level } = props
  const t = useT()
  const state = useMembers(props)
  const [isInviting, setInviting] = useState(false)
  const { list, query } = state
  const block = useRef<HTMLElement>(null)
  useFocusAlong(isInviting, () => focusIn(block.current))
  return (
    <section ref={block} aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(texts.title)}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
        actions={
          !isInviting && (
            <Button icon="plus" data-takes-focus="" onClick={() => setInviting(true)}>
              {t(texts.invite)}
            </Button>
          )
        }
      />
      {isInviting && <Invite onDone={() => setInviting(false)} />}
      <div className={styles.filters} role="search">
        <Field label={t(texts.search)} labelHidden className={styles.search ?? ''}>
          <TextInput
            type="search"
            icon="search"
            placeholder={t(texts.search)}
            value={query.words}
            onChange={(event) => query.setWords(event.target.value)}
          />
        </Field>
        <Field label={t(texts.role)} labelHidden>
          <Select
            value={state.role ?? ''}
            onChange={(event) => query.set({ role: event.target.value })}
            placeholder={t(texts.allRoles)}
            options={roles.map((value) => ({ value, label: t(texts.roles[value]) }))}
          />
        </Field>
        <Field label={t(texts.status)} labelHidden>
          <Select
            value={state.status ?? ''}
            onChange={(event) => query.set({ status: event.target.value })}
            placeholder={t(texts.allStatuses)}
            options={statuses.map((value) => ({ value, label: t(texts.statuses[value]) }))}
          />
        </Field>
      </div>
      {list && (
        <p className={styles.count} role="status">
          {t(texts.count, { total: list.total })}
        </p>
      )}
      <ListState
        isLoading={state.isLoading}
        error={state.error}
        onRetry={state.retry}
        isEmpty={list?.members.length === 0}
        empty={
          <EmptyState
            icon="users"
            title={t(texts.nothing)}
            action={
              state.isFiltered && (
                <Button look="secondary" onClick={query.clear}>
                  {t(texts.clear)}
                </Button>
              )
            }
          >
            {t(texts.nothingHint)}
          </EmptyState>
        }
      >
        {() => (
          <ul className={styles.list}>
            {list?.members.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </ListState>
      <ListPaging by="order" query={query} next={list?.next} />
    </section>
  )
}
