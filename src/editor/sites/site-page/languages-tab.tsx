import { LanguageFields, NameFields } from '../parts/settings-fields'
import styles from '../sites.module.css'
import { SaveBar } from './save-bar'
import type { OpenSite } from './site-page'
import { useForm } from './use-form'
import { namesOf, useSettings } from './use-settings'

/** The languages of a site; one that is new to it asks for the site's name in it. */
export function LanguagesTab({ site }: { site: OpenSite }) {
  const settings = useSettings(site)
  const form = useForm({ locales: site.locales, name: namesOf(site.name) })
  const added = form.value.locales.filter((locale) => !site.locales.includes(locale))
  const errors = settings.error?.fields ?? {}
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    settings.save(form.value)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LanguageFields
        value={form.value.locales}
        errors={errors}
        onChange={(locales) => {
          form.set({ locales })
          settings.reset()
        }}
      />
      {added.length > 0 && <NameFields field="name" value={form.value.name} chosen={added} errors={errors} onChange={(name) => form.set({ name })} />}
      <SaveBar form={form} call={settings} />
    </form>
  )
}
