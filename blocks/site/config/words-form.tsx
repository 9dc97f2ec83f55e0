import { useState } from 'react'
import { call as changeCall } from '@client/site/calls/site/change-own-settings'
import { call as settingsCall } from '@client/site/calls/site/own-settings'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { HeldText, HoldWordsProvider } from '@kit/held-text'
import { holdWords } from '@kit/hold-words'
import { useT } from '@kit/t'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import type { Settings } from './settings'
import { texts } from './texts'
import styles from './view.module.css'

/** The site's own words that a line never breaks inside, with a line to try them on. */
export function WordsForm({ settings }: { settings: Settings }) {
  const t = useT()
  const { version, name, tagline, locales, timeZone } = settings
  const form = useCallForm<typeof changeCall, { lineWords: string }>(changeCall, {
    contract: () => import('@schemas/site/calls/site/change-own-settings'),
    defaultValues: { lineWords: settings.lineWords.join('\n') },
    input: ({ lineWords }) => ({ version, name, tagline, locales, timeZone, lineWords: wordsIn(lineWords) }),
    refresh: [settingsCall],
    done: () => showToast(t(texts.saved), { tone: 'success' }),
  })
  const [sample, setSample] = useState(() => t(texts.sample))
  const own = wordsIn(form.watch('lineWords'))
  return (
    <SettingsPanel id="site-words" title={t(texts.words)} intro={t(texts.wordsIntro)}>
      <CallForm form={form} label={t(texts.words)} guard>
        <Field label={t(texts.wordList)} hint={t(texts.wordListHelp)} error={form.error('lineWords')} optional>
          <Textarea {...form.register('lineWords')} rows={5} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label={t(texts.tryLine)} hint={t(texts.tryLineHelp)}>
          <TextInput
            lang="th"
            value={sample}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setSample(event.target.value)}
          />
        </Field>
        <HoldWordsProvider value={(text) => holdWords(text, own)}>
          <p className={styles.sample} lang="th" data-part="sample">
            <HeldText>{sample}</HeldText>
          </p>
        </HoldWordsProvider>
        <div>
          <ActionButton type="submit" state={form.state}>
            {t(texts.save)}
          </ActionButton>
        </div>
      </CallForm>
    </SettingsPanel>
  )
}

/** One a line, each once. A single letter is no word. */
const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word.length > 1),
  ),
]
