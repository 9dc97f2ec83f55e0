import { submissionStatuses, type SubmissionStatus } from '@schemas/forms/entities/form-submission'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import type { Listed } from './use-submissions'
import styles from './view.module.css'

type Props = {
  /** The list's title: a page may hold several lists, each with its own search. */
  of: string
  words: string
  setWords: (searchText: string) => void
  status: SubmissionStatus | undefined
  setStatus: (status: SubmissionStatus | undefined) => void
  counts: Listed['counts'] | undefined
}

export function Filters({ of, words: searchText, setWords: setSearchText, status, setStatus, counts }: Props) {
  const t = useT()
  const all = counts && counts.new + counts.seen + counts.done
  const counted = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)
  return (
    <div className={styles.filters} role="search" aria-label={`${t(texts.find)} · ${of}`}>
      <Field label={t(texts.find)} labelHidden className={styles.find ?? ''}>
        <TextInput
          type="search"
          icon="search"
          placeholder={t(texts.find)}
          value={searchText}
          maxLength={100}
          onChange={(event) => setSearchText(event.target.value)}
        />
      </Field>
      <Field label={t(texts.filter)} labelHidden className={styles.state ?? ''}>
        <Select
          value={status ?? ''}
          onChange={(event) => setStatus(submissionStatuses.find((known) => known === event.target.value))}
          options={[
            { value: '', label: counted(t(texts.all), all) },
            ...submissionStatuses.map((each) => ({
              value: each,
              label: counted(t(texts.states[each]), counts?.[each]),
            })),
          ]}
        />
      </Field>
    </div>
  )
}
