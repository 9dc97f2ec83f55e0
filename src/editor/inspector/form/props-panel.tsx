import { memo, type ReactNode } from 'react'
import { useT } from '@kit/t'
import type { AnyBlock } from '@schemas/block'
import type { Field, NamedField } from '../../document/fields/field'
import { isAppearance } from '../is-appearance'
import { BothSwitch } from '../fields/both-switch'
import { DrawFieldContext, orderFields, type PropFieldProps } from '../fields/fields-below'
import { PropField } from '../fields/prop-field'
import { ownField } from '../labels/field-labels'
import { Section } from '../panel/section'
import { objectFields } from '../../document/fields/schema-fields'
import { PropsForm } from './props-form'

const messages = {
  content: { en: 'Content', th: 'เนื้อหา' },
  look: { en: 'Appearance', th: 'ลักษณะ' },
  none: { en: 'This block has no settings.', th: 'บล็อกนี้ไม่มีการตั้งค่าของตัวเอง' },
}

/** Kinds whose controls keep no state of their own, so that they can be reused for another block of the type. */
const plainKinds = new Set<Field['kind']>([
  'text',
  'string',
  'key',
  'choice',
  'boolean',
  'number',
  'link',
  'path',
  'reference',
  'constant',
  'unknown',
])

const isPlain = (type: string, { name, field }: NamedField): boolean =>
  !ownField(type, [name])?.Control && plainKinds.has(field.kind === 'responsive' ? field.inner.kind : field.kind)

type Props = {
  id: string
  /** Other blocks of the type, which receive the same changes. */ also?: readonly string[]
  type: string
  definition: AnyBlock
}

const none: readonly string[] = []

/**
 * A block's content and appearance: a form generated from its schema. Does not rerender when values change; each field
 * subscribes to its own.
 */
export const PropsPanel = memo(function PropsPanel({ id, also = none, type, definition }: Props): ReactNode {
  const t = useT()
  const fields = orderFields(type, objectFields(definition.props), [])
  const appearanceFields = fields.filter(({ field }) => isAppearance(field))
  const content = fields.filter(({ field }) => !isAppearance(field))
  const drawn = (list: readonly NamedField[]) => list.map(({ name, field }) => drawField({ field, path: [name] }, name))
  return (
    <DrawFieldContext value={drawField}>
      {/* Fields with state beyond the value, such as which list item is open, are rebuilt for each block. */}
      <PropsForm
        key={fields.every((each) => isPlain(type, each)) ? type : `${id} ${type}`}
        id={id}
        also={also}
        type={type}
        definition={definition}
      >
        {content.length > 0 && (
          <Section name="content" title={t(messages.content)} tools={<BothSwitch />}>
            {drawn(content)}
          </Section>
        )}
        {appearanceFields.length > 0 && (
          <Section name="look" title={t(messages.look)}>
            {drawn(appearanceFields)}
          </Section>
        )}
        {fields.length === 0 && <p>{t(messages.none)}</p>}
      </PropsForm>
    </DrawFieldContext>
  )
})

const drawField = (props: PropFieldProps, key?: string): ReactNode => <PropField key={key} {...props} />
