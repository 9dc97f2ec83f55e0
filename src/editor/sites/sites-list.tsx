import { Anchor, SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { SiteEntry } from '@schemas/site/entities/site'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { useMoment } from '../ui/use-moment'
import { PlaceLink } from './parts/place-link'
import { StateMark } from './parts/state-mark'
import { UnsavedMark } from './parts/unsaved-mark'
import { PagedRows } from './parts/paged-rows'
import { siteCalls } from './site-calls'
import { formTabs } from './site-page/use-form'
import { SearchField } from '../ui/search-field'
import styles from './sites.module.css'

const messages = {
  title: { en: 'Sites', th: 'เว็บไซต์' },
  lead: {
    en: 'All sites on this gateway. A new site opens at its host name immediately.',
    th: 'เว็บไซต์ทั้งหมดที่เกตเวย์นี้ให้บริการ เว็บไซต์ใหม่เปิดได้ที่ชื่อโดเมนของตนทันที',
  },
  search: { en: 'Search by name, key or host name', th: 'ค้นหาจากชื่อ คีย์ หรือชื่อโดเมน' },
  states: { en: 'Status', th: 'สถานะ' },
  all: { en: 'All ({count})', th: 'ทั้งหมด ({count})' },
  active: { en: 'Active ({count})', th: 'เปิดอยู่ ({count})' },
  disabled: { en: 'Disabled ({count})', th: 'ปิดอยู่ ({count})' },
  none: { en: 'No sites match your search.', th: 'ไม่พบเว็บไซต์ที่ตรงกับการค้นหา' },
  noneDisabled: { en: 'No disabled sites.', th: 'ไม่มีเว็บไซต์ที่ปิดอยู่' },
  more: { en: 'More sites', th: 'แสดงเพิ่ม' },
  counts: {
    en: 'members: {members} · host names: {hosts} · release {release}, {at}',
    th: 'สมาชิก {members} คน · {hosts} ชื่อโดเมน · เผยแพร่ครั้งที่ {release} เมื่อ {at}',
  },
  visit: { en: 'Open {host}', th: 'เปิด {host}' },
}
type Wanted = { q?: string; status?: SiteEntry['status'] }

/** All sites, with search and state filter. */
export function SitesList() {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState<'all' | SiteEntry['status']>('all')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const counts = useCall(siteCalls.list, { limit: 1 }).data?.counts
  const shown = (key: 'all' | SiteEntry['status']) =>
    t(messages[key], { count: counts ? (key === 'all' ? counts.active + counts.disabled : counts[key]) : '…' })
  const wanted: Wanted = { ...(q ? { q } : {}), ...(status === 'all' ? {} : { status }) }
  return (
    <>
      <h1 className={styles.title}>{t(messages.title)}</h1>
      <p className={styles.lead}>{t(messages.lead)}</p>
      <div className={styles.filters}>
        <SearchField type="search" size="sm" label={t(messages.search)} value={typed} onSearch={setTyped} />
        <SegmentedControl
          size="xs"
          aria-label={t(messages.states)}
          value={status}
          onChange={(value) => setStatus(value as typeof status)}
          data={(['all', 'active', 'disabled'] as const).map((value) => ({ value, label: shown(value) }))}
        />
      </div>
      <ul className={styles.list}>
        <SiteRows key={JSON.stringify(wanted)} wanted={wanted} />
      </ul>
    </>
  )
}

/** One batch of sites, with the next ones on demand. */
function SiteRows({ wanted, cursor }: { wanted: Wanted; cursor?: string }) {
  const t = useT()
  const query = useCall(siteCalls.list, { ...wanted, ...(cursor ? { cursor } : {}) })
  return (
    <PagedRows
      query={query}
      rows={query.data?.sites}
      none={t(wanted.q ? messages.none : messages.noneDisabled)}
      more={t(messages.more)}
      icon={<IconPlus size={15} />}
      next={query.data?.next}
      renderRow={(entry) => <SiteRow key={entry.id} entry={entry} />}
      renderNext={(after) => <SiteRows wanted={wanted} cursor={after} />}
    />
  )
}

function SiteRow({ entry }: { entry: SiteEntry }) {
  const t = useT()
  const locale = useLocale()
  const moment = useMoment()
  return (
    <li className={styles.row} data-status={entry.status}>
      <span className={styles.dots} aria-hidden>
        {entry.swatch.map((color, index) => (
          <i key={index} style={{ backgroundColor: color }} />
        ))}
      </span>
      <div className={styles.rowMain}>
        <div className={styles.rowTop}>
          <PlaceLink to={{ kind: 'site', id: entry.id, tab: 'general' }} className={styles.rowName}>
            {pickText(entry.name, locale)}
          </PlaceLink>
          <StateMark status={entry.status} isOperator={entry.isOperator} />
          <UnsavedMark id={entry.id} tabs={formTabs} asText />
        </div>
        <p className={styles.soft}>
          <code>{entry.id}</code> ·{' '}
          {t(messages.counts, {
            members: entry.members,
            hosts: entry.hosts,
            release: entry.release,
            at: moment(entry.publishedAt),
          })}
        </p>
      </div>
      <Anchor
        href={entry.address}
        target="_blank"
        size="sm"
        className={styles.visit}
        aria-label={t(messages.visit, { host: entry.shownHost })}
      >
        {entry.shownHost} <IconExternalLink size={13} aria-hidden />
      </Anchor>
    </li>
  )
}
