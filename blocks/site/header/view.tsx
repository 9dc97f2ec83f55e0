import { usePage, useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { Ground } from '@kit/ui/ground'
import { useMenu } from '@kit/ui/menu/entries'
import { MenuBar } from '@kit/ui/menu/menu-bar'
import { Brand } from '@kit/ui/site/brand'
import { Drawer } from '@kit/ui/site/drawer'
import { HeaderDrawer } from './header-drawer'
import { HeaderTools } from './header-tools'
import { letterCount } from './letter-count'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View(props: Props) {
  const { variant, logo, logoHeight, name, showName, showTagline, menu, items, mark, sticky, divided, slots } = props
  const t = useT()
  const space = useSpace()
  const path = usePage()?.path ?? ''
  const entries = useMenu(menu, items)
  const half = Math.ceil(entries.length / 2)
  const isSplit = variant === 'split'
  const brand = (
    <Brand
      logo={logo}
      logoHeight={logoHeight}
      name={name}
      showName={showName}
      tagline={showTagline ? space.tagline : undefined}
      className={styles.brand}
    />
  )
  return (
    <Ground
      ground={props.ground}
      reach="window"
      className={styles.header}
      data-variant={variant}
      data-sticky={sticky || undefined}
      data-divided={divided || undefined}
      style={{ '--letters': letterCount(name ?? space.name) } as React.CSSProperties}
    >
      {slots?.top && <div className={styles.top}>{slots.top}</div>}
      <div className={styles.line}>
        <div className={styles.brandBox}>{brand}</div>
        {variant !== 'minimal' && (
          <MenuBar
            entries={isSplit ? entries.slice(0, half) : entries}
            label={t(texts.menu)}
            mark={mark}
            align={isSplit ? 'end' : 'start'}
            className={styles.menu}
          />
        )}
        {isSplit ? (
          <div className={styles.rest}>
            <MenuBar entries={entries.slice(half)} label={t(texts.more)} mark={mark} className={styles.menuEnd} />
            <HeaderTools {...props} />
          </div>
        ) : (
          <HeaderTools {...props} />
        )}
        <Drawer resetOn={path} title={brand} showLabel={variant === 'minimal'} className={styles.drawer}>
          <HeaderDrawer {...props} entries={entries} />
        </Drawer>
      </div>
    </Ground>
  )
}
