import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { FieldPath } from '../../document/operations/set-field'
import { Pick } from '../../ui/pick'
import { PropertyRow } from '../panel/property-row'
import type { LocalisedText } from '@schemas/layout/text'

const words = {
  sample: { en: '{name}, for example', th: 'ตัวอย่าง {name}' },
  sampleHelp: { en: 'The builder shows the page for these values.', th: 'เครื่องมือสร้างหน้าจะแสดงหน้าด้วยค่าเหล่านี้' },
  rule: { en: '{name} must be', th: '{name} ต้องเป็น' },
  anything: { en: 'Anything', th: 'อะไรก็ได้' },
  listed: { en: 'One of {count} words', th: 'หนึ่งใน {count} คำ' },
  change: { en: 'Parts of the address', th: 'ส่วนแปรผันของที่อยู่' },
}

const ruleNames = {
  slug: { en: 'Words with hyphens', th: 'คำคั่นด้วยขีด' },
  code: { en: 'A code', th: 'รหัส' },
  integer: { en: 'A whole number', th: 'จำนวนเต็ม' },
  year: { en: 'A year (CE)', th: 'ปี ค.ศ.' },
  id: { en: 'An ID', th: 'ไอดี' },
} as const

type Props = { params: readonly string[]; fields: FlatPage['fields']; onChange: (path: FieldPath, value: unknown, what: LocalisedText) => unknown }

/** What the parts of the address that vary must be, and values to show the page with. */
export function ParameterFields({ params, fields, onChange }: Props): ReactNode {
  const t = useT()
  return params.map((name, index) => {
    const rule = fields.validate?.[name]
    const isListed = typeof rule === 'object'
    return (
      <div key={name} style={{ display: 'grid', gap: 8 }}>
        <PropertyRow id={`sample-${name}`} label={t(words.sample, { name })} help={index === 0 ? t(words.sampleHelp) : undefined}>
          <TextInput id={`sample-${name}`} spellCheck={false} value={fields.sample?.[name] ?? ''} onChange={(event) => onChange(['sample', name], event.currentTarget.value || undefined, words.change)} />
        </PropertyRow>
        <PropertyRow id={`rule-${name}`} label={t(words.rule, { name })}>
          <Pick
            id={`rule-${name}`}
            isClearable
            placeholder={t(words.anything)}
            options={[...Object.entries(ruleNames).map(([value, label]) => ({ value, label: t(label) })), ...(isListed ? [{ value: 'listed', label: t(words.listed, { count: rule.oneOf.length }) }] : [])]}
            value={isListed ? 'listed' : (rule ?? null)}
            onChange={(value) => value !== 'listed' && onChange(['validate', name], value ?? undefined, words.change)}
          />
        </PropertyRow>
      </div>
    )
  })
}
