import type { CallForm } from '@kit/form/use-call-form'
import { FieldRow } from '@kit/form/field-row'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { Part } from './part'
import { texts } from './texts'
import type { CheckoutValues } from './values'

/** What a full tax invoice shows of its buyer. */
export function TaxFields({ form, isOpen }: { form: CallForm<CheckoutValues>; isOpen: boolean }) {
  const t = useT()
  return (
    <Part title={t(texts.tax)}>
      <Checkbox {...form.register('wantsTax')} label={t(texts.wantsTax)} />
      {isOpen && (
        <>
          <Field label={t(texts.taxName)} error={form.error('tax.name')} required>
            <TextInput {...form.register('tax.name')} autoComplete="organization" maxLength={200} />
          </Field>
          <FieldRow>
            <Field label={t(texts.taxId)} error={form.error('tax.taxId')} required>
              <TextInput {...form.register('tax.taxId')} inputMode="numeric" maxLength={40} />
            </Field>
            <Field label={t(texts.branch)} hint={t(texts.branchHint)} error={form.error('tax.branchNo')} required>
              <TextInput {...form.register('tax.branchNo')} inputMode="numeric" maxLength={5} />
            </Field>
          </FieldRow>
          <Field label={t(texts.taxAddress)} error={form.error('tax.address')} required>
            <Textarea {...form.register('tax.address')} rows={2} maxLength={500} />
          </Field>
        </>
      )}
    </Part>
  )
}
