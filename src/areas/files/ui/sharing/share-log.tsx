import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { browserNameOf, osNameOf } from '@schemas/client-names'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { ActionButton } from '@kit/ui/action-button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { logCall } from './sharing-calls'
import styles from './sharing.module.css'
import { texts } from './texts'

type Log = OutputOf<typeof import('@schemas/files/calls/share/log').call>

/** Access log of a link, newest first. */
export function ShareLog({ id }: { id: string }) {
  const t = useT()
  const { data, error, isPending, refetch } = useCall(logCall, { id }, { staleTime: 0 })
  const [more, setMore] = useState<Log>()
  const entries = [...(data?.entries ?? []), ...(more?.entries ?? [])]
  const next = more ? more.next : data?.next
  const loadMore = async () => {
    const page = await callGateway(logCall, { id, cursor: next ?? '' })
    setMore({ entries: [...(more?.entries ?? []), ...page.entries], next: page.next })
  }
  return (
    <ListState
      isLoading={isPending}
      error={error?.message}
      onRetry={() => void refetch()}
      isEmpty={entries.length === 0}
      empty={<EmptyState icon="eye" title={t(texts.noLog)} />}
      rows={3}
    >
      {() => (
        <>
          <ul role="list" className={styles.log}>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ul>
          {next && (
            <ActionButton look="secondary" size="s" onAction={loadMore}>
              {t(texts.more)}
            </ActionButton>
          )}
        </>
      )}
    </ListState>
  )
}

function Line({ entry }: { entry: Log['entries'][number] }) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  const device =
    entry.userAgent && t(texts.device, { browser: browserNameOf(entry.userAgent), system: osNameOf(entry.userAgent) })
  return (
    <li className={styles.line} data-act={entry.act}>
      <span className={styles.what}>
        {t(texts.acts[entry.act])}
        {entry.name && `: ${entry.name}`}
        {entry.times > 1 && <span className={styles.soft}> · {t(texts.times, { count: entry.times })}</span>}
      </span>
      <span className={styles.soft}>
        {[formatDateTime(entry.at, locale, { timeZone }), entry.by, device, entry.address].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}
