import { useEffect } from 'react'
import { usePage } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import surface from '@kit/ui/surface.module.css'
import { BalanceFigure } from '@areas/wallet/ui/balance-figure'
import { TransactionList } from '@areas/wallet/ui/transaction-list'
import { useTransactionQuery } from '@areas/wallet/ui/use-transaction-query'
import { useWallet } from '@kit/wallet'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, intro, level, perPage, data }: Props) {
  const t = useT()
  const initialResult = data?.wallet
  const query = useTransactionQuery()
  const { now, get } = useWallet(
    initialResult?.ok
      ? { ...initialResult.value, next: initialResult.value.next }
      : initialResult
        ? { error: initialResult.error.message }
        : undefined,
  )
  // Off a page (previews, stories) there is no signed-in owner.
  const isLive = usePage() !== null && !initialResult
  const requestKey = JSON.stringify({ ...query.input, limit: perPage })
  // Failures are kept in the state and shown from there.
  const read = () => void get(JSON.parse(requestKey) as Parameters<typeof get>[0]).catch(() => {})
  useEffect(() => {
    if (isLive) read()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `read` is of what was asked
  }, [requestKey, isLive])
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  const name = title ?? t(texts.title)
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {name}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={classNames(surface.surface, styles.card)}>
        <BalanceFigure satang={now.balance} isBusy={now.isLoading} />
        <div className={styles.aside}>
          <p className={styles.note}>{t(texts.note)}</p>
          <Button look="secondary" size="s" icon="refresh" disabled={now.isLoading} onClick={read}>
            {t(texts.refresh)}
          </Button>
        </div>
      </div>
      <TransactionList
        of={name}
        level={level + 1}
        query={query}
        transactions={now.transactions}
        next={now.next}
        isChanging={now.isLoading}
        error={now.error}
        onRetry={read}
      />
    </section>
  )
}
