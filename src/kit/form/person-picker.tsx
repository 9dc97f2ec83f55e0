import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import { Icon } from '../icon'
import { useT } from '../t'
import { Combobox } from '../ui/combobox/combobox'
import { Avatar } from '../ui/site/avatar'
import { useCall } from '../use-call'
import styles from './person-picker.module.css'

const messages = {
  type: { en: 'Type at least two letters of a name', th: 'พิมพ์ชื่ออย่างน้อยสองตัวอักษร' },
  address: { en: 'Type a name, or an email address', th: 'พิมพ์ชื่อหรืออีเมล' },
  searching: { en: 'Searching…', th: 'กำลังค้นหา…' },
  none: { en: 'No one found', th: 'ไม่พบใคร' },
  retry: { en: 'Search again', th: 'ค้นหาอีกครั้ง' },
  chosen: { en: 'Chosen people', th: 'ผู้ที่เลือกไว้' },
  remove: { en: 'Remove {name}', th: 'นำ {name} ออก' },
}
const searchMs = 250

export type PickedPerson = {
  id: string
  name: string
  avatar?: string | null | undefined
  /** Small text that tells two people of one name apart. */
  hint?: string | undefined
}

/** How people are found: a call of the area, its input for what was typed, and the people of its answer. */
export type PersonSearch<C extends CallContract> = {
  call: C
  input: (typed: string) => InputOf<C>
  people: (output: OutputOf<C>) => readonly PickedPerson[]
}

type Shared = {
  value: readonly PickedPerson[]
  onChange: (people: readonly PickedPerson[]) => void
  onBlur?: () => void
  /** Several people, as a list above the field; otherwise at most one, in the field. */
  isMultiple?: boolean
  placeholder?: string
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}
type Props<C extends CallContract> = Shared &
  (
    | { people: readonly PickedPerson[] }
    | {
        search: PersonSearch<C>
        /** An e-mail address can be chosen as well; its person has the address as id and name. */
        takesAddress?: boolean
      }
  )

/**
 * Chooses people by name: among those given, or found by a call. As a field of a form it takes `value`, `onChange`,
 * `onBlur`, `name` and `ref` of react-hook-form's controller. Inside a `Field` it takes label, hint and error from there.
 */
export function PersonPicker<C extends CallContract>(props: Props<C>) {
  if ('search' in props) return <SearchedPicker {...props} />
  const { people, ...shared } = props
  return <Picker {...shared} found={people} />
}

function SearchedPicker<C extends CallContract>({
  search,
  takesAddress = false,
  ...shared
}: Shared & { search: PersonSearch<C>; takesAddress?: boolean }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), searchMs)
    return () => clearTimeout(timer)
  }, [typed])
  const address = typed.trim()
  const isAddress = takesAddress && address.includes('@')
  const isName = query.length > 1 && !(takesAddress && query.includes('@'))
  const { data, error, refetch } = useCall(search.call, search.input(query), { enabled: isName })
  const people = data === undefined || !isName || address.length < 2 ? [] : search.people(data)
  const isWaiting = address !== query || (isName && data === undefined)
  const noteOf = () => {
    if (isAddress) return undefined
    if (address.length < 2) return t(takesAddress ? messages.address : messages.type)
    if (error && address === query) return error.message
    return isWaiting && people.length === 0 ? t(messages.searching) : undefined
  }
  return (
    <Picker
      {...shared}
      isTyping={address !== ''}
      found={isAddress ? [{ id: address, name: address }] : people}
      onType={setTyped}
      note={noteOf()}
      {...(error && isName ? { noteAct: { label: t(messages.retry), run: () => void refetch() } } : {})}
    />
  )
}

type PickerProps = Shared & {
  found: readonly PickedPerson[]
  isTyping?: boolean
  onType?: (typed: string) => void
  note?: string | undefined
  noteAct?: { label: string; run: () => void }
}

function Picker({
  found,
  isTyping = false,
  value,
  onChange,
  isMultiple = false,
  disabled = false,
  onType,
  note,
  noteAct,
  ref,
  ...field
}: PickerProps) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const [only] = isMultiple ? [] : value
  const isChosen = ({ id }: PickedPerson) => value.some((each) => each.id === id)
  // The field shows the name of its only person, who need not be among those found now.
  const shown = only && !isTyping && !found.some(isChosen) ? [only, ...found] : found
  const offered = isMultiple ? found.filter((each) => !isChosen(each)) : shown
  const remove = (id: string) => {
    onChange(value.filter((each) => each.id !== id))
    frame.current?.querySelector('input')?.focus()
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const last = value.at(-1)
    if (isMultiple && key === 'Backspace' && last && target instanceof HTMLInputElement && target.value === '')
      remove(last.id)
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field inside
    <div ref={frame} className={styles.picker} onKeyDown={disabled ? undefined : onKeyDown}>
      {isMultiple && value.length > 0 && (
        <ul className={styles.chosen} aria-label={t(messages.chosen)}>
          {value.map((each) => (
            <li key={each.id} className={styles.person} data-removable={disabled ? undefined : ''}>
              <Face person={each} />
              <span className={styles.name}>{each.name}</span>
              {!disabled && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t(messages.remove, { name: each.name })}
                  onClick={() => remove(each.id)}
                >
                  <Icon name="x" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!(isMultiple && disabled) && (
        <Combobox
          {...field}
          {...(ref ? { ref } : {})}
          {...(onType ? { onType } : {})}
          icon="user"
          picture={only && <Face person={only} />}
          {...(noteAct && offered.length === 0 ? { noteAct } : {})}
          disabled={disabled}
          value={only?.id ?? ''}
          note={offered.length === 0 ? (note ?? t(messages.none)) : undefined}
          options={offered.map((each) => ({
            value: each.id,
            label: each.name,
            picture: <Face person={each} />,
            ...(each.hint === undefined ? {} : { hint: each.hint }),
          }))}
          onChange={(id) => {
            const person = offered.find((each) => each.id === id)
            onChange(person ? (isMultiple ? [...value, person] : [person]) : [])
          }}
        />
      )}
    </div>
  )
}

/** A person's picture beside their name. */
export function Face({ person: { name, avatar } }: { person: PickedPerson }) {
  const [firstname = '', ...rest] = name.split(' ')
  return (
    <Avatar
      person={{ firstname, lastname: rest.at(-1) ?? '', ...(avatar ? { avatar } : {}) }}
      className={styles.face ?? ''}
    />
  )
}
