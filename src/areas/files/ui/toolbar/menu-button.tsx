import { type ReactNode, useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { ActionMenu, type MenuAct, type MenuPlace } from '@kit/ui/action-menu/action-menu'
import styles from './toolbar.module.css'

type Props = {
  label: string
  icon: IconName
  acts: () => readonly MenuAct[]
  /** Label beside the icon. */ children?: ReactNode
  isOn?: boolean
  stays?: boolean
  className?: string | undefined
}

/** A button that opens a menu below itself. */
export function MenuButton({ label, icon, acts, children, isOn, stays, className }: Props) {
  const [place, setPlace] = useState<MenuPlace>()
  return (
    <>
      <button
        type="button"
        className={classNames(styles.tool, className)}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        data-on={isOn ? '' : undefined}
        data-words={children ? '' : undefined}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          setPlace({ x: box.left, y: box.top, width: box.width, height: box.height })
        }}
      >
        <Icon name={icon} />
        {children && <span>{children}</span>}
      </button>
      {place && (
        <ActionMenu
          label={label}
          acts={acts()}
          place={place}
          onClose={() => setPlace(undefined)}
          {...(stays ? { stays } : {})}
        />
      )}
    </>
  )
}

type ToolProps = {
  label: string
  icon: IconName
  onClick: () => void
  isOn?: boolean | undefined
  isDanger?: boolean
  disabled?: boolean
  children?: ReactNode
  className?: string | undefined
}

/** An action of a toolbar: an icon with an accessible name. */
export function Tool({ label, icon, onClick, isOn, isDanger, disabled, children, className }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(styles.tool, className)}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      data-on={isOn ? '' : undefined}
      data-danger={isDanger ? '' : undefined}
      data-words={children ? '' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children && <span>{children}</span>}
    </button>
  )
}
