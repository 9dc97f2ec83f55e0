import { useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../icon'
import { ActionMenu, type MenuAct, type MenuPlace } from '../ui/action-menu/action-menu'
import styles from './menu-tool.module.css'

type Props = {
  label: string
  icon: IconName
  /** Shown beside the icon. */
  text?: string
  acts: readonly MenuAct[]
  /** Stays open after a choice. */
  stays?: boolean
}

/** A tool of a list: a button that opens a menu. */
export function MenuTool({ label, icon, text, acts, stays }: Props) {
  const [place, setPlace] = useState<MenuPlace>()
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={text ? `${label}: ${text}` : label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          setPlace({ x: left, y: top, width, height })
        }}
      >
        <Icon name={icon} />
        {text && <span>{text}</span>}
      </button>
      {place && (
        <ActionMenu
          label={label}
          acts={acts}
          place={place}
          onClose={() => setPlace(undefined)}
          {...(stays ? { stays } : {})}
        />
      )}
    </>
  )
}
