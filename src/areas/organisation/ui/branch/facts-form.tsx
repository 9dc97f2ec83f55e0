import { type TenderKind, tenderKinds } from '@schemas/organisation/entities/tender'
import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { call as saveCall } from '@client/organisation/calls/cluster/save-branch'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { deskTexts } from '../desk/desk-texts'
import styles from '../desk/desk.module.css'
import { both, branchInput, type BranchInput, written } from './branch-input'
import { branchTexts as texts } from './branch-texts'
import { type FormEnd, FormFoot } from './form-foot'

type Props = FormEnd & { branch: BranchView | undefined; onSaved: (id: string) => void }

/** Name, address, phone, ways to pay and what a cashier may take off. */
export function FactsForm({ branch, onSaved, ...end }: Props) {
  const t = useT()
  const values = {
    name: both(branch?.name),
    address: both(branch?.address),
    phone: branch?.phone ?? '',
    tenders: Object.fromEntries(
      tenderKinds.map((kind) => [kind, branch ? branch.tenders.includes(kind) : kind !== 'card']),
    ) as Record<TenderKind, boolean>,
    discountLimit: String(branch?.discountLimit ?? 10),
  }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/organisation/calls/cluster/save-branch'),
    defaultValues: values,
    // A new branch is written down over a reload; one that is stored is not lost.
    ...(branch
      ? {}
      : { draft: { name: 'new-branch', fields: ['name.th', 'name.en', 'address.th', 'address.en', 'phone'] } }),
    check: ({ name, tenders }) => ({
      ...(name.th.trim() === '' && name.en.trim() === '' ? { 'name.th': t(texts.nameNeeded) } : {}),
      ...(Object.values(tenders).includes(true) ? {} : { tenders: t(texts.noTenders) }),
    }),
    input: (all): BranchInput => ({
      ...(branch ? branchInput(branch) : {}),
      name: written(all.name),
      address: written(all.address),
      phone: all.phone,
      tenders: tenderKinds.filter((kind) => all.tenders[kind]),
      discountLimit: Number(all.discountLimit),
    }),
    done: ({ id }) => onSaved(id),
  })
  return (
    <CallForm form={form} label={t(texts.facts)} className={styles.form} guard={branch !== undefined}>
      <FieldRow>
        <Field label={t(texts.nameTh)} error={form.error('name.th') ?? form.error('name')} required>
          <TextInput {...form.register('name.th')} maxLength={120} />
        </Field>
        <Field label={t(texts.nameEn)} error={form.error('name.en')}>
          <TextInput {...form.register('name.en')} maxLength={120} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.addressTh)} error={form.error('address.th')}>
          <Textarea {...form.register('address.th')} rows={2} />
        </Field>
        <Field label={t(texts.addressEn)} error={form.error('address.en')}>
          <Textarea {...form.register('address.en')} rows={2} />
        </Field>
      </FieldRow>
      <Field label={t(texts.phone)} error={form.error('phone')}>
        <TextInput {...form.register('phone')} type="tel" />
      </Field>
      <fieldset className={styles.set}>
        <legend>{t(deskTexts.tenders)}</legend>
        {tenderKinds.map((kind) => (
          <Checkbox key={kind} {...form.register(`tenders.${kind}`)} label={t(deskTexts.tender[kind])} />
        ))}
        {form.error('tenders') && <p role="alert">{form.error('tenders')}</p>}
      </fieldset>
      <Field label={t(deskTexts.discountLimit)} hint={t(texts.limitHint)} error={form.error('discountLimit')}>
        <TextInput {...form.register('discountLimit')} inputMode="numeric" maxLength={3} />
      </Field>
      <FormFoot state={form.state} {...end} />
    </CallForm>
  )
}
