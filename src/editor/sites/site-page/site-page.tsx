import { Anchor, Button, Tabs } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SiteHost } from '@schemas/site/entities/site'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { ListNote } from '../../ui/side-panel'
import { useFirstFocus } from '../../ui/use-first-focus'
import { UnsavedMark } from '../parts/unsaved-mark'
import { StateMark } from '../parts/state-mark'
import { type OpenSite, siteCalls } from '../site-calls'
import { goTo } from '../sites-place'
import styles from '../sites.module.css'
import { AuditTab } from './audit-tab'
import { GeneralTab } from './general-tab'
import { HostsTab } from './hosts-tab'
import { LanguagesTab } from './languages-tab'
import { AppearanceTab } from './appearance-tab'
import { MembersTab } from './members-tab'
import { ServicesTab } from './services-tab'
import { StateTab } from './state-tab'

const messages = {
  tabs: { en: 'Site settings', th: 'การตั้งค่าเว็บไซต์' },
  visit: { en: 'Open {host}', th: 'เปิด {host}' },
  left: { en: 'The site now opens at {host}', th: 'ตอนนี้เว็บไซต์เปิดได้ที่ {host}' },
  leftHelp: {
    en: 'The name you used no longer works. Continue at the new one and sign in there again.',
    th: 'ชื่อที่คุณใช้เข้ามาใช้ไม่ได้อีกแล้ว ใช้งานต่อที่ชื่อใหม่และเข้าสู่ระบบที่นั่นอีกครั้ง',
  },
  goOn: { en: 'Continue at {host}', th: 'ไปต่อที่ {host}' },
}

const tabs: {
  id: string
  label: { en: string; th: string }
  Tab: ComponentType<{ site: OpenSite; onLeft: (next: SiteHost) => void }>
}[] = [
  { id: 'general', label: { en: 'General', th: 'ทั่วไป' }, Tab: GeneralTab },
  { id: 'hosts', label: { en: 'Host names', th: 'ชื่อโดเมน' }, Tab: HostsTab },
  { id: 'languages', label: { en: 'Languages', th: 'ภาษา' }, Tab: LanguagesTab },
  { id: 'services', label: { en: 'Services', th: 'บริการภายนอก' }, Tab: ServicesTab },
  { id: 'look', label: { en: 'Theme', th: 'ธีม' }, Tab: AppearanceTab },
  { id: 'members', label: { en: 'Members', th: 'สมาชิก' }, Tab: MembersTab },
  { id: 'audit', label: { en: 'Activity log', th: 'บันทึกการเปลี่ยนแปลง' }, Tab: AuditTab },
  { id: 'state', label: { en: 'Danger zone', th: 'ปิดหรือเปิดเว็บไซต์' }, Tab: StateTab },
]

/** The page of one site: its settings in tabs. */
export function SitePage({ id, tab }: { id: string; tab: string }) {
  const t = useT()
  const locale = useLocale()
  const query = useCall(siteCalls.open, { id })
  const [left, setLeft] = useState<SiteHost>()
  const list = useRef<HTMLDivElement>(null)
  const site = query.data
  const isThere = site !== undefined
  // On a phone the tab strip is wider than the window.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab, isThere])
  if (!site) return <ListNote query={query} />
  if (left) return <LeftNote id={id} next={left} />
  const [primary] = site.hosts
  const current = tabs.some((each) => each.id === tab) ? tab : 'general'
  return (
    <>
      <div className={styles.siteHead}>
        <h1 className={styles.title}>{pickText(site.name, locale)}</h1>
        <StateMark status={site.status} isOperator={site.isOperator} />
        <Anchor
          href={site.address}
          target="_blank"
          size="sm"
          aria-label={t(messages.visit, { host: primary?.shown ?? '' })}
        >
          {primary?.shown} <IconExternalLink size={13} aria-hidden />
        </Anchor>
      </div>
      <Tabs
        value={current}
        onChange={(next) => next && goTo({ kind: 'site', id, tab: next }, { replaces: true })}
        keepMounted={false}
        classNames={{ list: styles.tabs }}
      >
        <Tabs.List aria-label={t(messages.tabs)} ref={list}>
          {tabs.map((each) => (
            <Tabs.Tab key={each.id} value={each.id} rightSection={<UnsavedMark id={id} tabs={[each.id]} />}>
              {t(each.label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id: value, Tab }) => (
          <Tabs.Panel key={value} value={value} pt="md">
            <Tab site={site} onLeft={setLeft} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}

/** Shown when the current host no longer belongs to a site: everything else would fail from here. */
function LeftNote({ id, next }: { id: string; next: SiteHost }) {
  const t = useT()
  const link = useFirstFocus<HTMLAnchorElement>()
  return (
    <section className={styles.form} role="status">
      <h1 className={styles.title}>{t(messages.left, { host: next.shown })}</h1>
      <p className={styles.lead}>{t(messages.leftHelp)}</p>
      <div>
        <Button component="a" ref={link} href={`${next.address}/?edit=sites:${id}#hosts`}>
          {t(messages.goOn, { host: next.shown })}
        </Button>
      </div>
    </section>
  )
}
