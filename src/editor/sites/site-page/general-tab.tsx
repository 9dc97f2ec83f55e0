import { TextInput } from '@mantine/core'
import { useT } from '@kit/t'
import { useMoment } from '../../ui/use-moment'
import { BelongingFields, NameFields } from '../parts/settings-fields'
import { useTemplateName } from '../parts/use-template-name'
import type { OpenSite } from '../site-calls'
import { useWrongField } from '../../ui/use-wrong-field'
import styles from '../sites.module.css'
import { IconField } from './icon-field'
import { SaveBar } from './save-bar'
import { useForm } from './use-form'
import { namesOf, useSettings } from './use-settings'

const messages = {
  key: { en: 'Key', th: 'คีย์' },
  publicKey: { en: 'Public key', th: 'คีย์สาธารณะ' },
  fixed: { en: 'Can’t be changed.', th: 'เปลี่ยนไม่ได้' },
  made: { en: 'Created on {at}', th: 'สร้างเมื่อ {at}' },
  from: { en: 'Created on {at} from {template}', th: 'สร้างเมื่อ {at} จาก {template}' },
}

export function GeneralTab({ site }: { site: OpenSite }) {
  const t = useT()
  const moment = useMoment()
  const templateName = useTemplateName(site.template !== undefined)
  const form = useForm(site, 'general', {
    name: namesOf(site.name),
    tagline: namesOf(site.tagline),
    timeZone: site.timeZone,
    spaceId: site.spaceId,
    clusterId: site.clusterId ?? '',
  })
  const settings = useSettings(site, form)
  const errors = settings.error?.fields ?? {}
  const [element] = useWrongField(settings.error)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    settings.save(form.value)
  }
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <IconField site={site} />
      <NameFields
        field="name"
        value={form.value.name}
        chosen={site.locales}
        errors={errors}
        onChange={(name) => form.set({ name })}
      />
      <NameFields
        field="tagline"
        value={form.value.tagline}
        chosen={site.locales}
        errors={errors}
        onChange={(tagline) => form.set({ tagline })}
      />
      <BelongingFields value={form.value} errors={errors} onChange={form.set} />
      <div className={styles.pair}>
        <TextInput label={t(messages.key)} description={t(messages.fixed)} value={site.id} readOnly />
        <TextInput label={t(messages.publicKey)} description={t(messages.fixed)} value={site.publicKey} readOnly />
      </div>
      <p className={styles.soft}>
        {t(site.template ? messages.from : messages.made, {
          at: moment(site.createdAt),
          template: site.template ? templateName(site.template) : '',
        })}
      </p>
      <SaveBar form={form} call={settings} />
    </form>
  )
}
