import { useDeferredValue, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { Share } from '@schemas/files/entities/share'
import { hasRole } from '@schemas/layout/role'
import { usePage, useSession } from '@kit/boot'
import { FilePages } from '@areas/files/ui/file-pages'
import { ShareDialog } from '@areas/files/ui/share-dialog'
import { sharesCall } from '@areas/files/ui/sharing/sharing-calls'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { callGateway } from '@kit/call-gateway'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'
import { ShareRow } from './share-row'
import { texts } from './texts'
import styles from './view.module.css'

type Listed = OutputOf<typeof import('@schemas/files/calls/share/list').call>

export function View({ title, intro, data, blockId }: Props) {
  const t = useT()
  const { role } = useSession()
  const isLive = usePage() !== null
  const [which, setWhich] = useState<'active' | 'ended'>('active')
  const [whose, setWhose] = useState<'mine' | 'site'>('mine')
  const [searchText, setSearchText] = useState('')
  const [managed, setManaged] = useState<Share>()
  const q = useDeferredValue(searchText.trim())
  const initialResult = data?.shares
  const isFirst = which === 'active' && whose === 'mine' && q === ''
  const first = isFirst && initialResult?.ok ? initialResult.value : undefined
  const input = { which, whose, ...(q ? { q } : {}) }
  const query = useCall(sharesCall, input, {
    enabled: isLive,
    ...(first ? { initialData: first } : {}),
    placeholderData: (before) => before,
  })
  const listed = query.data ?? first
  const [more, setMore] = useState<{ of?: Listed; shares: Share[] }>({ shares: [] })
  const shares = [...(listed?.shares ?? []), ...(listed !== undefined && more.of === listed ? more.shares : [])]
  const { counts } = listed ?? {}
  const ended = counts ? counts.off + counts.expired + counts.exhausted + counts.revoked : 0

  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        title={title ?? t(texts.title)}
        intro={intro ?? t(texts.intro)}
        level={1}
        id={`${blockId}-title`}
      />
      <FilePages look="line" />
      <div className={styles.filters} role="search">
        <Field label={t(texts.search)} labelHidden className={styles.search ?? ''}>
          <TextInput
            type="search"
            icon="search"
            placeholder={t(texts.search)}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Field>
        <div role="group" aria-label={t(texts.which)} className={styles.tabs}>
          {(['active', 'ended'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={styles.tab}
              aria-pressed={which === each}
              onClick={() => setWhich(each)}
            >
              {t(texts[each], { count: each === 'active' ? (counts?.active ?? 0) : ended })}
            </button>
          ))}
        </div>
        {hasRole(role, 'manager') && (
          <Field label={t(texts.whose)} labelHidden>
            <Select
              value={whose}
              onChange={(event) => setWhose(event.target.value as 'mine' | 'site')}
              options={[
                { value: 'mine', label: t(texts.mine) },
                { value: 'site', label: t(texts.site) },
              ]}
            />
          </Field>
        )}
      </div>
      <ListState
        isLoading={!listed && query.isPending}
        error={listed ? undefined : query.error?.message}
        onRetry={() => void query.refetch()}
        isEmpty={shares.length === 0}
        empty={
          <EmptyState
            icon="link"
            title={t(texts.nothing)}
            action={
              <ButtonLink link={{ to: '/user/filemanager' }} look="secondary">
                {t(texts.files)}
              </ButtonLink>
            }
          >
            {t(texts.nothingHint)}
          </EmptyState>
        }
      >
        {() => (
          <ul role="list" className={styles.list}>
            {shares.map((share) => (
              <ShareRow key={share.id} share={share} onManage={() => setManaged(share)} />
            ))}
          </ul>
        )}
      </ListState>
      {listed && shares.length < listed.total && (
        <div className={styles.more}>
          <ActionButton
            look="secondary"
            onAction={async () => {
              const next = await callGateway(sharesCall, { ...input, offset: shares.length })
              setMore({ of: listed, shares: [...(more.of === listed ? more.shares : []), ...next.shares] })
            }}
          >
            {t(texts.more)}
          </ActionButton>
        </div>
      )}
      {managed && (
        <ShareDialog
          item={{ _id: managed.item.id, name: managed.item.name }}
          onClose={() => {
            setManaged(undefined)
            void query.refetch()
          }}
        />
      )}
    </section>
  )
}
