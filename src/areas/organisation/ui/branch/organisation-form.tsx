import { call as saveCall } from '@client/organisation/calls/cluster/save-organisation'
import type { InputOf } from '@schemas/call'
import type { call as saveContract } from '@schemas/organisation/calls/cluster/save-organisation'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import styles from './branch.module.css'
import { written } from './branch-input'
import { branchTexts as texts } from './branch-texts'
import { FormFoot } from './form-foot'

/** The name that all branches share; other settings begin as usual. */
export function OrganisationForm({ onSaved }: { onSaved: () => void }) {
  const t = useT()
  const values = { name: { th: '', en: '' } }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/organisation/calls/cluster/save-organisation'),
    defaultValues: values,
    draft: { name: 'new-organisation', fields: ['name.th', 'name.en'] },
    check: ({ name }) =>
      name.th.trim() === '' && name.en.trim() === '' ? { 'name.th': t(texts.organisationNeeded) } : {},
    input: ({ name }): InputOf<typeof saveContract> => ({ name: written(name) }),
    done: onSaved,
  })
  return (
    <CallForm form={form} label={t(texts.organisation)} className={styles.form}>
      <p className={styles.soft}>{t(texts.organisationHint)}</p>
      <FieldRow>
        <Field label={t(texts.organisationTh)} error={form.error('name.th') ?? form.error('name')} required>
          <TextInput {...form.register('name.th')} maxLength={120} />
        </Field>
        <Field label={t(texts.organisationEn)} error={form.error('name.en')}>
          <TextInput {...form.register('name.en')} maxLength={120} />
        </Field>
      </FieldRow>
      <FormFoot state={form.state} isStep />
    </CallForm>
  )
}
