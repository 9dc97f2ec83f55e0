import { TextInput } from '@mantine/core'
import { useT } from '@kit/t'
import styles from '../sites.module.css'
import type { NewSiteParts } from './new-site-draft'

const messages = {
  lead: {
    en: 'The person who manages the site. The account gets a password that is shown once when the site is created.',
    th: 'ผู้ที่จะดูแลเว็บไซต์ต่อจากนี้ บัญชีจะได้รหัสผ่านซึ่งแสดงครั้งเดียวเมื่อสร้างเว็บไซต์เสร็จ',
  },
  email: { en: 'Email', th: 'อีเมล' },
  first: { en: 'First name', th: 'ชื่อ' },
  last: { en: 'Last name', th: 'นามสกุล' },
  wrong: { en: 'Enter a complete email address, such as nok@example.com.', th: 'กรุณาใส่อีเมลให้ครบ เช่น nok@example.com' },
}

export function AdminStep({ draft, problems, refused, onChange }: NewSiteParts) {
  const t = useT()
  const { admin } = draft
  const set = (changed: Partial<typeof admin>) => onChange({ admin: { ...admin, ...changed } })
  const wrong = problems['admin.email']
  return (
    <>
      <p className={styles.soft}>{t(messages.lead)}</p>
      <TextInput
        required
        type="email"
        autoComplete="off"
        label={t(messages.email)}
        maxLength={254}
        value={admin.email}
        error={refused['admin.email'] ?? (wrong && t(wrong))}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextInput
          label={t(messages.first)}
          autoComplete="off"
          maxLength={80}
          value={admin.firstname}
          error={refused['admin.firstname']}
          onChange={(event) => set({ firstname: event.currentTarget.value })}
        />
        <TextInput
          label={t(messages.last)}
          autoComplete="off"
          maxLength={80}
          value={admin.lastname}
          error={refused['admin.lastname']}
          onChange={(event) => set({ lastname: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

export const isEmail = (typed: string) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(typed.trim())

export function adminProblems({ email }: { email: string }): Record<string, { en: string; th: string }> {
  return isEmail(email) ? {} : { 'admin.email': messages.wrong }
}
