import { type ReactNode, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useT } from '@kit/t'
import { blockDefinition } from '@registry/block-kits'
import type { FlatBlock } from '@schemas/layout/flat/flat'
import { ownProps } from '@schemas/layout/own-props'
import { ownOf } from '@schemas/layout/own-values'
import { resetOwn } from '../document/operations/set-own'
import { endRequest, ownFold, ownFormId, useRequestedField } from '../inspector/requested-field'
import type { NamedField } from '../document/fields/field'
import { DrawFieldContext, orderFields, type PropFieldProps } from '../inspector/fields/fields-below'
import { PropField } from '../inspector/fields/prop-field'
import { focusField } from '../inspector/focus-field'
import { PropsForm } from '../inspector/form/props-form'
import { Section } from '../inspector/panel/section'
import { objectFields } from '../document/fields/schema-fields'
import { labelOf } from '../inspector/labels/field-labels'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import styles from './own-parts.module.css'
import { ownPlace } from './own-place'
import '../inspector/labels/more-labels'

const messages = {
  shared: { en: 'From the section', th: 'ตามต้นฉบับ' },
  own: { en: 'Only on this page', th: 'เฉพาะหน้านี้' },
  reset: { en: 'Reset', th: 'กลับไปตามต้นฉบับ' },
  resetThis: { en: 'Reset to the section: {what}', th: 'กลับไปตามต้นฉบับ: {what}' },
  wasReset: { en: 'Reset to the section.', th: 'กลับไปใช้ตามต้นฉบับแล้ว' },
}

type Props = { link: string; part: FlatBlock['fields']; name: string; isFolded: boolean }

/** The content fields of one block of a section, as in its own form, each with its origin. */
export function OwnPart({ link, part, name, isFolded }: Props): ReactNode {
  const { store } = useBuilder()
  const definition = blockDefinition(part.type)
  const place = useMemo(() => ownPlace(store, link, part), [store, link, part])
  const id = ownFormId(link, part.id)
  const box = useRef<HTMLDivElement>(null)
  // A press on the page scrolls to it, a second press focuses its first field.
  const requested = useRequestedField((state) =>
    state.requested?.id === id && state.requested.path.length < 2 ? state.requested : undefined,
  )
  useEffect(() => {
    if (!requested) return
    box.current?.scrollIntoView({ block: 'nearest' })
    if (requested.path.length === 1)
      box.current
        ?.querySelector<HTMLElement>('[data-control] :is(input, textarea, [contenteditable="true"], button)')
        ?.focus()
    endRequest()
  }, [requested])
  if (!definition) return null
  const shown = ownProps(part, { definition: blockDefinition })
  const fields = orderFields(
    part.type,
    objectFields(definition.props).filter((field) => shown.has(field.name)),
    [],
  )
  return (
    <div ref={box} className={styles.part}>
      <Section name={ownFold(part.id)} title={name} isFolded={isFolded}>
        <DrawFieldContext value={drawField}>
          <PropsForm id={id} also={none} type={part.type} definition={definition} place={place}>
            {fields.map((field) => (
              <OwnField key={field.name} link={link} part={part} field={field} />
            ))}
          </PropsForm>
        </DrawFieldContext>
      </Section>
    </div>
  )
}

const none: readonly string[] = []

const drawField = (props: PropFieldProps, key?: string): ReactNode => <PropField key={key} {...props} />

/** One field with its origin, and a button to reset it to the section's value. */
function OwnField({
  link,
  part,
  field: { name, field },
}: {
  link: string
  part: FlatBlock['fields']
  field: NamedField
}): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const isOwn = useIsOwn(link, part, name)
  const reset = () => {
    if (!builder.edit(messages.reset, (edit) => resetOwn(edit, link, part, name))) return
    builder.offerUndo(messages.wasReset)
    // The button disappears with the value that it reset.
    focusField(ownFormId(link, part.id), ['props', name])
  }
  return (
    <div className={styles.field} data-own={isOwn ? '' : undefined}>
      {drawField({ field, path: [name] })}
      <div className={styles.origin}>
        <span>{t(isOwn ? messages.own : messages.shared)}</span>
        {isOwn && (
          <ActionButton
            isSmall
            variant="default"
            aria-label={t(messages.resetThis, { what: t(labelOf(part.type, [name])) })}
            onClick={reset}
          >
            {t(messages.reset)}
          </ActionButton>
        )}
      </div>
    </div>
  )
}

function useIsOwn(link: string, { id, type }: FlatBlock['fields'], name: string): boolean {
  const { store } = useBuilder()
  const subscribe = useCallback((listener: () => void) => store.subscribeNode(link, listener), [store, link])
  return useSyncExternalStore(subscribe, () => {
    const node = store.get(link)
    const values = node?.kind === 'block' ? ownOf(node.fields)[id] : undefined
    return values?.type === type && Object.hasOwn(values.props, name)
  })
}
