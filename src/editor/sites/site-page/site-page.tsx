import { Anchor, Tabs } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { ListNote } from '../../ui/side-panel'
import { StateMark } from '../parts/state-mark'
import { siteCalls } from '../site-calls'
import { goTo } from '../sites-place'
import styles from '../sites.module.css'
import { AuditTab } from './audit-tab'
import { GeneralTab } from './general-tab'
import { HostsTab } from './hosts-tab'
import { LanguagesTab } from './languages-tab'
import { LookTab } from './look-tab'
import { MembersTab } from './members-tab'
import { ServicesTab } from './services-tab'
import { StateTab } from './state-tab'

const words = {
  tabs: { en: 'Parts of the site’s settings', th: 'ส่วนของการตั้งค่าเว็บไซต์' },
  visit: { en: 'Open {host}', th: 'เปิด {host}' },
}

export type OpenSite = OutputOf<typeof import('@schemas/api/site/open').call>

const tabs: { id: string; label: { en: string; th: string }; Tab: ComponentType<{ site: OpenSite }> }[] = [
  { id: 'general', label: { en: 'General', th: 'ทั่วไป' }, Tab: GeneralTab },
  { id: 'hosts', label: { en: 'Host names', th: 'ชื่อโฮสต์' }, Tab: HostsTab },
  { id: 'languages', label: { en: 'Languages', th: 'ภาษา' }, Tab: LanguagesTab },
  { id: 'services', label: { en: 'Services', th: 'บริการภายนอก' }, Tab: ServicesTab },
  { id: 'look', label: { en: 'Look', th: 'หน้าตา' }, Tab: LookTab },
  { id: 'members', label: { en: 'Members', th: 'สมาชิก' }, Tab: MembersTab },
  { id: 'audit', label: { en: 'Audit trail', th: 'บันทึกการเปลี่ยนแปลง' }, Tab: AuditTab },
  { id: 'state', label: { en: 'Danger zone', th: 'เขตอันตราย' }, Tab: StateTab },
]

/** One site's own page: its settings by tabs. */
export function SitePage({ id, tab }: { id: string; tab: string }) {
  const t = useT()
  const locale = useLocale()
  const query = useCall(siteCalls.open, { id })
  const site = query.data
  if (!site) return <ListNote query={query} />
  const [primary] = site.hosts
  const current = tabs.some((each) => each.id === tab) ? tab : 'general'
  return (
    <>
      <div className={styles.siteHead}>
        <h1 className={styles.title}>{pickText(site.name, locale)}</h1>
        <StateMark status={site.status} isOperator={site.isOperator} />
        <Anchor href={site.address} target="_blank" size="sm" aria-label={t(words.visit, { host: primary?.shown ?? '' })}>
          {primary?.shown} <IconExternalLink size={13} aria-hidden />
        </Anchor>
      </div>
      <Tabs value={current} onChange={(next) => next && goTo({ kind: 'site', id, tab: next }, { replaces: true })} keepMounted={false} classNames={{ list: styles.tabs }}>
        <Tabs.List aria-label={t(words.tabs)}>
          {tabs.map((each) => (
            <Tabs.Tab key={each.id} value={each.id}>
              {t(each.label)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id: value, Tab }) => (
          <Tabs.Panel key={value} value={value} pt="md">
            <Tab site={site} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
