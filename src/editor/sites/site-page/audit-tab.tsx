import type { OutputOf } from '@schemas/call'
import { isRecord } from '@schemas/layout/json'
import { auditMessage } from '@kit/audit-messages'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { useMoment } from '../../ui/use-moment'
import { PagedRows } from '../parts/paged-rows'
import { useTemplateName } from '../parts/use-template-name'
import { type OpenSite, siteCalls } from '../site-calls'
import styles from '../sites.module.css'
import { roleNames } from './member-roles'

const messages = {
  lead: {
    en: 'What the operator’s admins did to this site. Its own admins see the same in their activity log.',
    th: 'การเปลี่ยนแปลงที่ผู้ให้บริการระบบทำกับเว็บไซต์นี้ ผู้ดูแลระบบของเว็บไซต์ก็เห็นบันทึกเดียวกันในเว็บไซต์ของตน',
  },
  none: { en: 'No activity yet', th: 'ยังไม่มีการเปลี่ยนแปลง' },
  more: { en: 'Older entries', th: 'รายการก่อนหน้า' },
  someone: { en: 'Someone', th: 'ไม่ทราบชื่อ' },
  nothing: { en: 'nothing', th: 'ไม่มี' },
}
const fields: Record<string, { en: string; th: string }> = {
  name: { en: 'Name', th: 'ชื่อ' },
  tagline: { en: 'Tagline', th: 'คำโปรย' },
  locales: { en: 'Languages', th: 'ภาษา' },
  timeZone: { en: 'Time zone', th: 'เขตเวลา' },
  spaceId: { en: 'Space', th: 'สเปซ' },
  clusterId: { en: 'Cluster', th: 'คลัสเตอร์' },
  services: { en: 'Services', th: 'บริการภายนอก' },
  hosts: { en: 'Host names', th: 'ชื่อโดเมน' },
  template: { en: 'Template', th: 'เทมเพลต' },
  admin: { en: 'First admin', th: 'ผู้ดูแลระบบคนแรก' },
  status: { en: 'Status', th: 'สถานะ' },
  role: { en: 'Role', th: 'บทบาท' },
  email: { en: 'Email', th: 'อีเมล' },
}

const languages: Record<string, { en: string; th: string }> = {
  th: { en: 'Thai', th: 'ไทย' },
  en: { en: 'English', th: 'อังกฤษ' },
}

const values: Record<string, { en: string; th: string }> = {
  ...roleNames,
  active: { en: 'active', th: 'เปิดอยู่' },
  disabled: { en: 'disabled', th: 'ปิดอยู่' },
}

export function AuditTab({ site }: { site: OpenSite }) {
  const t = useT()
  return (
    <>
      <p className={styles.lead}>{t(messages.lead)}</p>
      <ol className={styles.trail}>
        <Entries id={site.id} />
      </ol>
    </>
  )
}

function Entries({ id, cursor }: { id: string; cursor?: string }) {
  const t = useT()
  const query = useCall(siteCalls.audit, { id, ...(cursor ? { cursor } : {}) })
  return (
    <PagedRows
      query={query}
      rows={query.data?.entries}
      none={t(messages.none)}
      more={t(messages.more)}
      next={query.data?.next}
      renderRow={(entry) => <Entry key={entry.id} entry={entry} />}
      renderNext={(after) => <Entries id={id} cursor={after} />}
    />
  )
}

function Entry({
  entry,
}: {
  entry: OutputOf<typeof import('@schemas/site/calls/site/audit').call>['entries'][number]
}) {
  const t = useT()
  const locale = useLocale()
  const moment = useMoment()
  const before = isRecord(entry.before) ? entry.before : {}
  const after = isRecord(entry.after) ? entry.after : {}
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => fields[name] && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const templateName = useTemplateName('template' in after)
  const formatValue = (value: unknown, name: string) => {
    if (name === 'template' && typeof value === 'string') return templateName(value)
    if (name === 'locales' && Array.isArray(value))
      return value.map((each) => t(languages[String(each)] ?? String(each))).join(', ')
    const known = (name === 'role' || name === 'status') && typeof value === 'string' ? values[value] : undefined
    return known ? t(known) : shown(value) || t(messages.nothing)
  }
  const about = typeof after.email === 'string' && !changed.includes('email') ? ` · ${after.email}` : ''
  return (
    <li>
      <p>
        <strong>{auditMessage(entry.action, locale)}</strong>
        {about}
      </p>
      <p className={styles.soft}>
        {entry.by ?? t(messages.someone)} · <time dateTime={entry.at}>{moment(entry.at)}</time>
      </p>
      {changed.length > 0 && (
        <dl className={styles.changes}>
          {changed.map((name) => (
            <div key={name}>
              <dt>{t(fields[name] ?? name)}</dt>
              <dd>
                {name in before && (
                  <>
                    <del>{formatValue(before[name], name)}</del>
                    {' → '}
                  </>
                )}
                <ins>{formatValue(after[name], name)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}

/** A value in one line: lists separated by commas, texts in both languages. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (isRecord(value)) return Object.values(value).map(shown).filter(Boolean).join(' / ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
