import { Combobox, InputBase, Popover, ScrollArea, useCombobox } from '@mantine/core'
import { useState } from 'react'
import { pickText } from '@schemas/layout/text'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { revealNode } from '../canvas/reveal-node'
import { insertParts } from '../document/operations/insert-parts'
import { newBlock } from '../document/new-block'
import type { Target } from '../document/target'
import { offeredBlocks } from '../palette/offered-blocks'
import { PlaceAnchor } from '../ui/place-anchor'
import { useBuilder } from '../state/builder'
import { select } from '../state/ui-store'
import { useFirstOption } from '../ui/use-first-option'
import { closeInsert as close, useInsert } from './insert-store'
import styles from './insert-menu.module.css'

const words = {
  title: { en: 'Blocks to add here', th: 'บล็อกที่เพิ่มตรงนี้ได้' },
  search: { en: 'Which block?', th: 'บล็อกไหน' },
  none: { en: 'No block of that name.', th: 'ไม่มีบล็อกชื่อนี้' },
  add: { en: 'Add {what}', th: 'เพิ่ม{what}' },
}

/** The list of blocks at a place of the page, searched by typing: Enter puts the first one there. */
export function InsertMenu() {
  const t = useT()
  const asked = useInsert((state) => state.asked)
  return (
    <Popover opened={asked !== undefined} onChange={close} onDismiss={close} position="bottom" shadow="md" width={280} trapFocus returnFocus>
      <Popover.Target>
        <PlaceAnchor at={asked?.at} label={t(words.title)} />
      </Popover.Target>
      <Popover.Dropdown p={0}>{asked && <Choices target={asked.target} />}</Popover.Dropdown>
    </Popover>
  )
}

function Choices({ target }: { target: Target }) {
  const t = useT()
  const builder = useBuilder()
  const combobox = useCombobox({ opened: true })
  const [query, setQuery] = useState('')
  useFirstOption(combobox, query)
  const needle = query.trim().toLowerCase()
  const found = offeredBlocks(builder.boot.session.role).filter(({ type, editor }) => `${pickText(editor.label, 'en')} ${pickText(editor.label, 'th')} ${type}`.toLowerCase().includes(needle))

  const add = (type: string) => {
    close()
    const label = found.find((each) => each.type === type)?.editor.label ?? type
    let ids: string[] = []
    const name = (locale: 'th' | 'en') => words.add[locale].replace('{what}', pickText(label, locale))
    if (!builder.edit({ th: name('th'), en: name('en') }, (edit) => void (ids = insertParts(edit, [newBlock(type)], target)))) return
    select(ids)
    requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
  }

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={add}>
      <Combobox.EventsTarget>
        <InputBase
          data-autofocus
          variant="unstyled"
          px="sm"
          value={query}
          placeholder={t(words.search)}
          aria-label={t(words.search)}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize mah={300} type="auto" className={styles.list}>
        <Combobox.Options>
          {found.map(({ type, editor }) => (
            <Combobox.Option key={type} value={type} className={styles.option}>
              <Icon name={editor.icon} size="17px" />
              <span className={styles.text}>
                <span>{t(editor.label)}</span>
                <span className={styles.detail}>{t(editor.description)}</span>
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t(words.none)}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}
