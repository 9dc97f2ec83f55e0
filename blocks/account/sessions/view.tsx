import type { OutputOf } from '@schemas/call'
import { browserNameOf, osNameOf, unknownName } from '@schemas/client-names'
import { call as endCall } from '@client/account/calls/account/end-session'
import { call as endAllCall } from '@client/account/calls/account/end-sessions'
import { call as sessionsCall } from '@client/account/calls/account/sessions'
import { useBoot, useLocale, usePage, useSession, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { announceSignOut } from '@kit/session-channel'
import { useT } from '@kit/t'
import { forgetDrafts } from '@kit/tab-draft'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { ListState } from '@kit/ui/list-state'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCall, useCallMutation } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** What this site can tell about the browser. */
const facts = '/user/browser'

type Listed = OutputOf<typeof sessionsCall>
type One = Listed['sessions'][number]

export function View({ data, blockId }: Props) {
  const t = useT()
  const initialResult = data?.sessions
  const first = initialResult?.ok ? initialResult.value : undefined
  const list = useCall(sessionsCall, {}, { enabled: usePage() !== null, ...(first ? { initialData: first } : {}) })
  const { routes } = useBoot()
  const { userID } = useSession()
  const end = useCallMutation(endCall, { refresh: [sessionsCall] })
  const endAll = useCallMutation(endAllCall, { refresh: [sessionsCall] })
  const sessions = (list.data ?? first)?.sessions ?? []
  const fail = (error: unknown) => showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
  return (
    <SettingsPanel
      id={blockId === 'sessions' ? blockId : `${blockId}-sessions`}
      title={t(texts.title)}
      intro={t(texts.intro)}
    >
      <span id="sessions" className={styles.anchor} />
      <ListState
        isLoading={sessions.length === 0 && list.isPending}
        error={sessions.length > 0 ? undefined : list.error?.message}
        onRetry={() => void list.refetch()}
        rows={2}
      >
        {() => (
          <ul className={styles.list}>
            {sessions.map((each) => (
              <li key={each.id} className={styles.session}>
                <Session session={each} />
                {!each.isCurrent && (
                  <ActionButton
                    look="quiet"
                    size="s"
                    onError={fail}
                    onAction={async () => {
                      await end.mutateAsync({ id: each.id })
                      showToast(t(texts.ended))
                    }}
                  >
                    {t(texts.end)}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListState>
      <div className={styles.acts}>
        {sessions.length > 1 && (
          <ActionButton
            look="secondary"
            size="s"
            onError={fail}
            onAction={async () => {
              const { ended } = await endAll.mutateAsync({ others: true })
              showToast(t(texts.endedOthers, { ended }))
            }}
          >
            {t(texts.others)}
          </ActionButton>
        )}
        <ActionButton
          look="secondary"
          size="s"
          icon="logout"
          onError={fail}
          onAction={async () => {
            if (
              !(await confirmDialog(t(texts.everywhereAsk), {
                title: t(texts.everywhere),
                ok: t(texts.everywhere),
                isDangerous: true,
              }))
            )
              return false
            await callGateway(endAllCall, {})
            announceSignOut(userID)
            forgetDrafts()
            location.assign('/user/login')
            return true
          }}
        >
          {t(texts.everywhere)}
        </ActionButton>
        {routes.some(({ path }) => path === facts) && <Link link={{ to: facts }}>{t(texts.facts)}</Link>}
      </div>
    </SettingsPanel>
  )
}

function Session({ session }: { session: One }) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  const [browser, system] = [browserNameOf(session.userAgent), osNameOf(session.userAgent)]
  const known = [browser, system].filter((name) => name !== unknownName)
  const time = (at: string) => formatDateTime(at, locale, { timeZone })
  return (
    <>
      <span className={styles.icon}>
        <Icon name={/iOS|Android|iPadOS/.test(system) ? 'device-mobile' : 'device-laptop'} size="1.375rem" />
      </span>
      <span className={styles.words}>
        <span className={styles.device}>
          {known.length === 2 ? t(texts.device, { browser, system }) : (known[0] ?? t(texts.unknown))}{' '}
          {session.isCurrent && <Badge tone="brand">{t(texts.here)}</Badge>}
        </span>
        <span className={styles.facts}>
          {[session.address, t(texts.via[session.via]), t(texts.since, { time: time(session.startedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles.facts}>{t(texts.active, { time: time(session.lastActiveAt) })}</span>
        {session.impersonator && <span className={styles.facts}>{t(texts.by, { name: session.impersonator })}</span>}
      </span>
    </>
  )
}
