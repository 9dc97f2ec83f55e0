import type { ComponentProps } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { OptionGroup } from '@kit/ui/option-group'
import { ratingTexts as texts } from './rating-texts'
import styles from './star-input.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & {
  label: string
  error?: string | undefined
}

/** One to five stars as a group of radio buttons, so that arrow keys change them. Register it with a form. */
export function StarInput({ label, error, ...rest }: Props) {
  const t = useT()
  return (
    <OptionGroup label={label} error={error} required inline>
      <span className={styles.stars}>
        {([1, 2, 3, 4, 5] as const).map((stars) => (
          <label key={stars} className={styles.star}>
            <input {...rest} type="radio" value={stars} className="visually-hidden" />
            <Icon name="star-filled" size="1.75rem" />
            <span className="visually-hidden">{t(texts.starsOf[stars])}</span>
          </label>
        ))}
      </span>
    </OptionGroup>
  )
}
