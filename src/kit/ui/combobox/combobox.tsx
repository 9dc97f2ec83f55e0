import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { Button } from '../button'
import control from '../control.module.css'
import { useFieldControl } from '../field'
import styles from './combobox.module.css'
import { type ComboboxOption, matchOptions } from './match-options'

const messages = {
  none: { en: 'No results', th: 'ไม่พบรายการ' },
  count: { en: '{count} options', th: '{count} ตัวเลือก' },
}

type Props = {
  options: readonly ComboboxOption[]
  /** Value of the chosen option; '' for none. */
  value: string
  onChange: (value: string, option: ComboboxOption | undefined) => void
  /**
   * Receives the typed text; the options are then search results and are not filtered here. '' when the input is empty.
   */
  onType?: (typed: string) => void
  /** Replaces the list while it cannot be shown: loading, failed, too little typed. */
  note?: string | undefined
  /** A button in the note, which Enter presses too: the field keeps the focus. */
  noteAct?: { label: string; run: () => void } | undefined
  placeholder?: string
  icon?: IconName
  /** A small picture in place of the icon, such as that of the chosen person. */
  picture?: ReactNode
  disabled?: boolean
  name?: string
  onBlur?: (() => void) | undefined
  inputMode?: 'text' | 'numeric' | 'search'
  ref?: Ref<HTMLInputElement>
  id?: string
  required?: boolean
  'aria-describedby'?: string
}

/**
 * A searchable select. Arrows move, Enter chooses, Escape closes and restores the chosen label. Leaving the input keeps
 * an exact match and discards other text, so that partial text never looks chosen. Inside a `Field` it takes label,
 * hint and error from there.
 */
export function Combobox({
  options,
  value,
  onChange,
  onType,
  note,
  noteAct,
  placeholder,
  icon,
  picture,
  disabled,
  name,
  onBlur,
  inputMode,
  ref,
  ...rest
}: Props) {
  const t = useT()
  const id = useId()
  const field = useFieldControl(rest)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.value === value)
  const found = onType ? options : matchOptions(options, typed ?? '')
  const isShown = isOpen && !disabled && note === undefined && found.length > 0
  const statusText =
    isOpen && !disabled && !isShown ? (note ?? (typed || !onType ? t(messages.none) : undefined)) : undefined
  useEffect(() => {
    if (isShown && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])

  const open = () => {
    if (isOpen || disabled) return
    setOpen(true)
    setActive(found.findIndex((option) => option.value === value))
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(undefined)
    if (typed !== undefined) onType?.('')
  }
  const choose = (option: ComboboxOption) => {
    close()
    if (option.value !== value || onType) onChange(option.value, option)
  }
  const leave = () => {
    const exact =
      typed === undefined ? undefined : found.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase())
    if (exact) return choose(exact)
    if (typed?.trim() === '' && value !== '') onChange('', undefined)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (found.length > 0)
        setActive((now) => (now < 0 ? (step > 0 ? 0 : found.length - 1) : (now + step + found.length) % found.length))
    } else if (event.key === 'Enter' && isOpen) {
      // Never submits the form with partial text in the input.
      event.preventDefault()
      if (noteAct && note !== undefined) return noteAct.run()
      const picked = found[active] ?? (typed ? found[0] : undefined)
      if (isShown && picked) choose(picked)
      else leave()
    }
  }
  return (
    <div className={styles.box}>
      <span className={control.box} data-before={icon || picture ? '' : undefined} data-after="">
        {(icon || picture) && <span className={control.before}>{picture ?? (icon && <Icon name={icon} />)}</span>}
        <input
          {...rest}
          {...field}
          ref={ref}
          name={name}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={inputMode}
          placeholder={placeholder}
          disabled={disabled}
          className={classNames(control.control)}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => {
            setTyped(event.target.value)
            onType?.(event.target.value)
            setOpen(true)
            setActive(event.target.value.trim() ? 0 : -1)
          }}
          onFocus={(event) => event.target.select()}
          onClick={(event) => {
            // The next typed text replaces the choice.
            if (!isOpen) event.currentTarget.select()
            open()
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            leave()
            onBlur?.()
          }}
        />
        <span className={control.after}>
          <Icon name={onType ? 'search' : 'chevron-down'} />
        </span>
      </span>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        className={styles.list}
        hidden={!isShown}
        onPointerDown={(event) => event.preventDefault()}
      >
        {isShown &&
          found.map((option, at) => (
            <li
              key={option.value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              data-active={at === active ? '' : undefined}
              data-chosen={option.value === value ? '' : undefined}
              className={styles.option}
              onPointerMove={() => setActive(at)}
              onClick={() => choose(option)}
            >
              {option.picture}
              <span className={styles.words}>
                {option.label}
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
              {option.value === value && <Icon name="check" />}
            </li>
          ))}
      </ul>
      {statusText !== undefined && (
        <div className={styles.note} onPointerDown={(event) => event.preventDefault()}>
          {statusText}
          {noteAct && (
            <Button look="quiet" size="s" icon="refresh" tabIndex={-1} onClick={noteAct.run}>
              {noteAct.label}
            </Button>
          )}
        </div>
      )}
      <output className="visually-hidden">
        {isShown && typed !== undefined ? t(messages.count, { count: found.length }) : (statusText ?? '')}
      </output>
    </div>
  )
}
