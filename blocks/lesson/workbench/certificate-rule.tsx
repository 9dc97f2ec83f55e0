import { useState } from 'react'
import { call as editCall } from '@client/learning/calls/certificate/edit'
import { call as ruleCall } from '@client/learning/calls/certificate/set-rule'
import type { EditedCertificates } from '@schemas/learning/entities/certificate'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { certificateTexts as texts } from './certificate-texts'
import styles from './view.module.css'

type Props = { lesson: string; edited: EditedCertificates }

/** Design, least score and validity, or no certificate at all. */
export function CertificateRule({ lesson, edited: { rule, designs } }: Props) {
  const t = useT()
  const [design, setDesign] = useState(rule?.design ?? '')
  const [score, setScore] = useState(rule?.leastScore == null ? '' : String(rule.leastScore / 100))
  const [months, setMonths] = useState(rule?.monthsValid == null ? '' : String(rule.monthsValid))
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setProblem(undefined)
    try {
      await callGateway(ruleCall, {
        lesson,
        rule:
          design === ''
            ? null
            : {
                design,
                leastScore: score === '' ? null : Math.round(Number(score) * 100),
                monthsValid: months === '' ? null : Number(months),
              },
      })
      await refreshCalls(editCall)
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
  }
  return (
    <section className={styles.section} aria-label={t(texts.rule)}>
      <h3>{t(texts.rule)}</h3>
      <p className={styles.soft}>{t(texts.ruleHint)}</p>
      <div className={styles.acts}>
        <Field label={t(texts.design)}>
          <Select
            value={design}
            placeholder={t(texts.none)}
            options={designs.map(({ id, fields }) => ({ value: id, label: fields.name }))}
            onChange={({ currentTarget: { value } }) => setDesign(value)}
          />
        </Field>
        {design !== '' && (
          <>
            <Field label={t(texts.leastScore)} hint={t(texts.completing)}>
              <TextInput
                type="number"
                min={0}
                max={100}
                value={score}
                onChange={({ currentTarget: { value } }) => setScore(value)}
              />
            </Field>
            <Field label={t(texts.months)} hint={t(texts.noEnd)}>
              <TextInput
                type="number"
                min={1}
                max={240}
                value={months}
                onChange={({ currentTarget: { value } }) => setMonths(value)}
              />
            </Field>
          </>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <ActionButton icon="check" onAction={save} onError={() => {}}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </section>
  )
}
