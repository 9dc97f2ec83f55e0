import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as memberCall } from '@client/account/calls/member/list'
import { call as setWriter } from '@client/content/calls/post/set-writer'
import { call as settingsCall } from '@client/content/calls/post/settings'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { Combobox } from '@kit/ui/combobox/combobox'
import { Field } from '@kit/ui/field'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'
import rows from './rows.module.css'

/** Members who may write posts. */
export function Writers({ writers }: Pick<OutputOf<typeof settingsCall>, 'writers'>) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [typed, setTyped] = useState('')
  const found = useCall(memberCall, { q: typed, limit: 8 }, { enabled: typed.trim().length > 1 })
  const set = useCallMutation(setWriter, {
    refresh: [settingsCall],
    done: () => showToast(t(texts.saved), { tone: 'success' }),
  })
  const remove = async (id: string, name: string) => {
    const isAgreed = await confirmDialog(t(texts.removeAsk, { name }), { ok: t(texts.remove), isDangerous: true })
    if (isAgreed) set.mutate({ id, writer: false })
  }
  const members = typed.trim().length > 1 ? (found.data?.members ?? []) : []
  return (
    <section aria-label={t(texts.writers)}>
      <h2>{t(texts.writers)}</h2>
      <p>{t(writers.length > 0 ? texts.writersHint : texts.noWriters)}</p>
      <ul className={rows.rows}>
        {writers.map(({ id, name, since, posts }) => (
          <li key={id}>
            <span className={rows.words}>
              <strong>{name}</strong>
              <span className={rows.hint}>
                {t(texts.since, { date: formatDate(since, locale, { timeZone }), count: posts })}
              </span>
            </span>
            <Button look="quiet" size="s" onClick={() => void remove(id, name)}>
              {t(texts.remove)}
            </Button>
          </li>
        ))}
      </ul>
      <Field label={t(texts.addWriter)} error={set.error?.message}>
        <Combobox
          icon="search"
          value=""
          placeholder={t(texts.findMember)}
          onType={setTyped}
          options={members
            .filter(({ id }) => !writers.some((writer) => writer.id === id))
            .map(({ id, firstname, lastname, email }) => ({
              value: id,
              label: `${`${firstname} ${lastname}`.trim()} (${email})`,
            }))}
          onChange={(id) => id && set.mutate({ id, writer: true })}
        />
      </Field>
    </section>
  )
}
