import { lazy, Suspense, useRef } from 'react'
import type { SessionInfo } from '@schemas/boot'
import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import { hasRole, type Role } from '@schemas/layout/role'
import { useBoot, usePage, useSession } from '../../boot'
import { Icon } from '../../icon'
import { Link } from '../../link'
import { useIsMounted } from '../../mounted'
import { usePageLink } from '../../page-link'
import { useT } from '../../t'
import { useDisclosure } from '../menu/use-disclosure'
import { accountLinks, accountMessages } from './account-messages'
import styles from './account-menu.module.css'
import { Avatar } from './avatar'
import { SignOutButton } from './sign-out-button'

/** Guests never load it; if it fails to load, only the number is missing. */
const UnreadMark = lazy(() =>
  import('./unread-mark').then(
    ({ UnreadMark: found }) => ({ default: found }),
    () => ({ default: () => null }),
  ),
)
const messagesPage = '/user/message'

export type AccountLink = {
  label: string
  link: LinkTarget
  icon?: IconName | undefined
  role?: Role | undefined
  /** Shown only to roles below this one, which have another page for it. */ below?: Role | undefined
}
type Props = {
  /** Narrow screens show the icon alone. */ compact?: boolean
  look?: 'avatar' | 'name'
  signInPage?: string
  items?: readonly AccountLink[]
  align?: 'start' | 'end'
}

/** For guests a sign-in link that returns here; for members their name, their links, and sign-out. */
export function AccountMenu({
  compact = false,
  look: variant = 'avatar',
  signInPage = '/user/login',
  items = [],
  align = 'end',
}: Props) {
  const session = useSession()
  return session.role === 'guest' ? (
    <SignInLink signInPage={signInPage} compact={compact} />
  ) : (
    <PersonMenu person={session} variant={variant} items={items} align={align} />
  )
}

function SignInLink({ signInPage, compact }: { signInPage: string; compact: boolean }) {
  const t = useT()
  const page = usePage()
  return (
    <Link link={{ to: signInAddress(signInPage, page) }} className={styles.signIn} data-compact={compact || undefined}>
      <Icon name="user-circle" size="1.375rem" />
      <span className={styles.signInWords}>{t(accountMessages.signIn)}</span>
    </Link>
  )
}

function PersonMenu({
  person,
  variant,
  items,
  align,
}: {
  person: SessionInfo
  variant: 'avatar' | 'name'
  items: readonly AccountLink[]
  align: 'start' | 'end'
}) {
  const t = useT()
  const root = useRef<HTMLDivElement>(null)
  const { panel, summary, close } = useDisclosure(root, usePage()?.path ?? '')
  const links = useAccountLinks(items).filter(
    ({ role, below }) => (!role || hasRole(person.role, role)) && !(below && hasRole(person.role, below)),
  )
  const name = [person.firstname, person.lastname].filter(Boolean).join(' ')
  // Does not open on hover: a menu with a sign-out entry must be opened on purpose.
  const { onPointerEnter: _enter, onPointerLeave: _leave, ...details } = panel('account')
  return (
    <div ref={root} className={styles.account} data-align={align}>
      <details className={styles.details} {...details}>
        <summary className={styles.button} data-look={variant} {...summary('account')}>
          <span className={styles.sign}>
            <Avatar person={person} />
            <Unread place="corner" />
          </span>
          {variant === 'name' ? (
            <>
              <span className={styles.name}>{person.firstname ?? t(accountMessages.someone)}</span>
              <Icon name="chevron-down" size="0.9em" className={styles.chevron ?? ''} />
            </>
          ) : (
            <span className="visually-hidden">
              {t(name ? accountMessages.menu : accountMessages.someone, { name })}
            </span>
          )}
        </summary>
        <div className={styles.panel}>
          <div className={styles.person}>
            <Avatar person={person} className={styles.large ?? ''} />
            <div className={styles.who}>
              <p className={styles.fullName}>{name || t(accountMessages.someone)}</p>
              <p className={styles.role}>{t(accountMessages[person.role])}</p>
            </div>
          </div>
          <ul className={styles.links}>
            {links.map(({ label, link, icon }, at) => (
              <li key={at}>
                <Link link={link} className={styles.link} onClick={close}>
                  {icon && <Icon name={icon} className={styles.icon ?? ''} />}
                  {label}
                  {link.to === messagesPage && <Unread place="line" />}
                </Link>
              </li>
            ))}
          </ul>
          <SignOutButton className={styles.link ?? ''} iconClassName={styles.icon ?? ''} />
        </div>
      </details>
    </div>
  )
}

/** Number of unread messages, on live pages only and not on the builder's canvas. */
function Unread({ place }: { place: 'corner' | 'line' }) {
  const { routes } = useBoot()
  const isVisited = usePageLink() !== null
  const isMounted = useIsMounted()
  if (!isMounted || !isVisited || !routes.some(({ path }) => path === messagesPage)) return null
  return (
    <Suspense fallback={null}>
      <UnreadMark place={place} />
    </Suspense>
  )
}

function useAccountLinks(own: readonly AccountLink[]): readonly AccountLink[] {
  const t = useT()
  const { routes } = useBoot()
  if (own.length > 0) return own
  // Sites differ in their pages: only pages of this release are offered.
  return accountLinks
    .filter(({ link }) => routes.some(({ path }) => path === link.to))
    .map((entry) => ({ ...entry, label: t(entry.label) }))
}

function signInAddress(signInPage: string, page: ReturnType<typeof usePage>): string {
  if (!page || page.path === signInPage) return signInPage
  const query = new URLSearchParams(page.query).toString()
  return `${signInPage}?${new URLSearchParams({ to: page.path + (query && `?${query}`) })}`
}
