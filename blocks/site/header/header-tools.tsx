import { ButtonLink } from '@kit/ui/button'
import { AccountMenu } from '@kit/ui/site/account-menu'
import { LanguageLinks } from '@kit/ui/site/language-links'
import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import { SearchDialog } from '@kit/ui/site/search-dialog'
import { SearchForm } from '@kit/ui/site/search-form'
import type { Props } from './schema'
import styles from './view.module.css'

/** Tools at the end of the bar. On narrow screens most of them move into the drawer. */
export function HeaderTools({ search, searchPage, language, theme, account, actions, slots }: Props) {
  return (
    <div className={styles.tools}>
      {search === 'box' && (
        <div className={styles.searchBox}>
          <SearchForm page={searchPage} />
        </div>
      )}
      {search !== 'none' && (
        <SearchDialog page={searchPage} className={search === 'box' ? styles.narrowOnly : undefined} />
      )}
      {(language || theme) && (
        <div className={styles.wideOnly}>
          {language && <LanguageLinks look="codes" />}
          {theme && <SchemeChoice look="icon" />}
        </div>
      )}
      {slots?.actions}
      {account && (
        <div className={styles.account}>
          <AccountMenu compact />
        </div>
      )}
      {actions.length > 0 && (
        <div className={styles.wideOnly}>
          {actions.map(({ label, ...action }, at) => (
            <ButtonLink key={at} {...action}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  )
}
