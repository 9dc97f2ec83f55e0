import { Popover } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useT } from '@kit/t'
import type { Target } from '../document/target'
import { offeredBlocks } from '../palette/offered-blocks'
import { handyTypes, readRecent } from '../state/recent-blocks'
import { offeredSections } from '../sections/holders'
import { useSections } from '../state/use-sections'
import { usePatterns } from '../patterns/use-patterns'
import { PlaceAnchor } from '../ui/place-anchor'
import { useBuilder } from '../state/builder'
import { useFocusBack } from '../ui/use-focus-back'
import { SearchChoices } from '../ui/search-choices'
import { closeInsert as close, useInsert } from '../canvas/insert-store'
import { findOffers, offersOf } from './offers'
import { putOffer } from './put-offer'

const messages = {
  title: { en: 'Add a block here', th: 'บล็อกที่เพิ่มตรงนี้ได้' },
  search: { en: 'Find a block to add', th: 'ค้นหาบล็อก' },
  none: { en: 'No blocks found.', th: 'ไม่มีบล็อกชื่อนี้' },
}

/** The list of blocks for a place of the page, filtered by typing; Enter inserts the first. */
export function InsertMenu() {
  const t = useT()
  const request = useInsert((state) => state.request)
  useFocusBack()
  return (
    <Popover
      opened={request !== undefined}
      onChange={close}
      onDismiss={close}
      position="bottom"
      shadow="md"
      width={280}
      trapFocus
    >
      <Popover.Target>
        <PlaceAnchor at={request?.at} label={t(messages.title)} />
      </Popover.Target>
      <Popover.Dropdown p={0}>{request && <Choices target={request.target} />}</Popover.Dropdown>
    </Popover>
  )
}

function Choices({ target }: { target: Target }) {
  const builder = useBuilder()
  const [recent] = useState(() => handyTypes(readRecent(builder.boot.site.id)))
  const sections = useSections().data?.sections
  const patterns = usePatterns().data
  const offers = useMemo(
    () => offersOf(offeredBlocks(builder.boot.session.role), offeredSections(builder.key, sections ?? []), patterns),
    [builder, sections, patterns],
  )

  const add = (value: string) => {
    close()
    const offer = offers.find((each) => each.value === value)
    if (offer) putOffer(builder, offer, target)
  }
  return (
    <SearchChoices
      title={messages.title}
      search={messages.search}
      none={messages.none}
      find={(query) => findOffers(offers, query, recent)}
      onChoose={add}
    />
  )
}
