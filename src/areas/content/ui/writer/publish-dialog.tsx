import { useState } from 'react'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { PostContent } from '@schemas/content/entities/post-content'
import { missingFor, readyLocales } from '@schemas/content/rules/live-content'
import { type Locale, locales } from '@schemas/layout/locale'
import { dayIn } from '@schemas/zoned-parts'
import { call as moveCall } from '@client/content/calls/post/move'
import { useLocale, useSpace } from '@kit/boot'
import { DateField } from '@kit/form/date-field'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { RadioGroup } from '@kit/ui/radio-group'
import { TextInput } from '@kit/ui/text-input'
import { showToast } from '@kit/ui/overlay/toasts'
import { languageLabels } from '../state-texts'
import { Previews } from './previews'
import { publishSentence } from './publish-sentence'
import { momentAt } from './publish-time'
import { texts } from './texts'
import styles from './writer.module.css'

type Props = {
  post: DeskPost
  content: PostContent
  onMoved: (post: DeskPost) => void
  onClose: () => void
}

/** Chooses languages and time, and says in one sentence what publishing will do. */
export function PublishDialog({ post, content, onMoved, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const ready = readyLocales(content)
  const [chosen, setChosen] = useState<readonly Locale[]>(ready)
  const [isLater, setLater] = useState(post.work === 'scheduled')
  const [doesEnd, setEnds] = useState(false)
  const [start, setStart] = useState(() => ({ day: dayIn(Date.now() + 86_400_000, timeZone), time: '09:00' }))
  const [end, setEnd] = useState({ day: '', time: '23:59' })
  const [tells, setTells] = useState(false)
  const move = useCallMutation(moveCall)
  const at = isLater ? momentAt(start.day, start.time, timeZone) : undefined
  const until = doesEnd ? momentAt(end.day, end.time, timeZone) : undefined
  const isWhole = (!isLater || at !== undefined) && (!doesEnd || until !== undefined)
  const problem = chosen.length === 0 ? t(texts.chooseLanguage) : isWhole ? undefined : t(texts.chooseTime)
  const publish = () =>
    move.mutate(
      {
        id: post.id,
        draftNo: post.draftNo,
        to: isLater ? 'scheduled' : 'live',
        locales: [...chosen],
        ...(at ? { at: at.toISOString() } : {}),
        ...(until ? { until: until.toISOString() } : {}),
        ...(tells ? { changed: true } : {}),
      },
      {
        onSuccess: (moved) => {
          onMoved(moved)
          showToast(at ? t(texts.scheduledFor, { at: formatDateTime(at, locale, { timeZone }) }) : t(texts.published), {
            tone: 'success',
          })
          onClose()
        },
      },
    )
  const hint = t(texts.timeHint, { zone: timeZone })
  return (
    <Modal
      title={t(texts.publishTitle)}
      onClose={onClose}
      foot={
        <Button data-autofocus disabled={problem !== undefined || move.isPending} onClick={publish}>
          {t(isLater ? texts.schedule : texts.publishTitle)}
        </Button>
      }
    >
      <div className={styles.form}>
        <fieldset className={styles.set}>
          <legend>{t(texts.languages)}</legend>
          {locales.map((each) => {
            const missing = missingFor(content, each)
            return (
              <Checkbox
                key={each}
                label={t(languageLabels[each])}
                hint={missing && t(missing === 'title' ? texts.missingTitle : texts.missingBody)}
                disabled={missing !== undefined}
                checked={chosen.includes(each)}
                onChange={({ target }) =>
                  setChosen(locales.filter((other) => (other === each ? target.checked : chosen.includes(other))))
                }
              />
            )
          })}
        </fieldset>
        <RadioGroup
          label={t(texts.when)}
          inline
          value={isLater ? 'later' : 'now'}
          onChange={({ target }) => setLater(target.value === 'later')}
          options={[
            { value: 'now', label: t(texts.now) },
            { value: 'later', label: t(texts.later) },
          ]}
        />
        {isLater && <Moment value={start} hint={hint} onChange={setStart} />}
        <Checkbox label={t(texts.ends)} checked={doesEnd} onChange={({ target }) => setEnds(target.checked)} />
        {doesEnd && <Moment value={end} hint={hint} onChange={setEnd} />}
        {post.live === 'live' && !isLater && (
          <Checkbox label={t(texts.tellReaders)} checked={tells} onChange={({ target }) => setTells(target.checked)} />
        )}
        <p role="status" className={styles.sentence}>
          {problem ??
            publishSentence(
              { locales: chosen, no: post.draftNo, visibility: post.visibility, at, until },
              locale,
              timeZone,
            )}
        </p>
        {move.error && (
          <p role="alert" className={styles.note} data-tone="danger">
            {move.error.message}
          </p>
        )}
        <Previews post={post} content={content} locale={chosen[0] ?? locale} />
      </div>
    </Modal>
  )
}

type MomentValue = { day: string; time: string }

function Moment({
  value,
  hint,
  onChange,
}: {
  value: MomentValue
  hint: string
  onChange: (value: MomentValue) => void
}) {
  const t = useT()
  return (
    <div className={styles.moment}>
      <Field label={t(texts.day)} hint={hint}>
        <DateField value={value.day} onChange={(day) => onChange({ ...value, day })} />
      </Field>
      <Field label={t(texts.time)}>
        <TextInput
          type="time"
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </Field>
    </div>
  )
}
