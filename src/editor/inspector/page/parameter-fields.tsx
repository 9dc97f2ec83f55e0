import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useT } from '@kit/t'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { FieldPath } from '../../document/operations/set-field'
import { Pick } from '../../ui/pick'
import { PropertyRow } from '../panel/property-row'
import { WordListField } from './word-list-field'
import type { LocalisedText } from '@schemas/layout/pick-text'

const messages = {
  sample: { en: 'Example {name}', th: 'ตัวอย่าง {name}' },
  sampleHelp: { en: 'The builder shows the page for these values.', th: 'เครื่องมือสร้างหน้าจะแสดงหน้าด้วยค่าเหล่านี้' },
  rule: { en: '{name} must be', th: '{name} ต้องเป็น' },
  anything: { en: 'Anything', th: 'อะไรก็ได้' },
  listed: { en: 'A word from a list', th: 'คำใดคำหนึ่งที่กำหนด' },
  change: { en: 'Parts of the address', th: 'ส่วนที่เปลี่ยนได้ของที่อยู่' },
}

const ruleNames = {
  slug: { en: 'Words with hyphens', th: 'คำคั่นด้วยขีด' },
  code: { en: 'A code', th: 'รหัส' },
  integer: { en: 'A whole number', th: 'จำนวนเต็ม' },
  year: { en: 'A year (CE)', th: 'ปี ค.ศ.' },
  id: { en: 'An ID', th: 'ไอดี' },
} as const

type Props = {
  params: readonly string[]
  fields: FlatPage['fields']
  onChange: (path: FieldPath, value: unknown, what: LocalisedText) => unknown
}

/** Rules and sample values for the address parameters. */
export function ParameterFields({ params, fields, onChange }: Props): ReactNode {
  const t = useT()
  /** The parameter that is set to a list of words but has none yet. */
  const [begun, setBegun] = useState<string>()
  return params.map((name, index) => {
    const rule = fields.validate?.[name]
    const listed = typeof rule === 'object' ? rule.oneOf : undefined
    const isListed = listed !== undefined || begun === name
    const set = (value: unknown) => onChange(['validate', name], value, messages.change)
    const choose = (kind: string | null) => {
      const sample = fields.sample?.[name]
      setBegun(kind === 'listed' ? name : undefined)
      if (kind !== 'listed') set(kind ?? undefined)
      else if (sample) set({ oneOf: [sample] })
    }
    return (
      <div key={name} style={{ display: 'grid', gap: 8 }}>
        <PropertyRow
          id={`sample-${name}`}
          label={t(messages.sample, { name })}
          help={index === 0 ? t(messages.sampleHelp) : undefined}
        >
          <TextInput
            id={`sample-${name}`}
            spellCheck={false}
            value={fields.sample?.[name] ?? ''}
            onChange={(event) => onChange(['sample', name], event.currentTarget.value || undefined, messages.change)}
          />
        </PropertyRow>
        <PropertyRow id={`rule-${name}`} label={t(messages.rule, { name })}>
          <Pick
            id={`rule-${name}`}
            isClearable
            placeholder={t(messages.anything)}
            options={[...Object.entries(ruleNames), ['listed', messages.listed] as const].map(([value, label]) => ({
              value,
              label: t(label),
            }))}
            value={typeof rule === 'object' || isListed ? 'listed' : (rule ?? null)}
            onChange={choose}
          />
        </PropertyRow>
        {isListed && <WordListField name={name} listed={listed ?? []} onChange={(oneOf) => set({ oneOf })} />}
      </div>
    )
  })
}
