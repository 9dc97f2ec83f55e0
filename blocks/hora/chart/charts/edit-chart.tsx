import { type FormEvent, useState } from 'react'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { refreshCalls } from '@kit/use-call'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { TextInput } from '@kit/ui/text-input'
import { listCall, updateCall } from '@areas/hora/ui/calls'
import styles from './charts.module.css'
import { chartsMessages as texts } from './messages'

const maxTags = 12

/** Name, tags and private note of a chart. The birth is changed in the form, where the chart is seen. */
export function EditChart({ chart, onClose }: { chart: SavedChart; onClose: () => void }) {
  const t = useT()
  const [label, setLabel] = useState(chart.label)
  const [tags, setTags] = useState(chart.tags.join(', '))
  const [note, setNote] = useState(chart.note)
  const [problem, setProblem] = useState<{ all?: string; fields: Record<string, string> }>({ fields: {} })
  const { state, run } = useActionState(() => {})
  const save = () =>
    run(async () => {
      try {
        await callGateway(updateCall, {
          id: chart.id,
          version: chart.version,
          label,
          note,
          tags: [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean).slice(0, maxTags),
        })
        await refreshCalls(listCall)
        onClose()
      } catch (error) {
        const fields = error instanceof GatewayError ? error.fields : {}
        const message = error instanceof Error ? error.message : String(error)
        setProblem({ fields, ...(Object.keys(fields).length > 0 ? {} : { all: message }) })
        throw error
      }
    })
  return (
    <form
      method="dialog"
      noValidate
      className={styles.edit}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        event.stopPropagation()
        void save()
      }}
    >
      <div role="alert">{problem.all && <Notice tone="danger">{problem.all}</Notice>}</div>
      <Field label={t(texts.label)} error={problem.fields.label} required>
        <TextInput data-autofocus maxLength={80} value={label} onChange={(event) => setLabel(event.target.value)} />
      </Field>
      <Field label={t(texts.tags)} hint={t(texts.tagsHint)} error={problem.fields.tags} optional>
        <TextInput value={tags} onChange={(event) => setTags(event.target.value)} />
      </Field>
      <Field label={t(texts.note)} hint={t(texts.noteHint)} error={problem.fields.note} optional>
        <Textarea maxLength={10_000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <div className={styles.formActs}>
        <ActionButton type="submit" size="s" state={state}>
          {t(texts.save)}
        </ActionButton>
        <Button look="secondary" size="s" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
      </div>
    </form>
  )
}
