import type { ReactNode } from 'react'
import { useBoot } from '@kit/boot'
import { AccountMenu } from '@kit/ui/site/account-menu'
import { Brand } from '@kit/ui/site/brand'
import { LanguageLinks } from '@kit/ui/site/language-links'
import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import styles from './bar.module.css'

/** The logo of the site's theme, where it has one. */
const logo = 'logo'

/** A slim header for a page without the site's own. */
export function Bar({ children }: { children?: ReactNode }) {
  const { assets } = useBoot()
  return (
    <header className={styles.bar}>
      <Brand {...(assets?.[logo] ? { logo: { asset: logo }, logoHeight: 8 } : {})} className={styles.brand} />
      <div className={styles.tools}>
        {children}
        <LanguageLinks look="codes" />
        <SchemeChoice look="icon" />
        <AccountMenu compact />
      </div>
    </header>
  )
}
