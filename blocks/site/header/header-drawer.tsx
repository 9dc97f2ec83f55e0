import { ButtonLink } from '@kit/ui/button'
import { useT } from '@kit/t'
import type { MenuEntry } from '@kit/ui/menu/entries'
import { MenuTree } from '@kit/ui/menu/menu-tree'
import { LanguageLinks } from '@kit/ui/site/language-links'
import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import { SearchForm } from '@kit/ui/site/search-form'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** The drawer: search, the whole menu as a tree, then the tools that left the bar. */
export function HeaderDrawer({
  entries,
  search,
  searchPage,
  language,
  theme,
  actions,
}: Props & { entries: readonly MenuEntry[] }) {
  const t = useT()
  return (
    <>
      {search !== 'none' && <SearchForm page={searchPage} look="filled" suggestions={false} />}
      <nav aria-label={t(texts.menu)}>
        <MenuTree entries={entries} />
      </nav>
      <div className={styles.drawerFoot}>
        {actions.map(({ label, ...action }, at) => (
          <ButtonLink key={at} {...action} full>
            {label}
          </ButtonLink>
        ))}
        {(language || theme) && (
          <div className={styles.drawerTools}>
            {language && <LanguageLinks />}
            {theme && <SchemeChoice />}
          </div>
        )}
      </div>
    </>
  )
}
