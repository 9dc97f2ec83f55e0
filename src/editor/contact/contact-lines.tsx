import { ActionIcon, Autocomplete, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type Control, type FieldError, useController } from 'react-hook-form'
import { contactLimits } from '@schemas/site/entities/contact'
import { useT } from '@kit/t'
import { socialNetworks } from '@kit/ui/site/social-networks'
import { Sortable, SortableItem } from '../inspector/fields/sortable'
import { tidyAddress } from '../inspector/fields/tidy-address'
import { useItemKeys } from '../inspector/fields/use-item-keys'
import { useBuilder } from '../state/builder'
import { Hint } from '../ui/hint'
import fields from '../ui/field-list.module.css'
import styles from './contact.module.css'
import { type ContactValues, networkOf, newHours, newSocial } from './contact-values'
import { partNames } from './contact-messages'
import { LocalisedFields } from './localised-fields'

const messages = {
  days: { en: 'Days', th: 'วัน' },
  time: { en: 'Time', th: 'เวลา' },
  network: { en: 'Network', th: 'ช่องทาง' },
  to: { en: 'Address', th: 'ที่อยู่ลิงก์' },
  addHours: { en: 'Add hours', th: 'เพิ่มเวลาทำการ' },
  addSocial: { en: 'Add social network', th: 'เพิ่มช่องทางโซเชียล' },
  noHours: { en: 'No hours yet.', th: 'ยังไม่มีเวลาทำการ' },
  noSocial: { en: 'No social networks yet.', th: 'ยังไม่มีช่องทางโซเชียล' },
  line: { en: 'line {place} of “{list}”', th: 'บรรทัดที่ {place} ของ “{list}”' },
  remove: { en: 'Remove {what}', th: 'ลบ{what}' },
  removed: { en: 'Removed.', th: 'ลบแล้ว' },
  moved: { en: 'Moved to line {place} of {count}.', th: 'ย้ายไปบรรทัดที่ {place} จาก {count}' },
}

type FieldsProps = { control: Control<ContactValues>; isReadOnly: boolean }

export function HoursLines({ control, isReadOnly }: FieldsProps) {
  const t = useT()
  return (
    <Lines
      name="hours"
      control={control}
      limit={contactLimits.hours}
      make={newHours}
      add={t(messages.addHours)}
      none={t(messages.noHours)}
      isReadOnly={isReadOnly}
    >
      {(line, wrong, change) => (
        <>
          <LocalisedFields
            label={t(messages.days)}
            value={line.days}
            error={wrong.days}
            maxLength={contactLimits.words}
            isReadOnly={isReadOnly}
            onChange={(days) => change({ ...line, days })}
          />
          <LocalisedFields
            label={t(messages.time)}
            value={line.time}
            error={wrong.time}
            maxLength={contactLimits.words}
            placeholder="9:00–17:00"
            isReadOnly={isReadOnly}
            onChange={(time) => change({ ...line, time })}
          />
        </>
      )}
    </Lines>
  )
}

export function SocialLines({ control, isReadOnly }: FieldsProps) {
  const t = useT()
  const known = Object.values(socialNetworks).map(({ name }) => name)
  return (
    <Lines
      name="social"
      control={control}
      limit={contactLimits.social}
      make={newSocial}
      add={t(messages.addSocial)}
      none={t(messages.noSocial)}
      isReadOnly={isReadOnly}
    >
      {(line, wrong, change) => (
        <>
          <TextInput
            label={t(messages.to)}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={contactLimits.link}
            placeholder="https://"
            value={line.to}
            error={wrong.to}
            readOnly={isReadOnly}
            onChange={(event) => change({ ...line, to: event.currentTarget.value })}
            onBlur={() => {
              const meant = tidied(line)
              if (meant.to !== line.to || meant.network !== line.network) change(meant)
            }}
          />
          <Autocomplete
            label={t(messages.network)}
            data={known}
            maxLength={contactLimits.network}
            comboboxProps={{ shadow: 'md' }}
            value={line.network}
            error={wrong.network}
            readOnly={isReadOnly}
            onChange={(network) => change({ ...line, network })}
          />
        </>
      )}
    </Lines>
  )
}

/**
 * Completes an address with the network that it leads to where none was named. An invalid one stays as typed, with an
 * error.
 */
function tidied({ network, to: written }: ContactValues['social'][number]): ContactValues['social'][number] {
  const meant = tidyAddress(written)
  const to = meant.startsWith('https://') ? meant : written.trim()
  return { network: network.trim() === '' ? networkOf(to) : network, to }
}

type Line<Name extends 'hours' | 'social'> = ContactValues[Name][number]
type Props<Name extends 'hours' | 'social'> = FieldsProps & {
  name: Name
  limit: number
  make: () => Line<Name>
  add: string
  none: string
  /** The fields of a line; `wrong` holds an error message by field. */
  children: (
    line: Line<Name>,
    wrong: Record<string, string | undefined>,
    change: (line: Line<Name>) => void,
  ) => ReactNode
}

/** Where focus goes when the lines are rendered next. */
type NextFocus = { handle: string } | { line: number } | 'add' | undefined

/** A list whose lines can be added, removed, and moved by drag or arrow keys. */
function Lines<Name extends 'hours' | 'social'>({
  name,
  control,
  limit,
  make,
  add,
  none,
  isReadOnly,
  children,
}: Props<Name>) {
  const t = useT()
  const builder = useBuilder()
  const label = useId()
  const { field, fieldState } = useController<ContactValues, 'hours' | 'social'>({ control, name })
  const lines = field.value as Line<Name>[]
  const { keys, rearrange } = useItemKeys(lines.length)
  const root = useRef<HTMLFieldSetElement>(null)
  const focus = useRef<NextFocus>(undefined)
  useEffect(() => {
    const next = focus.current
    focus.current = undefined
    if (next === undefined) return
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector)
    if (next === 'add') find('[data-add]')?.focus()
    else if ('handle' in next) find(`[data-handle="${next.handle}"]`)?.focus()
    else find(`li:nth-child(${next.line + 1}) input`)?.focus()
  })
  const nameOf = (at: number) => t(messages.line, { place: at + 1, list: t(partNames[name]) })
  const places = lines.map((_, at) => at)
  /** Reorders the lines by their old indexes; 'new' creates one. */
  const arrange = (order: readonly (number | 'new')[]) => {
    rearrange(order)
    field.onChange(order.map((place) => (place === 'new' ? make() : lines[place])))
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lines.length || isReadOnly) return
    const order = [...places]
    order.splice(to, 0, ...order.splice(from, 1))
    arrange(order)
    builder.announce(t(messages.moved, { place: to + 1, count: lines.length }))
  }
  const remove = (at: number) => {
    focus.current = lines.length > 1 ? { line: Math.min(at, lines.length - 2) } : 'add'
    arrange(places.filter((place) => place !== at))
    builder.announce(t(messages.removed))
  }
  // For a list, the library reports errors per line, by index.
  const wrong = fieldState.error as
    | (FieldError & Record<number, Record<string, FieldError | undefined> | undefined>)
    | undefined
  const idOf = (at: number) => `${label} ${keys[at]}`
  return (
    <fieldset ref={root} className={fields.list} aria-labelledby={label}>
      <legend id={label} className={styles.name}>
        {t(partNames[name])}
      </legend>
      {lines.length === 0 && <p className={styles.none}>{none}</p>}
      <Sortable ids={places.map(idOf)} onMove={move}>
        {(over) => (
          <ol className={styles.lines}>
            {lines.map((line, at) => (
              <SortableItem
                key={keys[at]}
                id={idOf(at)}
                label={nameOf(at)}
                line={over?.index === at ? over.side : undefined}
                onArrow={(step) => {
                  focus.current = { handle: idOf(at) }
                  move(at, at + step)
                }}
              >
                <div className={styles.pair}>
                  {children(line, messagesOf(wrong?.[at]), (next) =>
                    field.onChange(lines.map((each, place) => (place === at ? next : each))),
                  )}
                </div>
                <Hint label={t(messages.remove, { what: nameOf(at) })}>
                  <ActionIcon
                    size={30}
                    aria-label={t(messages.remove, { what: nameOf(at) })}
                    disabled={isReadOnly}
                    onClick={() => remove(at)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Hint>
              </SortableItem>
            ))}
          </ol>
        )}
      </Sortable>
      {wrong?.message && (
        <p role="alert" className={styles.error}>
          {wrong.message}
        </p>
      )}
      <Button
        data-add
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={lines.length >= limit || isReadOnly}
        onClick={() => {
          focus.current = { line: lines.length }
          arrange([...places, 'new'])
        }}
      >
        {add}
      </Button>
    </fieldset>
  )
}

const messagesOf = (errors: Record<string, FieldError | undefined> = {}): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
