import { type ReactNode, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import type { FieldOf, Variant, PropPath } from '../../document/fields/field'
import { usePropsForm } from '../form/props-form'
import { usePropParts } from '../form/use-prop'
import controls from '../../ui/controls.module.css'
import { Pick } from '../../ui/pick'
import { describedBy, PropertyRow } from '../panel/property-row'
import { readEmbedAddress } from '../read-embed-address'
import { variantOf } from '../../document/fields/schema-fields'
import { reshape } from '../start-value'
import { helpOf, labelOf, variantLabel } from '../labels/field-labels'
import { FieldsBelow } from './fields-below'
import styles from './fields.module.css'

const messages = {
  paste: { en: 'Paste the link here', th: 'วางลิงก์ของเนื้อหาที่นี่' },
  notKnown: {
    en: 'This link is not supported. Choose the website and fill in its fields.',
    th: 'ไม่รองรับลิงก์นี้ เลือกเว็บไซต์แล้วกรอกข้อมูลด้านล่าง',
  },
  kind: { en: '{what}: type', th: 'ชนิดของ{what}' },
  none: { en: 'None', th: 'ไม่มี' },
}

type Props = { field: FieldOf<'union' | 'embed'>; path: PropPath }

/** A value with one of several shapes: the shape is chosen first, then its parts are filled in. */
export function UnionField({ field, path }: Props): ReactNode {
  const t = useT()
  const { id, type } = usePropsForm()
  const { value, error, restructure } = usePropParts(['props', ...path])
  /** Values entered for each shape, so that switching back restores them. */
  const left = useRef(new Map<string, unknown>())
  const written = value ?? field.start
  const isEmpty = written === undefined && field.isOptional
  const variant = isEmpty ? undefined : variantOf(field, written)
  // A list item has no label; what is chosen is its kind.
  const isItem = typeof path.at(-1) === 'number'
  const label = t(labelOf(type, isItem && field.key !== undefined ? [...path, field.key] : path))
  const help = helpOf(type, path)

  const choose = (name: string | null) => {
    if (variant) left.current.set(variant.name, written)
    const next = field.variants.find((each) => each.name === name)
    restructure(next && (left.current.get(next.name) ?? reshape(next.field, written)))
  }

  const row = { id: `${id}-${path.join('-')}`, label, help: help && t(help), error }
  return (
    <div className={styles.union}>
      <PropertyRow {...row}>
        <Pick
          id={row.id}
          aria-describedby={describedBy(row.id, row.help, row.error)}
          options={field.variants.map((each) => ({
            value: each.name,
            label: t(variantLabel(type, path, field, each)),
          }))}
          value={variant?.name ?? null}
          onChange={choose}
          isClearable={field.isOptional && field.start === undefined}
          placeholder={t(messages.none)}
        />
      </PropertyRow>
      {field.kind === 'embed' && <PasteAddress id={`${row.id}-paste`} field={field} onRead={restructure} />}
      {variant && variant.field.kind !== 'constant' && (
        <div className={variant.field.kind === 'object' ? styles.parts : undefined}>
          <FieldsBelow key={variant.name} field={partsOf(field, variant)} path={path} label={label} />
        </div>
      )}
    </div>
  )
}

/** The shape without its discriminator, which is chosen above. */
function partsOf({ key }: Props['field'], { field }: Variant): Variant['field'] {
  return field.kind === 'object' ? { ...field, fields: field.fields.filter(({ name }) => name !== key) } : field
}

/** Reads an address copied from the other website. */
function PasteAddress({ id, field, onRead }: { id: string; field: Props['field']; onRead: (value: unknown) => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const isUnknown = text.trim() !== '' && !readEmbedAddress(text)
  return (
    <PropertyRow
      id={id}
      label={t(messages.paste)}
      layout="stacked"
      error={isUnknown ? t(messages.notKnown) : undefined}
    >
      <input
        id={id}
        type="text"
        data-own-steps={text === '' ? undefined : ''}
        className={controls.input}
        data-error={isUnknown ? '' : undefined}
        aria-describedby={isUnknown ? `${id}-error` : undefined}
        placeholder="https://"
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          const { value } = event.currentTarget
          setText(value)
          const read = readEmbedAddress(value)
          if (!read || !field.variants.some(({ name }) => isRecord(read) && name === read.provider)) return
          onRead(read)
          setText('')
        }}
      />
    </PropertyRow>
  )
}
