import type { ReactNode } from 'react'
import type { OutputOf } from '@schemas/call'
import { satangPerBaht } from '@schemas/constants'
import type { IconName } from '@schemas/layout/icon-names'
import { hasRole } from '@schemas/layout/role'
import { call as overviewCall } from '@client/account/calls/account/overview'
import { useBoot, useLocale, usePage, useSession, useSpace } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatBaht, formatDate, shorthand } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { Avatar } from '@kit/ui/site/avatar'
import surface from '@kit/ui/surface.module.css'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Listed = OutputOf<typeof overviewCall>
type Tile = {
  /** Without a target there is no page to open. */ to?: string
  icon: IconName
  label: string
  value: string
  small?: boolean
}

export function View({ title, level, data, blockId }: Props) {
  const t = useT()
  const locale = useLocale()
  const session = useSession()
  const space = useSpace()
  const { timeZone = space.timeZone } = session
  const { routes } = useBoot()
  const initialResult = data?.overview
  const first = initialResult?.ok ? initialResult.value : undefined
  const read = useCall(overviewCall, {}, { enabled: usePage() !== null, ...(first ? { initialData: first } : {}) })
  const overview = read.data ?? first
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  // Sites differ in their pages: only pages of this release are offered.
  const tiles = overview
    ? tilesOf(overview).filter(
        ({ to }) =>
          to === undefined || routes.length === 0 || routes.some(({ path }) => path === to.replace(/#.*/, '')),
      )
    : []
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header className={styles.head}>
        <Avatar person={session} className={styles.avatar ?? ''} />
        <div>
          <Heading id={`${blockId}-title`} className={styles.title}>
            {title ?? t(texts.hello, { name: session.firstname ?? '' })}
          </Heading>
          {overview && (
            <p className={styles.since}>{t(texts.since, { day: formatDate(overview.since, locale, { timeZone }) })}</p>
          )}
        </div>
      </header>
      <ListState
        isLoading={!overview && read.isPending}
        error={
          overview
            ? undefined
            : (read.error?.message ?? (initialResult?.ok === false ? initialResult.error.message : undefined))
        }
        onRetry={() => void read.refetch()}
        rows={2}
      >
        {() => (
          <ul className={styles.tiles}>
            {tiles.map(({ to, icon, label, value, small }) => (
              <li key={label}>
                <TileFrame to={to}>
                  <span className={styles.icon}>
                    <Icon name={icon} size="1.375rem" />
                  </span>
                  <span className={styles.label}>{label}</span>
                  <span className={styles.value} data-small={small ? '' : undefined}>
                    {value}
                  </span>
                </TileFrame>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )

  // Amounts of a million or more are shortened without satang to fit the tile; the wallet shows the exact figure.
  function short(satang: number): string {
    const baht = satang / satangPerBaht
    return baht < 1_000_000 ? formatBaht(satang, locale) : `฿${shorthand(baht)}`
  }

  function tilesOf({ balance, unread, devices, answers, lacks }: Listed): Tile[] {
    const missing = lacks.map((name) => t(texts.lacks[name])).join(', ')
    return [
      { to: '/user/wallet', icon: 'wallet', label: t(texts.wallet), value: short(balance) },
      {
        to: '/user/message',
        icon: 'message',
        label: t(texts.messages),
        value: unread > 0 ? t(texts.unread, { unread }) : t(texts.allRead),
        small: true,
      },
      { to: '/user/filemanager', icon: 'folder', label: t(texts.files), value: t(texts.open), small: true },
      {
        to: '/user/profile',
        icon: 'user-circle',
        label: t(texts.profile),
        value: missing ? t(texts.lacking, { what: missing }) : t(texts.whole),
        small: true,
      },
      { to: '/user/profile#sessions', icon: 'device-laptop', label: t(texts.devices), value: String(devices) },
      ...(answers > 0 ? [{ icon: 'clipboard-list' as const, label: t(texts.answers), value: String(answers) }] : []),
      { to: '/user/qrcode', icon: 'qrcode', label: t(texts.qr), value: t(texts.show), small: true },
      ...(hasRole(session.role, 'manager')
        ? [{ to: '/user/email', icon: 'mail' as const, label: t(texts.mail), value: t(texts.write), small: true }]
        : []),
      ...(hasRole(session.role, 'admin')
        ? [
            {
              to: '/user/members',
              icon: 'users' as const,
              label: t(texts.members),
              value: t(texts.manage),
              small: true,
            },
            { to: '/user/audit', icon: 'history' as const, label: t(texts.audit), value: t(texts.look), small: true },
            { to: '/config', icon: 'settings' as const, label: t(texts.config), value: t(texts.manage), small: true },
          ]
        : []),
    ]
  }
}

function TileFrame({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <div className={classNames(surface.surface, styles.tile)}>{children}</div>
  return (
    <Link link={{ to }} className={classNames(surface.surface, surface.pressable, styles.tile)}>
      {children}
    </Link>
  )
}
