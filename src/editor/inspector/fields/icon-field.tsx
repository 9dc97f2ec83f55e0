import { ActionIcon, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { type IconName, iconNames } from '@schemas/layout/icon-names'
import { describedBy, PropertyRow } from '../panel/property-row'
import { iconName, isIconFor } from '../labels/icon-keywords'
import { type FieldProps, rowOf } from './field-props'
import { gridColumns } from '../../ui/grid-columns'
import { Hint } from '../../ui/hint'
import { useControlFocus } from '../../ui/use-control-focus'
import styles from './icon-field.module.css'

const messages = {
  none: { en: 'None', th: 'ไม่มี' },
  icons: { en: 'Icons', th: 'ไอคอน' },
  search: { en: 'Search icons', th: 'ค้นหาไอคอน' },
  nothing: {
    en: 'No icons found. Try another word, such as “heart” or “truck”.',
    th: 'ไม่พบไอคอน ลองคำอื่น เช่น หัวใจ รถบรรทุก',
  },
  clear: { en: 'Remove {what}', th: 'นำ {what} ออก' },
}

const isIcon = (value: unknown): value is IconName => iconNames.includes(value as IconName)

/** One of the product's icons. */
export function IconField({ field, bind, focusRef }: FieldProps<'icon'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const value = bind.value ?? field.start
  const { control, takeFocus } = useControlFocus(focusRef)
  const choose = (name: IconName) => {
    bind.onChange(name)
    setOpen(false)
  }
  return (
    <PropertyRow {...rowOf(bind)}>
      <div className={styles.control}>
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="left-start"
          trapFocus
          returnFocus
          shadow="md"
          width={264}
          withRoles={false}
        >
          <Popover.Target>
            <UnstyledButton
              id={bind.id}
              ref={control}
              className={styles.button}
              aria-labelledby={`${bind.id}-label ${bind.id}`}
              aria-describedby={describedBy(bind.id, bind.help, bind.error)}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              data-invalid={bind.error ? true : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isIcon(value) && <Icon name={value} size="18px" />}
              <span className={styles.name}>{isIcon(value) ? t(iconName(value)) : t(messages.none)}</span>
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={bind.label} className={styles.dropdown}>
            <IconGrid value={value} onChoose={choose} />
          </Popover.Dropdown>
        </Popover>
        {field.isOptional && bind.value !== undefined && (
          <ActionIcon
            size="sm"
            aria-label={t(messages.clear, { what: bind.label })}
            onClick={() => (takeFocus(), bind.onChange(undefined))}
          >
            <IconX size={13} />
          </ActionIcon>
        )}
      </div>
    </PropertyRow>
  )
}

function IconGrid({ value, onChoose }: { value: unknown; onChoose: (name: IconName) => void }) {
  const t = useT()
  const [query, setQuery] = useState('')
  const found = useMemo(() => iconNames.filter((name) => isIconFor(name, query)), [query])
  const grid = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    found.findIndex((name) => name === value),
  )
  const goTo = (index: number) =>
    (grid.current?.children[Math.min(Math.max(index, 0), found.length - 1)] as HTMLElement | undefined)?.focus()
  const fromSearch = (event: KeyboardEvent) => {
    const [first] = found
    if (event.nativeEvent.isComposing || first === undefined) return
    if (event.key === 'ArrowDown') goTo(at)
    // With a query, Enter takes the first match; without one, nothing was asked for.
    else if (event.key === 'Enter' && query.trim() !== '') onChoose(first)
    else return
    event.preventDefault()
  }
  const inGrid = (event: KeyboardEvent) => {
    const columns = gridColumns(grid.current)
    const from = [...(grid.current?.children ?? [])].indexOf(event.target as Element)
    const to = {
      ArrowRight: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from + columns,
      ArrowUp: from - columns,
      Home: 0,
      End: found.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <>
      <TextInput
        onKeyDown={fromSearch}
        data-autofocus
        aria-label={t(messages.search)}
        placeholder={t(messages.search)}
        leftSection={<IconSearch size={14} />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {found.length === 0 && <p className={styles.nothing}>{t(messages.nothing)}</p>}
      <div ref={grid} role="group" aria-label={t(messages.icons)} className={styles.grid} onKeyDown={inGrid}>
        {found.map((name, index) => (
          <Hint key={name} label={t(iconName(name))}>
            <UnstyledButton
              className={styles.choice}
              tabIndex={index === at ? 0 : -1}
              aria-label={t(iconName(name))}
              aria-pressed={name === value}
              onClick={() => onChoose(name)}
            >
              <Icon name={name} size="20px" />
            </UnstyledButton>
          </Hint>
        ))}
      </div>
    </>
  )
}
