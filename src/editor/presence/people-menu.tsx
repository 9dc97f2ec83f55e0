import { Menu } from '@mantine/core'
import { useT } from '@kit/t'
import type { Point } from '../ui/point'
import { nodeName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { showNode } from '../canvas/show-node'
import { MenuAt } from '../ui/menu-at'
import { PersonMark } from './person-mark'
import type { Other } from '../state/presence-store'
import styles from './presence.module.css'

const messages = {
  holds: { en: 'At “{what}”', th: 'อยู่ที่ “{what}”' },
  looks: { en: 'Has the page open', th: 'เปิดหน้านี้อยู่' },
}

type Props = { at: Point; label: string; people: readonly { other: Other; name: string }[]; onClose: () => void }

/** All people who have the document open; each entry jumps to the part they have selected. */
export function PeopleMenu({ at, label, people, onClose }: Props) {
  return (
    <MenuAt at={at} label={label} position="bottom-end" onClose={onClose}>
      <Menu.Label>{label}</Menu.Label>
      {people.map(({ other, name }) => (
        <PersonLine key={other.tab} other={other} name={name} />
      ))}
    </MenuAt>
  )
}

function PersonLine({ other, name }: { other: Other; name: string }) {
  const t = useT()
  const builder = useBuilder()
  const { block } = other
  const node = block === undefined ? undefined : builder.store.get(block)
  return (
    <Menu.Item
      leftSection={<PersonMark other={other} />}
      onClick={() => block !== undefined && showNode(builder, block)}
    >
      {name}
      <span className={styles.place}>{node ? t(messages.holds, { what: t(nodeName(node)) }) : t(messages.looks)}</span>
    </Menu.Item>
  )
}
