import { hasRole } from '@schemas/layout/role'
import { workspaceGroups, type WorkspaceLink } from '@schemas/workspace'
import { useBoot, usePage, useSession } from '@kit/boot'
import { PaletteButton } from '@kit/command-palette/palette-button'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { AccountMenu, type AccountLink } from '@kit/ui/site/account-menu'
import { LanguageLinks } from '@kit/ui/site/language-links'
import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import { texts } from './texts'
import styles from './view.module.css'

export const homePath = '/user/dashboard'

/** Where one is, what can be done with the page, and the account. */
export function TopBar({ entry }: { entry: WorkspaceLink | undefined }) {
  const t = useT()
  const page = usePage()
  const { routes } = useBoot()
  const { role } = useSession()
  const title = useTitle()
  const group = entry && workspaceGroups[entry.group]
  const links: AccountLink[] = [
    { label: t(texts.profile), link: { to: '/user/profile' }, icon: 'user-circle' as const },
    { label: t(texts.qr), link: { to: '/user/qrcode' }, icon: 'qrcode' as const },
  ].filter(({ link }) => routes.some(({ path }) => path === link.to))
  return (
    <header className={styles.bar}>
      {page?.path !== homePath && (
        <Link link={{ to: homePath }} className={styles.back} aria-label={t(texts.back)}>
          <Icon name="chevron-left" size="1.5rem" />
        </Link>
      )}
      <nav className={styles.trail} aria-label={t(texts.here)}>
        <ol>
          {group && t(group) !== title && <li className={styles.parent}>{t(group)}</li>}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <div className={styles.tools}>
        <PaletteButton className={styles.search} labelClassName={styles.searchLabel} />
        {page && !page.error && hasRole(role, 'manager') && (
          // The builder is a separate document, unknown to the router.
          <a href={`${page.path}?edit`} className={styles.tool} title={t(texts.edit)}>
            <Icon name="edit" />
            <span className="visually-hidden">{t(texts.edit)}</span>
          </a>
        )}
        <div className={styles.choices}>
          <LanguageLinks look="codes" />
          <SchemeChoice look="icon" />
        </div>
        <div className={styles.account}>
          <AccountMenu items={links} />
        </div>
      </div>
    </header>
  )
}

/** The page's title without the site's name. */
function useTitle(): string {
  const t = useT()
  const page = usePage()
  const { routes } = useBoot()
  if (page?.error) return t(texts.error)
  return routes.find(({ path }) => path === page?.pattern)?.title ?? page?.head.title.split(' · ')[0] ?? ''
}
