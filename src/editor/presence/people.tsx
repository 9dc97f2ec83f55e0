import { Menu, UnstyledButton } from '@mantine/core'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { showNode } from '../state/show-node'
import { PersonMark } from './person-mark'
import { type Other, usePresence } from './presence-store'
import styles from './presence.module.css'

const words = {
  here: { en: 'On this page too', th: 'อยู่ในหน้านี้ด้วย' },
  you: { en: '{name} (you, in another tab)', th: '{name} (คุณ ในแท็บอื่น)' },
  holds: { en: 'At “{what}”', th: 'อยู่ที่ “{what}”' },
  looks: { en: 'Has the page open', th: 'เปิดหน้านี้อยู่' },
}
/** So many circles stand in the bar; the list behind them has all. */
const mostShown = 3

/** Who else has the document open; each leads to the part that they hold. */
export function People() {
  const t = useT()
  const others = usePresence((state) => state.others)
  const [first] = others
  if (!first) return null
  const nameOf = ({ name, isYou }: Other) => (isYou ? t(words.you, { name }) : name)
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <UnstyledButton className={styles.people} aria-label={`${t(words.here)}: ${others.map(nameOf).join(', ')}`} title={others.map(nameOf).join(', ')}>
          {others.slice(0, mostShown).map((other) => (
            <PersonMark key={other.tab} other={other} />
          ))}
          {others.length > mostShown && <span className={styles.rest}>+{others.length - mostShown}</span>}
          {others.length === 1 && <span className={styles.name}>{first.name}</span>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t(words.here)}</Menu.Label>
        {others.map((other) => (
          <PersonLine key={other.tab} other={other} name={nameOf(other)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function PersonLine({ other, name }: { other: Other; name: string }) {
  const t = useT()
  const builder = useBuilder()
  const { block } = other
  const node = block === undefined ? undefined : builder.store.get(block)
  return (
    <Menu.Item leftSection={<PersonMark other={other} />} onClick={() => block !== undefined && showNode(builder, block)}>
      {name}
      <span className={styles.place}>{node ? t(words.holds, { what: t(nodeName(node)) }) : t(words.looks)}</span>
    </Menu.Item>
  )
}
