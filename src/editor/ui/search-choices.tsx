import { Combobox, InputBase, ScrollArea, useCombobox } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { takeKeystrokes } from './early-keystrokes'
import styles from './search-choices.module.css'
import { useFirstOption } from './use-first-option'

export type SearchChoice = { value: string; label: LocalisedText; detail?: LocalisedText; icon: ReactNode }

type Props = {
  /** Title of the list. */
  title: LocalisedText
  /** Label of the search field. */
  search: LocalisedText
  /** Shown when nothing matches. */
  none: LocalisedText
  find: (query: string) => readonly SearchChoice[]
  onChoose: (value: string) => void
  /** Called for keys pressed in the search field, with the query. */
  onKey?: (event: KeyboardEvent, query: string) => void
}

/** A searchable list; Enter takes the first match. */
export function SearchChoices({ title, search, none, find, onChoose, onKey }: Props) {
  const t = useT()
  const combobox = useCombobox({ opened: true })
  const [query, setQuery] = useState('')
  useFirstOption(combobox, query)
  const found = find(query)
  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={onChoose}>
      <Combobox.EventsTarget>
        <InputBase
          data-autofocus
          onFocus={() => setQuery((typed) => typed + takeKeystrokes())}
          variant="unstyled"
          px="sm"
          value={query}
          placeholder={t(search)}
          aria-label={t(search)}
          onKeyDown={(event) => onKey?.(event, query)}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize mah={300} type="auto" className={styles.list} viewportProps={{ tabIndex: 0 }}>
        <Combobox.Options aria-label={t(title)}>
          {found.map(({ value, label, detail, icon }) => (
            <Combobox.Option key={value} value={value} className={styles.option}>
              {icon}
              <span className={styles.text}>
                <span>{t(label)}</span>
                {detail !== undefined && <span className={styles.detail}>{t(detail)}</span>}
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t(none)}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}
