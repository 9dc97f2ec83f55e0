import { useId, useState } from 'react'
import { prices, whens } from '@schemas/events/entities/event-list'
import { formats } from '@schemas/events/entities/event-options'
import { eventTexts } from '@areas/events/ui/event-texts'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { useAddressForm } from '@kit/use-address-form'
import { texts } from './texts'
import styles from './view.module.css'

const choices = ['when', 'format', 'tag', 'price', 'left'] as const
const parameters = ['find', ...choices] as const

/**
 * Search and filters as a form whose state is the page's address: it works without scripts too. On phones the filters are
 * behind a button.
 */
export function Filters({ id, tags }: { id: string; tags: readonly string[] }) {
  const t = useT()
  const own = useId()
  const { query, key, open, onSubmit } = useAddressForm(parameters)
  const [isOpen, setOpen] = useState(false)
  const count = choices.filter((name) => query[name]).length
  const choice = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Field label={label} labelHidden>
      <Select
        name={name}
        defaultValue={query[name] ?? ''}
        options={options}
        placeholder={label}
        onChange={({ currentTarget: { form } }) => form && open(form)}
      />
    </Field>
  )
  return (
    <form key={key} id={`${id}${own}`} role="search" method="get" className={styles.filters} onSubmit={onSubmit}>
      <div className={styles.search}>
        <Field label={t(texts.search)} labelHidden>
          <TextInput
            type="search"
            name="find"
            icon="search"
            placeholder={t(texts.search)}
            defaultValue={query.find ?? ''}
            maxLength={100}
          />
        </Field>
        <Button type="submit" look="secondary">
          {t(texts.find)}
        </Button>
      </div>
      <div className={styles.opener}>
        <Button
          look="secondary"
          icon="adjustments"
          full
          aria-expanded={isOpen}
          aria-controls={`${id}${own}-filters`}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t(texts.filtersOn, { count }) : t(texts.filters)}
        </Button>
      </div>
      <div id={`${id}${own}-filters`} className={styles.choices} data-open={isOpen ? '' : undefined}>
        {choice(
          'when',
          t(texts.when),
          whens.map((value) => ({ value, label: t(texts.whens[value]) })),
        )}
        {choice(
          'format',
          t(texts.format),
          formats.map((value) => ({ value, label: t(eventTexts.formats[value]) })),
        )}
        {tags.length > 1 &&
          choice(
            'tag',
            t(texts.tag),
            tags.map((value) => ({ value, label: value })),
          )}
        {choice(
          'price',
          t(texts.price),
          prices.map((value) => ({ value, label: t(texts.prices[value]) })),
        )}
        {choice('left', t(texts.left), [{ value: 'yes', label: t(texts.withPlaces) }])}
      </div>
    </form>
  )
}
