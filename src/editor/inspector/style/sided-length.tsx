import { ActionIcon } from '@mantine/core'
import { IconBorderCorners, IconBorderSides } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { LengthInput } from '../fields/length-input'
import { StyleRow } from './style-row'
import styles from './style.module.css'
import { styleMessages as words } from './style-messages'
import type { StyleAccess, StylePath } from './use-style'
import { Hint } from '../../ui/hint'

type Name = 'top' | 'right' | 'bottom' | 'left' | 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft'

const names: Record<'sides' | 'corners', readonly Name[]> = {
  sides: ['top', 'right', 'bottom', 'left'],
  corners: ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'],
}

type Props = { style: StyleAccess; path: StylePath; what: LocalisedText; parts: 'sides' | 'corners' }

/** One length for all sides or corners, or one for each. */
export function SidedLength({ style, path, what, parts }: Props) {
  const t = useT()
  const own = style.own(path)
  const inherited = style.inherited(path)?.value
  const [isEach, setEach] = useState(isRecord(style.shown(path)))
  const isSplit = isEach || isRecord(style.shown(path))
  const IconOf = parts === 'sides' ? IconBorderSides : IconBorderCorners
  const partOf = (value: unknown, name: Name) => (isRecord(value) ? value[name] : value)

  const setPart = (name: Name, value: number | string | undefined) => {
    // A single length is expanded to four before one of them changes.
    const before = isRecord(own)
      ? own
      : own === undefined
        ? {}
        : Object.fromEntries(names[parts].map((each) => [each, own]))
    const next = Object.fromEntries(
      Object.entries({ ...before, [name]: value }).filter(([, each]) => each !== undefined),
    )
    style.set(path, Object.keys(next).length === 0 ? undefined : next, what)
  }
  const toggle = () => {
    if (isSplit && isRecord(own)) style.set(path, Object.values(own)[0], what)
    setEach(!isSplit)
  }

  return (
    <StyleRow
      style={style}
      path={path}
      what={what}
      layout={isSplit ? 'stacked' : 'inline'}
      isGroup={isSplit}
      trailing={
        <Hint label={t(words[parts])}>
          <ActionIcon
            size={20}
            aria-label={`${t(what)}: ${t(words[parts])}`}
            aria-pressed={isSplit}
            color={isSplit ? 'accent' : 'gray'}
            variant={isSplit ? 'light' : 'subtle'}
            onClick={toggle}
          >
            <IconOf size={14} />
          </ActionIcon>
        </Hint>
      }
    >
      {(id) =>
        isSplit ? (
          <div className={styles.cross}>
            {names[parts].map((name) => (
              <div key={name}>
                <label htmlFor={`${id}-${name}`}>{t(words[name])}</label>
                <LengthInput
                  input={{ id: `${id}-${name}`, 'aria-label': `${t(what)} ${t(words[name])}` }}
                  value={partOf(own, name)}
                  inherited={partOf(inherited, name)}
                  onChange={(value) => setPart(name, value)}
                />
              </div>
            ))}
          </div>
        ) : (
          <LengthInput
            input={{ id }}
            value={own}
            inherited={isRecord(inherited) ? undefined : inherited}
            onChange={(value) => style.set(path, value, what)}
          />
        )
      }
    </StyleRow>
  )
}
