import { IconFile } from '@tabler/icons-react'
import { Combobox, InputBase, Modal, ScrollArea, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { pickText } from '@schemas/layout/text'
import { useT } from '@kit/t'
import { documentAddress } from '../pages/document-address'
import { documentTitle } from '../pages/document-title'
import { openAddress } from '../pages/open-address'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { setUi, ui, useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { useFocusBack } from '../ui/use-focus-back'
import { useFirstOption } from '../ui/use-first-option'
import { showKeys } from './command'
import { commandIcons } from './command-icons'
import { commands } from './commands'
import { takeLetters } from './early-letters'
import styles from './commands.module.css'

const words = {
  title: { en: 'All actions', th: 'คำสั่งทั้งหมด' },
  search: { en: 'What do you want to do?', th: 'ต้องการทำอะไร' },
  none: { en: 'No action and no page of that name.', th: 'ไม่มีคำสั่งหรือหน้าชื่อนี้' },
  pages: { en: 'Open a page', th: 'เปิดหน้า' },
}

/** So many pages are offered; whoever means another types more. */
const mostPages = 6

/** Every action by its name, with its keys; and pages by theirs, to go there. */
export function CommandPalette() {
  const t = useT()
  const close = () => setUi({ isPaletteOpen: false })
  useFocusBack()
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
  const locale = useUi((state) => state.locale)
  const saving = useSavingOf()
  const documents = useDocuments().data?.documents
  useFirstOption(combobox, query)
  const context = { builder, ui: ui() }
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (...texts: string[]) => asked.every((word) => texts.join(' ').toLowerCase().includes(word))
  const found = commands.filter(({ id, label, isEnabled }) => id !== 'commands' && (!isEnabled || isEnabled(context)) && holds(pickText(label, 'en'), pickText(label, 'th')))
  const pages = asked.length === 0 ? [] : (documents ?? []).filter((entry) => !entry.trashed && entry.key !== builder.key && holds(pickText(entry.title, 'en'), pickText(entry.title, 'th'), entry.path ?? entry.key)).slice(0, mostPages)
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      onOptionSubmit={(id) => {
        close()
        const page = pages.find((entry) => entry.key === id)
        if (page) void openAddress(documentAddress(page, builder.payload.path), saving)
        else commands.find((command) => command.id === id)?.run({ builder, ui: ui() })
      }}
    >
      <Combobox.EventsTarget>
        <InputBase
          data-autofocus
          onFocus={() => setQuery((typed) => typed + takeLetters())}
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
          {found.map(({ id, label, keys }) => {
            const IconOf = commandIcons[id]
            return (
              <Combobox.Option key={id} value={id} className={styles.option}>
                <span className={styles.icon}>{IconOf && <IconOf size={16} />}</span>
                <span className={styles.label}>{t(label)}</span>
                {keys?.[0] && <kbd>{showKeys(keys[0])}</kbd>}
              </Combobox.Option>
            )
          })}
          {pages.length > 0 && (
            <Combobox.Group label={t(words.pages)}>
              {pages.map((entry) => (
                <Combobox.Option key={entry.key} value={entry.key} className={styles.option}>
                  <span className={styles.icon}>
                    <IconFile size={16} />
                  </span>
                  <span className={styles.label}>{documentTitle(entry, locale, t)}</span>
                  <span className={styles.address}>{entry.path}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          )}
          {found.length + pages.length === 0 && <Combobox.Empty>{t(words.none)}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}
