import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateField } from '@kit/form/date-field'
import { MoneyField } from '@kit/form/money-field'
import { RichField } from '@kit/form/rich-field'
import { useT } from '@kit/t'
import { CheckboxGroup } from '@kit/ui/checkbox-group'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import type { RichTree } from '@schemas/layout/rich-text'
import { inPage } from './story-page'

const texts = {
  name: { en: 'Name', th: 'ชื่อ' },
  nameHint: { en: 'As on the receipt', th: 'ตามที่แสดงในใบเสร็จ' },
  day: { en: 'Delivery date', th: 'วันที่จัดส่ง' },
  amount: { en: 'Amount', th: 'จำนวนเงิน' },
  amountError: { en: 'The amount is missing.', th: 'กรุณาระบุจำนวนเงิน' },
  state: { en: 'Status', th: 'สถานะ' },
  open: { en: 'Open', th: 'เปิด' },
  done: { en: 'Done', th: 'เสร็จแล้ว' },
  days: { en: 'Days', th: 'วัน' },
  monday: { en: 'Monday', th: 'วันจันทร์' },
  friday: { en: 'Friday', th: 'วันศุกร์' },
  description: { en: 'Description', th: 'รายละเอียด' },
}

function Fields() {
  const t = useT()
  const [day, setDay] = useState('2026-11-28')
  const [amount, setAmount] = useState<number | null>(null)
  const [text, setText] = useState<RichTree>()
  return (
    <div style={{ display: 'grid', gap: '1.25rem', maxWidth: '32rem' }}>
      <Field label={t(texts.name)} hint={t(texts.nameHint)} required>
        <TextInput defaultValue="สมหญิง ใจดี" />
      </Field>
      <Field label={t(texts.day)}>
        <DateField value={day} onChange={setDay} />
      </Field>
      <Field label={t(texts.amount)} error={amount === null ? t(texts.amountError) : undefined}>
        <MoneyField value={amount} onChange={setAmount} />
      </Field>
      <Field label={t(texts.state)}>
        <Select defaultValue="open">
          <option value="open">{t(texts.open)}</option>
          <option value="done">{t(texts.done)}</option>
        </Select>
      </Field>
      <CheckboxGroup
        inline
        name="days"
        label={t(texts.days)}
        options={[
          { value: '1', label: t(texts.monday) },
          { value: '5', label: t(texts.friday) },
        ]}
      />
      <RichField label={t(texts.description)} lang="th" value={text} onChange={setText} />
    </div>
  )
}

const meta: Meta = { title: 'kit/Fields', render: inPage(<Fields />) }
export default meta
export const All: StoryObj = {}
export const Phone: StoryObj = { globals: { viewport: { value: 'mobile' } } }
