import { Anchor, Button, Group } from '@mantine/core'
import { IconCircleCheck, IconExternalLink } from '@tabler/icons-react'
import type { OutputOf } from '@schemas/call'
import { useT } from '@kit/t'
import { PasswordNote } from '../parts/password-note'
import { PlaceLink } from '../parts/place-link'
import styles from '../sites.module.css'

const messages = {
  made: { en: '“{name}” was created', th: 'สร้าง “{name}” แล้ว' },
  lead: {
    en: 'Visitors can now open it at its address. The first admin signs in there:',
    th: 'ผู้เยี่ยมชมเข้าชมได้แล้วที่ที่อยู่ของเว็บไซต์ ผู้ดูแลระบบคนแรกเข้าสู่ระบบที่นั่นด้วยบัญชีนี้',
  },
  visit: { en: 'Open {address}', th: 'เปิด {address}' },
  settings: { en: 'Go to site settings', th: 'ไปที่การตั้งค่าเว็บไซต์' },
  all: { en: 'All sites', th: 'เว็บไซต์ทั้งหมด' },
}

/** The created site, and everything its admin needs. */
export function SiteMade({
  made,
  name,
}: {
  made: OutputOf<typeof import('@schemas/site/calls/site/create').call>
  name: string
}) {
  const t = useT()
  return (
    <div className={styles.form} role="status">
      <h1 className={styles.title}>
        <IconCircleCheck size={22} color="var(--ed-added)" aria-hidden /> {t(messages.made, { name })}
      </h1>
      <p className={styles.lead}>{t(messages.lead)}</p>
      <PasswordNote email={made.email} password={made.password} />
      <Anchor href={made.address} target="_blank" size="sm">
        {t(messages.visit, { address: made.address })} <IconExternalLink size={13} aria-hidden />
      </Anchor>
      <Group mt="md">
        <PlaceLink as={Button} to={{ kind: 'site', id: made.id, tab: 'general' }}>
          {t(messages.settings)}
        </PlaceLink>
        <PlaceLink as={Button} variant="default" to={{ kind: 'list' }}>
          {t(messages.all)}
        </PlaceLink>
      </Group>
    </div>
  )
}
