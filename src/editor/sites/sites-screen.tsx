import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { NewSite } from './new-site/new-site'
import { PlaceLink } from './parts/place-link'
import { SitePage } from './site-page/site-page'
import { SitesList } from './sites-list'
import { useLeaveWarning } from '../state/use-leave-warning'
import { useSitesPlace } from './sites-place'
import { saved } from './unsaved'
import { Hint } from '../ui/hint'
import styles from './sites.module.css'

const messages = {
  bar: { en: 'Sites on this gateway', th: 'เว็บไซต์ของเกตเวย์นี้' },
  leave: { en: 'Back to the page', th: 'กลับไปที่หน้าเว็บ' },
  sites: { en: 'Sites', th: 'เว็บไซต์' },
  create: { en: 'New site', th: 'สร้างเว็บไซต์' },
}

/**
 * The sites screen of `?edit=sites`, for admins of the operator's site: all sites, a new site, and the page of one
 * site.
 */
export function SitesScreen({ path }: { path: string }) {
  const t = useT()
  const place = useSitesPlace()
  useLeaveWarning(saved)
  const main = useRef<HTMLElement>(null)
  const where = place.kind === 'site' ? place.id : place.kind === 'new' ? `new ${place.step}` : place.kind
  const shown = useRef(where)

  useEffect(() => {
    document.title = t(messages.sites)
  }, [t])

  useEffect(() => {
    if (shown.current === where) return
    shown.current = where
    // A refused field has focus already, and is visible.
    if (main.current?.querySelector('[aria-invalid="true"]')) return
    main.current?.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [where])

  return (
    <div className={styles.screen}>
      <header className={styles.bar} aria-label={t(messages.bar)}>
        <Hint label={t(messages.leave)}>
          <ActionIcon size="md" component="a" href={path} aria-label={t(messages.leave)}>
            <IconArrowLeft size={18} />
          </ActionIcon>
        </Hint>
        <strong className={styles.crumb}>
          {place.kind === 'list' ? t(messages.sites) : <PlaceLink to={{ kind: 'list' }}>{t(messages.sites)}</PlaceLink>}
        </strong>
        {place.kind === 'list' && (
          <PlaceLink to={{ kind: 'new' }} as={Button} leftSection={<IconPlus size={15} />}>
            {t(messages.create)}
          </PlaceLink>
        )}
      </header>
      <main className={styles.main} ref={main} tabIndex={-1}>
        <div className={styles.content}>
          {place.kind === 'list' && <SitesList />}
          {place.kind === 'new' && <NewSite requestedStep={place.step ?? 0} />}
          {place.kind === 'site' && <SitePage key={place.id} id={place.id} tab={place.tab} />}
        </div>
      </main>
    </div>
  )
}
