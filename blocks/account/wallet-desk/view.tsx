import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { WalletMember } from '@schemas/wallet/entities/wallet'
import { useAddressState } from '@kit/address-state'
import { useLocale, usePage } from '@kit/boot'
import { useFocusAlong } from '@kit/focus-along'
import { formatBaht } from '@kit/format'
import { Icon } from '@kit/icon'
import { useListQuery } from '@kit/list-query'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import renewing from '@kit/ui/renewing.module.css'
import { Avatar } from '@kit/ui/site/avatar'
import { accountMessages } from '@kit/ui/site/account-messages'
import { TextInput } from '@kit/ui/text-input'
import { useCall } from '@kit/use-call'
import { membersCall } from './calls'
import { MemberWallet } from './member-wallet'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, intro, level, data }: Props) {
  const t = useT()
  const initialResult = data?.members
  const [{ member }, setAddress] = useAddressState(['member'])
  const query = useListQuery([], 'people-')
  const { q, cursor } = query
  const finding = useRef<HTMLDivElement>(null)
  const found = useCall(
    membersCall,
    { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) },
    { placeholderData: keepPreviousData, enabled: usePage() !== null && !initialResult },
  )
  const list = found.data ?? (initialResult?.ok ? initialResult.value : undefined)
  const error = initialResult?.ok === false ? initialResult.error.message : found.error?.message
  const toTop = () => {
    if (finding.current && finding.current.getBoundingClientRect().top < 0) finding.current.scrollIntoView()
  }
  const wallet = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(member)
  if (member && member !== last) setLast(member)
  // On a phone only one of both panes is shown: focus follows from the member to the wallet and back.
  useFocusAlong(member, () => {
    if (member) {
      wallet.current?.focus({ preventScroll: true })
      wallet.current?.scrollIntoView()
    } else
      (
        finding.current?.querySelector<HTMLElement>(`[data-member="${CSS.escape(last)}"]`) ??
        finding.current?.querySelector('input')
      )?.focus()
  })
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </Heading>
        <p className={styles.intro}>{intro ?? t(texts.intro)}</p>
      </header>
      <div className={styles.desk} data-chosen={member ? '' : undefined}>
        <div ref={finding} className={styles.finding}>
          <Field label={t(texts.find)} hint={t(texts.hint)}>
            <TextInput
              type="search"
              icon="search"
              value={query.words}
              maxLength={100}
              onChange={(event) => query.setWords(event.target.value)}
            />
          </Field>
          <ListState
            rows={4}
            isLoading={!list}
            error={error}
            onRetry={() => void found.refetch()}
            isEmpty={list?.members.length === 0}
            empty={
              <EmptyState icon="search" title={t(texts.nobody)}>
                {t(texts.nobodyHint)}
              </EmptyState>
            }
          >
            {() => (
              <ul
                className={`${styles.members} ${renewing.renewing}`}
                aria-label={t(texts.members)}
                aria-busy={found.isPlaceholderData || undefined}
              >
                {list?.members.map((each) => (
                  <li key={each.id}>
                    <MemberButton
                      member={each}
                      isChosen={each.id === member}
                      onChoose={() => setAddress({ member: each.id })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </ListState>
          <ListPaging by="order" query={query} next={list?.next} isChanging={found.isPlaceholderData} onTurn={toTop} />
        </div>
        <div ref={wallet} className={styles.chosen} tabIndex={-1}>
          {member ? (
            <MemberWallet key={member} person={member} level={level} onBack={() => setAddress({ member: '' })} />
          ) : (
            <EmptyState icon="user" title={t(texts.choose)}>
              {t(texts.chooseHint)}
            </EmptyState>
          )}
        </div>
      </div>
    </section>
  )
}

function MemberButton({
  member,
  isChosen,
  onChoose,
}: {
  member: WalletMember
  isChosen: boolean
  onChoose: () => void
}) {
  const t = useT()
  const locale = useLocale()
  const { firstname, lastname, email, role, balance } = member
  return (
    <button type="button" className={styles.member} data-member={member.id} aria-pressed={isChosen} onClick={onChoose}>
      <Avatar person={{ role: 'user', firstname, lastname, ...(member.avatar ? { avatar: member.avatar } : {}) }} />
      <span className={styles.who}>
        <span className={styles.name}>{[firstname, lastname].filter(Boolean).join(' ') || email}</span>
        <span
          className={styles.soft}
        >{`${email} · ${t(accountMessages[role as keyof typeof accountMessages] ?? accountMessages.user)}`}</span>
      </span>
      <span className={styles.sum}>{formatBaht(balance, locale, { fixed: true })}</span>
      <Icon name="chevron-right" className={styles.soft ?? ''} />
    </button>
  )
}
