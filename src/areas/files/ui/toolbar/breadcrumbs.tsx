import { useEffect, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ActionMenu } from '@kit/ui/action-menu/action-menu'
import { springEvent } from '../drag/item-drag'
import { texts } from '../texts'
import type { Pane } from '../use-pane'
import styles from './breadcrumbs.module.css'

/**
 * Path from the root to the folder; every step is a link and a drop target. In little space the middle steps collapse
 * into a menu.
 */
export function Breadcrumbs({ pane }: { pane: Pane }) {
  const t = useT()
  const nav = useRef<HTMLElement>(null)
  const [isTight, setTight] = useState(false)
  const [menu, setMenu] = useState<{ x: number; y: number; width: number; height: number }>()
  const { place, drive } = pane
  const breadcrumbs = place.isTrash
    ? [{ id: 'trash', name: pane.name }]
    : (pane.state.folder?.crumbs ?? [{ id: drive, name: t(texts.drives[drive]) }])
  useEffect(() => {
    const element = nav.current
    if (!element) return
    const observer = new ResizeObserver(() => setTight(element.clientWidth < 420))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const { go } = pane
  useEffect(() => {
    const element = nav.current
    const spring = (event: Event) => go((event as CustomEvent<string>).detail, drive)
    element?.addEventListener(springEvent, spring)
    return () => element?.removeEventListener(springEvent, spring)
  }, [go, drive])
  const visibleCount = isTight ? 2 : 4
  const hidden = breadcrumbs.length > visibleCount ? breadcrumbs.slice(1, breadcrumbs.length - (visibleCount - 1)) : []
  const shown = breadcrumbs.filter((crumb) => !hidden.includes(crumb))
  return (
    <nav ref={nav} aria-label={[t(texts.path), pane.side].filter(Boolean).join(' · ')} className={styles.crumbs}>
      <ol className={styles.list}>
        {shown.map((crumb, at) => {
          const isLast = at === shown.length - 1
          return (
            <li key={crumb.id} className={styles.step} data-last={isLast ? '' : undefined}>
              {at > 0 && <Icon name="chevron-right" size="1em" className={styles.between ?? ''} />}
              {at === 1 && hidden.length > 0 && (
                <>
                  <button
                    type="button"
                    className={styles.crumb}
                    aria-label={t(texts.path)}
                    aria-haspopup="menu"
                    onClick={(event) => {
                      const box = event.currentTarget.getBoundingClientRect()
                      setMenu({ x: box.left, y: box.top, width: box.width, height: box.height })
                    }}
                  >
                    <Icon name="dots" />
                  </button>
                  <Icon name="chevron-right" size="1em" className={styles.between ?? ''} />
                </>
              )}
              {isLast ? (
                <span className={styles.here} aria-current="page" title={crumb.name}>
                  {crumb.name}
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.crumb}
                  data-drop={crumb.id}
                  data-drop-name={crumb.name}
                  title={crumb.name}
                  onClick={() => pane.go(crumb.id, drive)}
                >
                  {crumb.name}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {menu && (
        <ActionMenu
          label={t(texts.path)}
          place={menu}
          onClose={() => setMenu(undefined)}
          acts={hidden.map((crumb) => ({
            id: crumb.id,
            label: crumb.name,
            icon: 'folder',
            act: () => pane.go(crumb.id, drive),
          }))}
        />
      )}
    </nav>
  )
}
