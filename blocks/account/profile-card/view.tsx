import { usePage, useSession } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { accountMessages } from '@kit/ui/site/account-messages'
import { Avatar } from '@kit/ui/site/avatar'
import { SignOutButton } from '@kit/ui/site/sign-out-button'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ greeting, links, showSignOut, look: variant }: Props) {
  const t = useT()
  const session = useSession()
  const path = usePage()?.path ?? '/'
  const isGuest = session.role === 'guest'
  const name = [session.firstname, session.lastname].filter(Boolean).join(' ')
  return (
    <section
      className={classNames(styles.card, variant === 'card' && surface.surface)}
      data-look={variant}
      aria-label={isGuest ? t(texts.guest) : name}
    >
      <div className={styles.person}>
        {isGuest ? (
          <span className={styles.nobody}>
            <Icon name="user" size="1.5rem" />
          </span>
        ) : (
          <Avatar person={session} className={styles.avatar ?? ''} />
        )}
        <div className={styles.words}>
          {greeting && !isGuest && <p className={styles.greeting}>{greeting}</p>}
          <p className={styles.name}>{isGuest ? t(texts.guest) : name}</p>
        </div>
        {isGuest ? (
          <ButtonLink
            link={{ to: `/user/login?to=${encodeURIComponent(path)}` }}
            size={variant === 'line' ? 's' : 'm'}
            icon="login"
          >
            {t(accountMessages.signIn)}
          </ButtonLink>
        ) : (
          <Badge tone={session.role === 'admin' ? 'accent' : session.role === 'manager' ? 'brand' : 'neutral'}>
            {t(accountMessages[session.role])}
          </Badge>
        )}
      </div>
      {!isGuest && (links.length > 0 || showSignOut) && (
        <nav className={styles.links} aria-label={t(texts.links)}>
          {links.map(({ label, link }, index) => (
            <Link key={index} link={link}>
              {label}
              <Icon name="chevron-right" size="1.1em" />
            </Link>
          ))}
          {showSignOut && <SignOutButton className={styles.signOut ?? ''} />}
        </nav>
      )}
    </section>
  )
}
