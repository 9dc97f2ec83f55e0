import { ActionIcon, Popover, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { type IconName, iconNames } from '@schemas/layout/icon-names'
import { describedBy, PropertyRow } from '../panel/property-row'
import { iconName, isIconFor } from '../words/icon-words'
import { type FieldProps, rowOf } from './field-props'
import { Hint } from '../../ui/hint'
import styles from './icon-field.module.css'

const words = {
  none: { en: 'None', th: 'ไม่มี' },
  search: { en: 'Search icons', th: 'ค้นหาไอคอน' },
  nothing: { en: 'No icon of that name. Try another word: “heart”, “truck”.', th: 'ไม่พบไอคอน ลองคำอื่น เช่น หัวใจ รถบรรทุก' },
  clear: { en: 'Remove {what}', th: 'เอา{what}ออก' },
}

const isIcon = (value: unknown): value is IconName => iconNames.includes(value as IconName)

/** One of the product's icons. */
export function IconField({ field, bind, focusRef }: FieldProps<'icon'>) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const value = bind.value ?? field.start
  const choose = (name: IconName) => {
    bind.onChange(name)
    setOpen(false)
  }
  return (
    <PropertyRow {...rowOf(bind)}>
      <div className={styles.control}>
        <Popover opened={isOpen} onChange={setOpen} position="left-start" trapFocus returnFocus shadow="md" width={264} withRoles={false}>
          <Popover.Target>
            <UnstyledButton id={bind.id} ref={focusRef} className={styles.button} aria-labelledby={`${bind.id}-label ${bind.id}`} aria-describedby={describedBy(bind.id, bind.help, bind.error)} aria-haspopup="dialog" aria-expanded={isOpen} data-invalid={bind.error ? true : undefined} onClick={() => setOpen(!isOpen)}>
              {isIcon(value) && <Icon name={value} size="18px" />}
              <span className={styles.name}>{isIcon(value) ? t(iconName(value)) : t(words.none)}</span>
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown role="dialog" aria-label={bind.label} className={styles.dropdown}>
            <IconGrid value={value} onChoose={choose} />
          </Popover.Dropdown>
        </Popover>
        {field.isOptional && bind.value !== undefined && (
          <ActionIcon size="sm" aria-label={t(words.clear, { what: bind.label })} onClick={() => bind.onChange(undefined)}>
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
  return (
    <>
      <TextInput data-autofocus aria-label={t(words.search)} placeholder={t(words.search)} leftSection={<IconSearch size={14} />} value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      {found.length === 0 && <p className={styles.nothing}>{t(words.nothing)}</p>}
      <div className={styles.grid}>
        {found.map((name) => (
          <Hint key={name} label={t(iconName(name))}>
            <UnstyledButton className={styles.choice} aria-label={t(iconName(name))} aria-pressed={name === value} onClick={() => onChoose(name)}>
              <Icon name={name} size="20px" />
            </UnstyledButton>
          </Hint>
        ))}
      </div>
    </>
  )
}
