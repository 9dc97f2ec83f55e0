import type { OutputOf } from '@schemas/call'
import { call as linksCall } from '@client/account/calls/member/bypasses'
import { call as revokeCall } from '@client/account/calls/member/revoke-bypass'
import { useLocale, useSpace } from '@kit/boot'
import { formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCall, useCallMutation } from '@kit/use-call'
import { MakeLink } from './make-link'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Links are used or expire without notice, so the list is polled at this interval (ms). */
const pollIntervalMs = 30_000

type Open = OutputOf<typeof linksCall>['links'][number]

export function View({ title, intro, blockId }: Props) {
  const t = useT()
  const { data, error, isPending, refetch } = useCall(linksCall, {}, { refetchInterval: pollIntervalMs })
  return (
    <SettingsPanel id={blockId} title={title ?? t(texts.title)} intro={intro ?? t(texts.intro)}>
      <MakeLink onMade={() => void refetch()} />
      <h3 className={styles.heading}>{t(texts.open)}</h3>
      <ListState
        isLoading={isPending}
        rows={1}
        error={data ? undefined : error?.message}
        onRetry={() => void refetch()}
        isEmpty={data?.links.length === 0}
        empty={<p className={styles.soft}>{t(texts.none)}</p>}
      >
        {() => (
          <ul role="list" className={styles.links}>
            {data?.links.map((link) => (
              <OpenLink key={link.id} link={link} />
            ))}
          </ul>
        )}
      </ListState>
    </SettingsPanel>
  )
}

function OpenLink({ link }: { link: Open }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const revoke = useCallMutation(revokeCall, { refresh: [linksCall] })
  return (
    <li className={styles.link}>
      <div className={styles.words}>
        <strong>{link.name}</strong>
        <span>{link.reason}</span>
        <span className={styles.soft}>
          {t(texts.by, { by: link.madeBy, time: formatTime(link.expiresAt, locale, { timeZone }) })}
        </span>
      </div>
      <ActionButton
        look="quiet"
        size="s"
        icon="x"
        onAction={() => revoke.mutateAsync({ id: link.id })}
        onError={(error) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })}
      >
        {t(texts.end)}
      </ActionButton>
    </li>
  )
}
