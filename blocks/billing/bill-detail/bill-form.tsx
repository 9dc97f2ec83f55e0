import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { vatClasses } from '@schemas/money/vat'
import type { BillDraft } from '@schemas/commerce/entities/staff-bill'
import { call as billCall } from '@client/commerce/calls/billing/manage-bill'
import { call as billsCall } from '@client/commerce/calls/billing/manage-bills'
import { call as saveCall } from '@client/commerce/calls/billing/manage-bill-save'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { useLocale } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { DateField } from '@kit/form/date-field'
import { MoneyField } from '@kit/form/money-field'
import { formatBaht } from '@kit/format'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

type Line = BillDraft['lines'][number]
const emptyLine: Line = { title: '', quantity: 1, price: 0, vatClass: 'standard' }

/** The draft of a bill: who pays, for what, until when. */
export function BillForm({ bill }: { bill?: OutputOf<typeof billCall> }) {
  const t = useT()
  const locale = useLocale()
  const [payer, setPayer] = useState({ name: bill?.payer ?? '', email: bill?.email ?? '', phone: bill?.phone ?? '' })
  const [lines, setLines] = useState<readonly Line[]>(() =>
    bill
      ? bill.lines.map(({ title, quantity, price, vatClass }) => ({ title, quantity, price, vatClass }))
      : [emptyLine],
  )
  const [dueOn, setDueOn] = useState(bill?.dueOn ?? '')
  const [note, setNote] = useState(bill?.note ?? '')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const set = (at: number, part: Partial<Line>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const save = async () => {
    setFields({})
    try {
      const saved = await callGateway(saveCall, {
        payer: {
          name: payer.name,
          ...(payer.email.trim() ? { email: payer.email } : {}),
          ...(payer.phone.trim() ? { phone: payer.phone } : {}),
        },
        lines: [...lines],
        ...(dueOn ? { dueOn } : {}),
        ...(note.trim() ? { note } : {}),
        ...(bill ? { bill: bill.id, version: bill.version } : {}),
      })
      showToast(t(texts.saved), { tone: 'success' })
      await refreshCalls(billsCall, billCall)
      if (!bill) navigateTo(`/cluster/user/bills/${saved.bill}`)
    } catch (error) {
      if (error instanceof GatewayError) setFields(error.fields)
      throw error
    }
  }
  const text = (key: 'name' | 'email' | 'phone', type: string) => (
    <Field label={t(texts[key])} error={fields[`payer.${key}`]} optional={key !== 'name'}>
      <TextInput
        type={type}
        value={payer[key]}
        maxLength={200}
        onChange={({ target }) => setPayer({ ...payer, [key]: target.value })}
      />
    </Field>
  )
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        {text('name', 'text')}
        {text('email', 'email')}
        {text('phone', 'tel')}
        <Field label={t(texts.dueOn)} error={fields.dueOn} optional>
          <DateField value={dueOn} onChange={setDueOn} />
        </Field>
      </div>
      <h2 className={styles.sub}>{t(texts.lines)}</h2>
      <ul role="list" className={styles.lines}>
        {lines.map((line, at) => (
          <li key={at}>
            <Field label={t(texts.what)} error={fields[`lines.${at}.title`]}>
              <TextInput
                value={line.title}
                maxLength={200}
                onChange={({ target }) => set(at, { title: target.value })}
              />
            </Field>
            <Field label={t(texts.quantity)} error={fields[`lines.${at}.quantity`]}>
              <TextInput
                type="number"
                min={1}
                value={line.quantity}
                onChange={({ target }) => set(at, { quantity: Math.max(1, Math.floor(target.valueAsNumber || 1)) })}
              />
            </Field>
            <Field label={t(texts.price)} error={fields[`lines.${at}.price`]}>
              <MoneyField
                value={line.price === 0 ? null : line.price}
                onChange={(price) => set(at, { price: price ?? 0 })}
              />
            </Field>
            <Field label={t(texts.vat)}>
              <Select
                value={line.vatClass}
                options={vatClasses.map((value) => ({ value, label: t(texts.vats[value]) }))}
                onChange={({ target }) => set(at, { vatClass: target.value as Line['vatClass'] })}
              />
            </Field>
            {lines.length > 1 && (
              <Button look="quiet" size="s" icon="x" onClick={() => setLines(lines.filter((_, index) => index !== at))}>
                {t(texts.removeLine, { title: line.title })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button look="secondary" size="s" icon="plus" onClick={() => setLines([...lines, emptyLine])}>
          {t(texts.addLine)}
        </Button>
        <strong className={styles.total}>
          {t(texts.total)} {formatBaht(Number.isNaN(total) ? 0 : total, locale, { fixed: true })}
        </strong>
      </div>
      <Field label={t(texts.note)} error={fields.note} optional>
        <Textarea rows={2} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className={styles.acts}>
        <ActionButton icon="check" onAction={save} onError={reportFailure}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </div>
  )
}
