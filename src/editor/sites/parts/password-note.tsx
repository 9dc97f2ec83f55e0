import { ActionIcon, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useT } from '@kit/t'
import styles from '../sites.module.css'
import { Hint } from '../../ui/hint'

const messages = {
  email: { en: 'Email', th: 'อีเมล' },
  password: { en: 'Password', th: 'รหัสผ่าน' },
  once: {
    en: 'This password is shown only once. Send it to the person safely; no one can look it up later.',
    th: 'รหัสผ่านนี้แสดงเพียงครั้งเดียว กรุณาส่งให้เจ้าของบัญชีด้วยวิธีที่ปลอดภัย ภายหลังจะเปิดดูอีกไม่ได้',
  },
  copy: { en: 'Copy password', th: 'คัดลอกรหัสผ่าน' },
  copied: { en: 'Copied', th: 'คัดลอกแล้ว' },
}

/** A password that was created a moment ago. */
export function PasswordNote({ email, password }: { email: string; password: string }) {
  const t = useT()
  return (
    <div className={styles.secret}>
      <dl>
        <dt>{t(messages.email)}</dt>
        <dd>{email}</dd>
        <dt>{t(messages.password)}</dt>
        <dd>
          <code>{password}</code>
          <CopyButton value={password}>
            {({ copied, copy }) => (
              <Hint label={t(copied ? messages.copied : messages.copy)}>
                <ActionIcon aria-label={t(copied ? messages.copied : messages.copy)} onClick={copy}>
                  {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                </ActionIcon>
              </Hint>
            )}
          </CopyButton>
        </dd>
      </dl>
      <p>{t(messages.once)}</p>
    </div>
  )
}
