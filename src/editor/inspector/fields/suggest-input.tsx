import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import controls from '../../ui/controls.module.css'
import styles from './suggest-input.module.css'

/**
 * A suggestion: `text` goes into the field, `shown` is displayed. With `onTake`, choosing it runs that instead, for
 * example to open a picker.
 */
export type Suggestion = { text: string; shown: ReactNode; onTake?: () => void }
export type SuggestionGroup = { name?: string; items: readonly Suggestion[] }

type Props = {
  input: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    onBlur: (() => void) | undefined
  }
  inputRef: ((element: HTMLElement | null) => void) | undefined
  value: string
  placeholder?: string | undefined
  hasError: boolean
  icon?: ReactNode
  /** Suggestions for the typed text; called only while the list is open. */
  suggest: () => readonly SuggestionGroup[]
  onChange: (value: string) => void
}

/**
 * A line that is typed, or chosen from suggestions. The list opens on focus only while the field is empty, else on a
 * press, a character or an arrow key, because it covers what is below.
 */
export function SuggestInput({ input, inputRef, value, placeholder, hasError, icon, suggest, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const groups = isOpen ? suggest().filter(({ items }) => items.length > 0) : []
  const items = groups.flatMap((group) => group.items)
  const isShown = items.length > 0

  const open = () => {
    setOpen(true)
    setActive(-1)
  }
  const take = ({ text, onTake }: Suggestion) => {
    if (onTake) onTake()
    else onChange(text)
    setOpen(false)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = items[active]
    if (step !== 0) {
      event.preventDefault()
      if (isShown) setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + items.length) % items.length)
      else open()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      take(chosen)
    } else if (event.key === 'Escape' && isShown) {
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div className={styles.field}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input
        {...input}
        ref={(element) => {
          field.current = element
          inputRef?.(element)
        }}
        type="text"
        role="combobox"
        className={controls.input}
        data-icon={icon ? '' : undefined}
        data-error={hasError || undefined}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          open()
        }}
        onFocus={() => value === '' && open()}
        onClick={open}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false)
          input.onBlur?.()
        }}
      />
      {isShown && (
        <SuggestionList
          id={id}
          label={placeholder}
          groups={groups}
          active={active}
          field={field}
          onTake={take}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Width (px) of the list, and the space below the field under which it opens above. */
const [listWidth, listSpace] = [264, 260]

type ListProps = {
  id: string
  label: string | undefined
  groups: readonly SuggestionGroup[]
  active: number
  field: Ref<HTMLInputElement> & { current: HTMLInputElement | null }
  onTake: (item: Suggestion) => void
  onClose: () => void
}

/** Positions a list below its field, or above it where there is more space. */
function hangAt(list: HTMLElement | null, field: HTMLElement | null): void {
  if (!list || !field) return
  const box = field.getBoundingClientRect()
  const isAbove = innerHeight - box.bottom < listSpace && box.top > innerHeight - box.bottom
  const { style } = list
  style.left = `${Math.max(8, Math.min(box.right, innerWidth - 8) - listWidth)}px`
  style.top = isAbove ? 'auto' : `${box.bottom + 4}px`
  style.bottom = isAbove ? `${innerHeight - box.top + 4}px` : 'auto'
}

/** Attached to its field, above everything around it; closes when the panel scrolls. */
function SuggestionList({ id, label, groups, active, field, onTake, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null)
  // Repositions: content above the field, such as an error message, comes and goes while typing.
  useLayoutEffect(() => {
    let frame = 0
    const follow = () => {
      hangAt(list.current, field.current)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [field])
  useEffect(() => {
    const away = (event: Event) => !list.current?.contains(event.target as Node) && onClose()
    addEventListener('scroll', away, true)
    addEventListener('resize', onClose)
    return () => {
      removeEventListener('scroll', away, true)
      removeEventListener('resize', onClose)
    }
  })
  // A newer DOM API returns a value here, which must not become an effect's cleanup.
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const places = new Map(groups.flatMap(({ items }) => items).map((item, place) => [item, place]))
  return createPortal(
    // Focus stays in the field.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      style={{ width: listWidth, maxHeight: listSpace }}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, at) => (
        <div key={group.name ?? at} role="group" aria-label={group.name}>
          {group.name && (
            <div className={styles.group} aria-hidden>
              {group.name}
            </div>
          )}
          {group.items.map((item) => {
            const index = places.get(item)
            return (
              <div
                key={item.text}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.option}
                onClick={() => onTake(item)}
                onKeyDown={() => {}}
              >
                {item.shown}
              </div>
            )
          })}
        </div>
      ))}
    </div>,
    document.body,
  )
}
