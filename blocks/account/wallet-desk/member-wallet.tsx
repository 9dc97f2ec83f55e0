import { keepPreviousData } from '@tanstack/react-query'
import type { WalletTransaction } from '@schemas/wallet/entities/wallet'
import { hasRole } from '@schemas/layout/role'
import { useLocale, useSession } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { useActionState } from '@kit/ui/action-state'
import { ListState } from '@kit/ui/list-state'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import surface from '@kit/ui/surface.module.css'
import { BalanceFigure } from '@areas/wallet/ui/balance-figure'
import { TransactionList } from '@areas/wallet/ui/transaction-list'
import { useTransactionQuery } from '@areas/wallet/ui/use-transaction-query'
import { useCall, useCallMutation } from '@kit/use-call'
import { membersCall, readCall, reverseCall } from './calls'
import { ChangeForm } from './change-form'
import { texts } from './texts'
import styles from './view.module.css'

/** A member's wallet with its actions. */
export function MemberWallet({
  person,
  level,
  onBack,
}: {
  person: string
  /** Level of the heading above it. */ level: number
  onBack: () => void
}) {
  const Heading = `h${level + 1}` as 'h2' | 'h3' | 'h4'
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const query = useTransactionQuery('member-')
  const read = useCall(readCall, { person, limit: 10, ...query.input }, { placeholderData: keepPreviousData })
  const reverse = useCallMutation(reverseCall, { refresh: [readCall, membersCall] })
  const { run } = useActionState()
  const isOwn = session.userID === person
  const name =
    [read.data?.member.firstname, read.data?.member.lastname].filter(Boolean).join(' ') ||
    (read.data?.member.email ?? '')

  async function takeBack({ id, amount }: WalletTransaction): Promise<void> {
    const reason = await promptDialog(t(texts.reverseWhy), {
      title: t(texts.reverseTitle, { amount: formatBaht(amount, locale, { fixed: true }) }),
      ok: t(texts.reverse),
      cancel: t(texts.reverseNot),
      validate: (value) => (value.trim().length < 3 ? t(texts.reasonShort) : undefined),
    })
    if (reason === null) return
    await reverse.mutateAsync({ transaction: id, reason: reason.trim() }).then(
      ({ balance }) =>
        showToast(t(texts.done, { name, amount: formatBaht(balance, locale, { fixed: true }) }), { tone: 'success' }),
      (error: Error) => showToast(error.message, { tone: 'error' }),
    )
    query.begin()
  }

  return (
    <div className={styles.wallet}>
      <Button look="quiet" size="s" icon="arrow-left" className={styles.back ?? ''} onClick={onBack}>
        {t(texts.back)}
      </Button>
      <ListState
        rows={3}
        isLoading={!read.data && !read.error}
        error={read.data ? undefined : read.error?.message}
        onRetry={() => void read.refetch()}
      >
        {() =>
          read.data && (
            <>
              <div className={classNames(surface.surface, styles.card)}>
                <div>
                  <Heading className={styles.memberName}>{name}</Heading>
                  <p className={styles.soft}>{read.data.member.email}</p>
                </div>
                <BalanceFigure satang={read.data.balance} isBusy={read.isFetching} />
              </div>
              {isOwn ? (
                <p className={styles.own}>{t(texts.own)}</p>
              ) : (
                <ChangeForm
                  level={level + 2}
                  person={person}
                  name={name}
                  balance={read.data.balance}
                  onDone={query.begin}
                />
              )}
              <TransactionList
                of={name}
                level={level + 2}
                query={query}
                transactions={read.data.transactions}
                next={read.data.next}
                isChanging={read.isPlaceholderData}
                error={read.error?.message}
                onRetry={() => void read.refetch()}
                {...(hasRole(session.role, 'admin') && !isOwn
                  ? {
                      onReverse: (transaction: WalletTransaction) => void run(() => takeBack(transaction)),
                      isReversing: reverse.isPending,
                    }
                  : {})}
              />
            </>
          )
        }
      </ListState>
    </div>
  )
}
