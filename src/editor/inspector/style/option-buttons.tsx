import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './style.module.css'
import { Hint } from '../../ui/hint'

type Option = { value: string; label: string; icon?: ReactNode }

type Props = {
  labelledBy: string
  options: readonly Option[]
  /** The chosen option; undefined when none is. */
  value: string | undefined
  /** Shown as in effect although not chosen here. */
  inherited?: string | undefined
  onChange: (value: string | undefined) => void
}

/** A few options side by side; pressing the chosen one clears it. */
export function OptionButtons({ labelledBy, options, value, inherited, onChange }: Props) {
  return (
    <div className={styles.options} role="group" aria-labelledby={labelledBy}>
      {options.map((option) => {
        const button = (
          <UnstyledButton
            key={option.value}
            className={styles.option}
            aria-label={option.icon ? option.label : undefined}
            aria-pressed={option.value === value}
            data-inherited={(value === undefined && option.value === inherited) || undefined}
            onClick={() => onChange(option.value === value ? undefined : option.value)}
          >
            {option.icon ?? option.label}
          </UnstyledButton>
        )
        return option.icon ? (
          <Hint key={option.value} label={option.label}>
            {button}
          </Hint>
        ) : (
          button
        )
      })}
    </div>
  )
}
