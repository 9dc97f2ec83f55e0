import { Combobox, InputBase, Modal, ScrollArea, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { pickText } from '@schemas/layout/text'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { setUi, ui } from '../state/ui-store'
import { useFirstOption } from '../ui/use-first-option'
import { showKeys } from './command'
import { commands } from './commands'
import styles from './commands.module.css'

const words = {
  title: { en: 'All actions', th: 'คำสั่งทั้งหมด' },
  search: { en: 'What do you want to do?', th: 'ต้องการทำอะไร' },
  none: { en: 'No action of that name.', th: 'ไม่มีคำสั่งชื่อนี้' },
}

/** Every action by its name, with its keys. */
export function CommandPalette() {
  const t = useT()
  const close = () => setUi({ isPaletteOpen: false })
  return (
    <Modal opened onClose={close} withCloseButton={false} padding={0} size={520} yOffset="12vh" centered={false} attributes={{ content: { 'aria-label': t(words.title) } }}>
      <List close={close} />
    </Modal>
  )
}

function List({ close }: { close: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const combobox = useCombobox({ opened: true })
  const [query, setQuery] = useState('')
  useFirstOption(combobox, query)
  const context = { builder, ui: ui() }
  const needle = query.trim().toLowerCase()
  const found = commands.filter(({ id, label, isEnabled }) => id !== 'commands' && (!isEnabled || isEnabled(context)) && `${pickText(label, 'en')} ${pickText(label, 'th')}`.toLowerCase().includes(needle))
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(id) => {
        close()
        commands.find((command) => command.id === id)?.run({ builder, ui: ui() })
      }}
    >
      <Combobox.EventsTarget>
        <InputBase
          data-autofocus
          size="md"
          variant="unstyled"
          px="md"
          value={query}
          placeholder={t(words.search)}
          aria-label={t(words.search)}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize mah={360} className={styles.list}>
        <Combobox.Options>
          {found.map(({ id, label, icon: IconOf, keys }) => (
            <Combobox.Option key={id} value={id} className={styles.option}>
              <span className={styles.icon}>{IconOf && <IconOf size={16} />}</span>
              <span className={styles.label}>{t(label)}</span>
              {keys?.[0] && <kbd>{showKeys(keys[0])}</kbd>}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t(words.none)}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}
