import { Combobox, InputBase, Popover, ScrollArea, useCombobox } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useT } from '@kit/t'
import { takeLetters } from '../commands/early-letters'
import type { Target } from '../document/target'
import { offeredBlocks } from '../palette/offered-blocks'
import { handyTypes, readRecent } from '../palette/recent'
import { useSections } from '../sections/use-sections'
import { PlaceAnchor } from '../ui/place-anchor'
import { useBuilder } from '../state/builder'
import { useFocusBack } from '../ui/use-focus-back'
import { useFirstOption } from '../ui/use-first-option'
import { closeInsert as close, useInsert } from './insert-store'
import { findOffers, offersOf } from './offers'
import { putOffer } from './put-offer'
import styles from './insert-menu.module.css'

const words = {
  title: { en: 'Blocks to add here', th: 'บล็อกที่เพิ่มตรงนี้ได้' },
  search: { en: 'Which block?', th: 'บล็อกไหน' },
  none: { en: 'No block of that name.', th: 'ไม่มีบล็อกชื่อนี้' },
}

/** The list of blocks at a place of the page, searched by typing: Enter puts the first one there. */
export function InsertMenu() {
  const t = useT()
  const asked = useInsert((state) => state.asked)
  useFocusBack()
  return (
    <Popover opened={asked !== undefined} onChange={close} onDismiss={close} position="bottom" shadow="md" width={280} trapFocus>
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
  const [recent] = useState(() => handyTypes(readRecent(builder.boot.site.id)))
  const sections = useSections().data?.sections
  useFirstOption(combobox, query)
  const offers = useMemo(() => offersOf(offeredBlocks(builder.boot.session.role), (sections ?? []).filter(({ key }) => key !== builder.key)), [builder, sections])
  const found = findOffers(offers, query, recent)

  const add = (value: string) => {
    close()
    const offer = offers.find((each) => each.value === value)
    if (offer) putOffer(builder, offer, target)
  }

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={add}>
      <Combobox.EventsTarget>
        <InputBase
          data-autofocus
          onFocus={() => setQuery((typed) => typed + takeLetters())}
          variant="unstyled"
          px="sm"
          value={query}
          placeholder={t(words.search)}
          aria-label={t(words.search)}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <ScrollArea.Autosize mah={300} type="auto" className={styles.list} viewportProps={{ tabIndex: 0 }}>
        <Combobox.Options aria-label={t(words.title)}>
          {found.map(({ value, label, detail, icon }) => (
            <Combobox.Option key={value} value={value} className={styles.option}>
              {icon}
              <span className={styles.text}>
                <span>{t(label)}</span>
                <span className={styles.detail}>{t(detail)}</span>
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{t(words.none)}</Combobox.Empty>}
        </Combobox.Options>
      </ScrollArea.Autosize>
    </Combobox>
  )
}
