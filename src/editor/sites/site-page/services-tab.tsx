import type { OpenSite } from '../site-calls'
import { TextInput } from '@mantine/core'
import { useT } from '@kit/t'
import { useWrongField } from '../../ui/use-wrong-field'
import styles from '../sites.module.css'
import { SaveBar } from './save-bar'
import { useForm } from './use-form'
import { useSettings } from './use-settings'

const messages = {
  lead: {
    en: 'External addresses that visitors’ browsers contact. If empty, nothing is requested or sent, and support pages show “Unknown”.',
    th: 'ที่อยู่ภายนอกที่เบราว์เซอร์ของผู้เยี่ยมชมจะติดต่อ หากไม่ระบุจะไม่มีการติดต่อหรือส่งข้อมูลใด และหน้าสำหรับฝ่ายช่วยเหลือจะแสดงว่า “ไม่ทราบ”',
  },
  ip: { en: 'Public address', th: 'ที่อยู่สาธารณะ (IP)' },
  ipHelp: {
    en: 'Must return JSON with “ip”. Used only on the browser and device pages.',
    th: 'ตอบเป็น JSON ที่มี “ip” ใช้เฉพาะในหน้าข้อมูลเบราว์เซอร์และอุปกรณ์',
  },
  location: { en: 'Location of an address', th: 'ตำแหน่งของที่อยู่ IP' },
  locationHelp: {
    en: 'Must return JSON with “cityName”, “regionName”, “countryName” and “isProxy”; {ip} is replaced by the public address.',
    th: 'ตอบเป็น JSON ที่มี “cityName” “regionName” “countryName” และ “isProxy” โดยระบบจะแทน {ip} ด้วยที่อยู่สาธารณะ',
  },
  log: { en: 'Remote log', th: 'บันทึกระยะไกล' },
  logHelp: {
    en: 'Receives errors from visitors’ browsers by POST: one line each with user ID, date and message.',
    th: 'รับข้อผิดพลาดในเบราว์เซอร์ของผู้เยี่ยมชมด้วย POST บรรทัดละรายการ ได้แก่ รหัสผู้ใช้ วันที่ และข้อความ',
  },
  analytics: { en: 'Analytics script', th: 'สคริปต์วิเคราะห์การเข้าชม' },
  analyticsHelp: {
    en: 'Loads once a visitor agrees, and receives each page view in “dataLayer”. The “Analytics consent” block asks for consent: put it where every page has it, such as the footer.',
    th: 'โหลดเมื่อผู้เยี่ยมชมยินยอมแล้ว และรับข้อมูลทุกหน้าที่เปิดผ่าน “dataLayer” ผู้เยี่ยมชมตอบได้ในบล็อก “ขอความยินยอมเก็บสถิติ” ซึ่งควรวางไว้ในส่วนที่มีทุกหน้า เช่น ส่วนท้าย',
  },
}
const fields = ['ip', 'location', 'log', 'analytics'] as const

/** External services that the site's pages may use. */
export function ServicesTab({ site }: { site: OpenSite }) {
  const t = useT()
  const { ip = '', location = '', log = '', analytics = '' } = site.services
  const form = useForm(site, 'services', { ip, location, log, analytics })
  const settings = useSettings(site, form)
  const errors = settings.error?.fields ?? {}
  const [element] = useWrongField(settings.error)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    settings.save({ services: form.value })
  }
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t(messages.lead)}</p>
      {fields.map((field) => (
        <TextInput
          key={field}
          type="url"
          label={t(messages[field])}
          description={t(messages[`${field}Help`])}
          placeholder="https://"
          spellCheck={false}
          autoComplete="off"
          maxLength={500}
          value={form.value[field]}
          error={errors[`services.${field}`]}
          onChange={(event) => form.set({ [field]: event.currentTarget.value })}
        />
      ))}
      <SaveBar form={form} call={settings} />
    </form>
  )
}
