import { LanguageFields, NameFields } from '../parts/settings-fields'
import type { OpenSite } from '../site-calls'
import { useWrongField } from '../../ui/use-wrong-field'
import styles from '../sites.module.css'
import { SaveBar } from './save-bar'
import { useForm } from './use-form'
import { namesOf, useSettings } from './use-settings'

/** Languages of a site; a new one needs the site's name in it. */
export function LanguagesTab({ site }: { site: OpenSite }) {
  const form = useForm(site, 'languages', { locales: site.locales, name: namesOf(site.name) })
  const settings = useSettings(site, form)
  const added = form.value.locales.filter((locale) => !site.locales.includes(locale))
  const errors = settings.error?.fields ?? {}
  const [element] = useWrongField(settings.error)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    settings.save(form.value)
  }
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <LanguageFields
        value={form.value.locales}
        errors={errors}
        onChange={(locales) => {
          form.set({ locales })
          settings.reset()
        }}
      />
      {added.length > 0 && (
        <NameFields
          field="name"
          value={form.value.name}
          chosen={added}
          errors={errors}
          onChange={(name) => form.set({ name })}
        />
      )}
      <SaveBar form={form} call={settings} />
    </form>
  )
}
