import { ActionIcon, Menu } from '@mantine/core'
import { IconCheck, IconFilter } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { Hint } from '../ui/hint'
import { MenuEntries } from '../ui/menu-entries'
import { type PageOrder, pageOrders, type PageState, pageStates } from './page-states'
import type { PagesView } from './pages-view'
import styles from './pages.module.css'

export const stateNames: Readonly<Record<PageState, { en: string; th: string }>> = {
  changed: { en: 'Changed since publishing', th: 'แก้ไขหลังเผยแพร่' },
  unseen: { en: 'Never published', th: 'ยังไม่เคยเผยแพร่' },
  planned: { en: 'Scheduled', th: 'ตั้งเวลาเผยแพร่ไว้' },
  notes: { en: 'With open notes', th: 'มีโน้ตค้างอยู่' },
  mine: { en: 'Last changed by me', th: 'ฉันแก้ไขล่าสุด' },
  customised: { en: 'Customised theme pages', th: 'หน้าของธีมที่ปรับแต่งแล้ว' },
  theme: { en: 'Same as theme', th: 'ใช้ตามธีม' },
  offline: { en: 'Not open to visitors now', th: 'ผู้เยี่ยมชมยังเปิดไม่ได้ตอนนี้' },
  password: { en: 'Password protected', th: 'มีรหัสผ่าน' },
  noindex: { en: 'Hidden from search', th: 'ซ่อนจากเครื่องมือค้นหา' },
  roles: { en: 'For certain roles', th: 'เฉพาะบางบทบาท' },
}

const orderNames: Readonly<Record<PageOrder, { en: string; th: string }>> = {
  address: { en: 'By address', th: 'ตามที่อยู่' },
  changed: { en: 'Recently changed', th: 'แก้ไขล่าสุดก่อน' },
  title: { en: 'By title', th: 'ตามชื่อหน้า' },
}

const messages = {
  label: { en: 'Filter and sort', th: 'กรองและเรียงลำดับ' },
  show: { en: 'Show', th: 'แสดง' },
  all: { en: 'All pages', th: 'ทุกหน้า' },
  sort: { en: 'Sort', th: 'เรียงลำดับ' },
}

type Props = {
  view: PagesView
  /** Number of pages in each state. */ counts: Readonly<Record<PageState, number>>
  onView: (view: PagesView) => void
}

/** Menu for the filter of the list of pages, with counts, and for its order. */
export function ShowMenu({ view: { state, order }, counts, onView }: Props) {
  const t = useT()
  const isOther = state !== undefined || order !== 'address'
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Hint label={t(messages.label)}>
          <ActionIcon
            size={30}
            variant={isOther ? 'light' : 'subtle'}
            color={isOther ? 'accent' : 'gray'}
            aria-label={t(messages.label)}
          >
            <IconFilter size={17} />
          </ActionIcon>
        </Hint>
      </Menu.Target>
      <MenuEntries mah="70vh" style={{ overflowY: 'auto' }}>
        <Menu.Label>{t(messages.show)}</Menu.Label>
        <Choice label={t(messages.all)} isChosen={state === undefined} onChoose={() => onView({ order })} />
        {pageStates.map((each) => (
          <Choice
            key={each}
            label={t(stateNames[each])}
            count={counts[each]}
            isChosen={state === each}
            onChoose={() => onView({ state: each, order })}
          />
        ))}
        <Menu.Divider />
        <Menu.Label>{t(messages.sort)}</Menu.Label>
        {pageOrders.map((each) => (
          <Choice
            key={each}
            label={t(orderNames[each])}
            isChosen={order === each}
            onChoose={() => onView({ state, order: each })}
          />
        ))}
      </MenuEntries>
    </Menu>
  )
}

function Choice({
  label,
  count,
  isChosen,
  onChoose,
}: {
  label: string
  count?: number
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <Menu.Item
      disabled={count === 0 && !isChosen}
      aria-current={isChosen}
      leftSection={<IconCheck size={14} className={styles.check} data-on={isChosen ? '' : undefined} aria-hidden />}
      rightSection={count !== undefined && <span className={styles.count}>{count}</span>}
      onClick={onChoose}
    >
      {label}
    </Menu.Item>
  )
}
