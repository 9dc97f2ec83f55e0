import { useWatch } from 'react-hook-form'
import type { BranchView } from '@schemas/organisation/entities/branch-view'
import { call as saveCall } from '@client/organisation/calls/cluster/save-branch'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { deskTexts } from '../desk/desk-texts'
import styles from './branch.module.css'
import { branchInput, type BranchInput } from './branch-input'
import { branchTexts as texts } from './branch-texts'
import { type FormEnd, FormFoot } from './form-foot'
import { ReceiptSample } from './receipt-sample'

type Props = FormEnd & { branch: BranchView; onSaved: () => void }

/** The branch's own lines on a receipt, beside how it is printed. */
export function ReceiptForm({ branch, onSaved, ...end }: Props) {
  const t = useT()
  const values = { receiptHead: branch.receiptHead, receiptFoot: branch.receiptFoot }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/organisation/calls/cluster/save-branch'),
    defaultValues: values,
    input: (all): BranchInput => ({ ...branchInput(branch), ...all }),
    done: onSaved,
  })
  const [head, foot] = useWatch({ control: form.control, name: ['receiptHead', 'receiptFoot'] })
  return (
    <CallForm form={form} label={t(texts.receipt)} className={styles.form} guard={!end.isStep}>
      <div className={styles.receipt}>
        <div className={styles.form}>
          <Field label={t(deskTexts.receiptHead)} error={form.error('receiptHead')}>
            <Textarea {...form.register('receiptHead')} rows={3} maxLength={500} />
          </Field>
          <Field label={t(deskTexts.receiptFoot)} error={form.error('receiptFoot')}>
            <Textarea {...form.register('receiptFoot')} rows={3} maxLength={500} />
          </Field>
        </div>
        <ReceiptSample branch={{ ...branch, receiptHead: head, receiptFoot: foot }} />
      </div>
      <FormFoot state={form.state} {...end} />
    </CallForm>
  )
}
