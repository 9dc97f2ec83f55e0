import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { useBuilder } from '../../state/builder'
import type { FieldOf, PropPath } from '../../document/fields/field'
import { usePropsForm } from '../form/props-form'
import { usePropParts } from '../form/use-prop'
import { PropertyRow } from '../panel/property-row'
import { startValue } from '../start-value'
import { helpOf, labelOf } from '../labels/field-labels'
import { FieldsBelow } from './fields-below'
import { Hint } from '../../ui/hint'
import styles from './fields.module.css'

const messages = {
  add: { en: 'Add {what}', th: 'เพิ่ม {what}' },
  addShort: { en: 'Add', th: 'เพิ่ม' },
  remove: { en: 'Remove {what}', th: 'นำ {what} ออก' },
  removed: { en: '{what} removed.', th: 'นำ {what} ออกแล้ว' },
}

/** Several values that belong together; an optional object is added and removed as a whole. */
export function ObjectField({ field, path }: { field: FieldOf<'object'>; path: PropPath }) {
  const t = useT()
  const builder = useBuilder()
  const { id, type } = usePropsForm()
  const { value, error, restructure } = usePropParts(['props', ...path])
  const label = t(labelOf(type, path))
  const help = helpOf(type, path)
  const isThere = value !== undefined || !field.isOptional
  // The pressed button disappears: after adding, focus moves to the first field; after removing, to the add button.
  const part = useRef<HTMLElement | null>(null)
  const takesFocus = useRef(false)
  const change = (next: unknown) => {
    takesFocus.current = true
    restructure(next)
  }
  useEffect(() => {
    const own = isThere
      ? (part.current?.querySelector<HTMLElement>('input, textarea, select') ??
        part.current?.querySelector<HTMLElement>('button'))
      : part.current
    if (takesFocus.current) own?.focus()
    takesFocus.current = false
  }, [isThere])
  const row = { id: `${id}-${path.join('-')}`, label, help: help && t(help), error }
  if (!isThere)
    return (
      <PropertyRow {...row}>
        <Button
          id={row.id}
          ref={(element) => void (part.current = element)}
          fullWidth
          variant="default"
          leftSection={<IconPlus size={14} />}
          aria-label={t(messages.add, { what: label })}
          onClick={() => change(startValue({ ...field, start: undefined }))}
        >
          {t(messages.addShort)}
        </Button>
      </PropertyRow>
    )
  const remove = field.isOptional && (
    <Hint label={t(messages.remove, { what: label })}>
      <ActionIcon
        size={20}
        aria-label={t(messages.remove, { what: label })}
        onClick={() => {
          change(undefined)
          builder.offerUndo(t(messages.removed, { what: label }))
        }}
      >
        <IconTrash size={13} />
      </ActionIcon>
    </Hint>
  )
  return (
    <PropertyRow {...row} layout="stacked" isGroup trailing={remove}>
      <div ref={(element) => void (part.current = element)} className={styles.parts}>
        <FieldsBelow field={field} path={path} />
      </div>
    </PropertyRow>
  )
}
