import { useT } from '@kit/t'
import type { OptionGroup } from './option-groups'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { group: OptionGroup; value: string | undefined; onChoose: (value: string) => void; name: string }

/** The values of an option as radio buttons: sold-out ones are marked and can be chosen, impossible ones cannot. */
export function OptionChoice({ group, value, onChoose, name }: Props) {
  const t = useT()
  const chosen = group.values.find((each) => each.value === value)
  return (
    <fieldset className={styles.option}>
      <legend>
        {group.label}
        {chosen && <span className={styles.chosen}> {chosen.text}</span>}
      </legend>
      <div className={styles.values}>
        {group.values.map(({ value: own, text, state }) => (
          <label key={own} className={styles.value} data-state={state}>
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              disabled={state === 'impossible'}
              onChange={() => onChoose(own)}
            />
            <span className={styles.valueText}>{text}</span>
            {state === 'out' && <span className={styles.out}>{t(texts.soldOutOption)}</span>}
            {state === 'impossible' && <span className="visually-hidden">({t(texts.impossible)})</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
