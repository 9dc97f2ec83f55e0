import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { Ground } from '@kit/ui/ground'
import { type MenuEntry, useMenu } from '@kit/ui/menu/entries'
import { Brand } from '@kit/ui/site/brand'
import { LanguageLinks } from '@kit/ui/site/language-links'
import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import { SocialLinks } from '@kit/ui/site/social-links'
import { Copyright } from './copyright'
import { FooterContact } from './footer-contact'
import { FooterColumns, FooterList } from './footer-links'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View(props: Props) {
  const { variant, logo, logoHeight, showName, about, statement, menu, items, legalMenu, legalItems, slots } = props
  const t = useT()
  const space = useSpace()
  const entries = useMenu(menu, items)
  const legal = useMenu(legalMenu, legalItems)
  const text = about ?? space.tagline
  const house = (
    <div className={styles.house}>
      <Brand logo={logo} logoHeight={logoHeight} showName={showName} />
      {variant !== 'compact' && text && <p className={styles.about}>{text}</p>}
      {props.showSocial && <SocialLinks />}
    </div>
  )
  return (
    <Ground
      ground={props.ground}
      reach="window"
      className={styles.footer}
      data-leaves-room
      inside={styles.inside}
      data-variant={variant}
    >
      {variant === 'oversized' && <p className={styles.statement}>{statement ?? space.name}</p>}
      {variant !== 'compact' && slots?.newsletter && <div className={styles.newsletter}>{slots.newsletter}</div>}
      <div className={styles.main}>
        {house}
        {entries.length > 0 && (
          <nav aria-label={t(texts.links)} className={styles.links}>
            {variant === 'columns' || variant === 'oversized' ? (
              <FooterColumns entries={entries} />
            ) : (
              <FooterList entries={flat(entries)} className={styles.row} />
            )}
          </nav>
        )}
        {props.showContact && <FooterContact showHours={props.showHours} showTitle={variant !== 'centred'} />}
      </div>
      {slots?.extra}
      <div className={styles.end}>
        <Copyright since={props.since} />
        {legal.length > 0 && (
          <nav aria-label={t(texts.legal)}>
            <FooterList entries={legal} className={styles.row} />
          </nav>
        )}
        {(props.showLanguage || props.showTheme) && (
          <div className={styles.switches}>
            {props.showLanguage && <LanguageLinks showIcon />}
            {props.showTheme && <SchemeChoice />}
          </div>
        )}
      </div>
    </Ground>
  )
}

/** The single-line layout has no columns: child links follow each other. */
const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.children?.length ? entry.children : [entry]))
