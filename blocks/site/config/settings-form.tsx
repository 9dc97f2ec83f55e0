import { Controller } from 'react-hook-form'
import { locales } from '@schemas/layout/locale'
import { call as changeCall } from '@client/site/calls/site/change-own-settings'
import { call as settingsCall } from '@client/site/calls/site/own-settings'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { CheckboxGroup } from '@kit/ui/checkbox-group'
import { Combobox } from '@kit/ui/combobox/combobox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import type { Settings } from './settings'
import { texts } from './texts'

type Names = { th: string; en: string }
type Values = { name: Names; tagline: Names; locales: ('th' | 'en')[]; first: 'th' | 'en'; timeZone: string }

/** Name, tagline, languages and time zone of the site. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const t = useT()
  const { version, name, tagline, locales: chosen, timeZone } = settings
  const form = useCallForm<typeof changeCall, Values>(changeCall, {
    contract: () => import('@schemas/site/calls/site/change-own-settings'),
    defaultValues: { name, tagline, locales: chosen, first: chosen[0] ?? 'th', timeZone },
    input: ({ first, ...values }) => ({
      ...values,
      version,
      locales: values.locales.toSorted((one, other) => Number(other === first) - Number(one === first)),
    }),
    refresh: [settingsCall],
    done: () => showToast(t(texts.saved), { tone: 'success' }),
  })
  const { register, error } = form
  const wanted = form.watch('locales')
  const shown = locales.filter((locale) => wanted.includes(locale))
  return (
    <SettingsPanel id="site-settings" title={t(texts.general)} intro={t(texts.generalIntro)}>
      <CallForm form={form} label={t(texts.general)} guard>
        {(['name', 'tagline'] as const).map((field) => (
          <FieldRow key={field}>
            {shown.map((locale) => (
              <Field
                key={locale}
                label={t(texts.written[field][locale])}
                optional={field === 'tagline'}
                error={error(`${field}.${locale}`)}
              >
                <TextInput {...register(`${field}.${locale}`)} lang={locale} maxLength={120} autoComplete="off" />
              </Field>
            ))}
          </FieldRow>
        ))}
        <CheckboxGroup
          {...register('locales')}
          label={t(texts.languages)}
          hint={t(texts.languagesHelp)}
          error={error('locales')}
          options={locales.map((value) => ({ value, label: t(texts.locales[value]) }))}
        />
        {shown.length > 1 && (
          <Field label={t(texts.first)} hint={t(texts.firstHelp)}>
            <Select
              {...register('first')}
              options={shown.map((value) => ({ value, label: t(texts.locales[value]) }))}
            />
          </Field>
        )}
        <Field label={t(texts.timeZone)} error={error('timeZone')}>
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field: { ref, value, onChange, name: own } }) => (
              <Combobox
                ref={ref}
                name={own}
                options={zones(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
                value={value}
                onChange={onChange}
              />
            )}
          />
        </Field>
        <div>
          <ActionButton type="submit" state={form.state}>
            {t(texts.save)}
          </ActionButton>
        </div>
      </CallForm>
    </SettingsPanel>
  )
}

const zones = (own: string): string[] => [...new Set([own, 'Asia/Bangkok', ...Intl.supportedValuesOf('timeZone')])]
