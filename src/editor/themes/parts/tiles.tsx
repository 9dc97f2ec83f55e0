import { type ReactNode, useId } from 'react'
import { useT } from '@kit/t'
import { type LeafName, leafNames } from '@schemas/layout/theme-names'
import { Setting } from './setting'
import styles from './parts.module.css'
import { useValue } from './use-value'

type Props<T extends string> = {
  path: LeafName
  options: readonly { value: T; label: { en: string; th: string }; picture: ReactNode }[]
  /** Called instead of setting the value alone. */ onChoose?: (value: T) => void
}

/** A choice of few options, each with a small picture of its effect. */
export function Tiles<T extends string>({ path, options, onChoose }: Props<T>) {
  const t = useT()
  const name = useId()
  const { value, isSet, set, reset } = useValue<T>(path)
  return (
    <Setting label={t(leafNames[path])} isSet={isSet} onReset={reset}>
      {(labelId) => (
        <div className={styles.tiles} role="radiogroup" aria-labelledby={labelId}>
          {options.map((option) => (
            <label key={option.value} className={styles.tile}>
              <input
                type="radio"
                className={styles.hidden}
                name={name}
                checked={option.value === value}
                onChange={() => (onChoose ?? set)(option.value)}
              />
              <span className={styles.picture} aria-hidden>
                {option.picture}
              </span>
              <span>{t(option.label)}</span>
            </label>
          ))}
        </div>
      )}
    </Setting>
  )
}
