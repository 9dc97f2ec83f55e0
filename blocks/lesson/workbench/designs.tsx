import { useState } from 'react'
import { call as designCall } from '@client/learning/calls/certificate/design'
import { call as editCall } from '@client/learning/calls/certificate/edit'
import type { Design, EditedDesign } from '@schemas/learning/entities/certificate'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { refreshCalls } from '@kit/use-call'
import { certificateTexts as texts } from './certificate-texts'
import { DesignFields } from './design-fields'
import styles from './view.module.css'

const fresh: Design = {
  name: '',
  template: 'classic',
  colour: '#1f5fa8',
  issuer: { th: '', en: '' },
  heading: { th: 'ใบรับรองการเรียนจบ', en: 'Certificate of completion' },
  statement: {
    th: 'ขอรับรองว่าผู้มีชื่อข้างต้นเรียนจบบทเรียน',
    en: 'This certifies that the person named above has completed',
  },
  signatures: [],
}

/** The site's designs. What was issued keeps the one that it had. */
export function Designs({ designs }: { designs: readonly EditedDesign[] }) {
  const t = useT()
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={styles.section} aria-label={t(texts.designs)}>
      <h3>{t(texts.designs)}</h3>
      {designs.map((design) => (
        <details key={`${design.id}-${design.version}`}>
          <summary className={styles.summary}>{design.fields.name}</summary>
          <OneDesign initial={design.fields} id={design.id} version={design.version} onSaved={() => {}} />
        </details>
      ))}
      {isAdding ? (
        <OneDesign initial={fresh} onSaved={() => setAdding(false)} />
      ) : (
        <div className={styles.acts}>
          <Button look="secondary" icon="plus" onClick={() => setAdding(true)}>
            {t(texts.newDesign)}
          </Button>
        </div>
      )}
    </section>
  )
}

type OneProps = { initial: Design; id?: string; version?: number; onSaved: () => void }

function OneDesign({ initial, id, version, onSaved }: OneProps) {
  const t = useT()
  const [design, setDesign] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setProblem(undefined)
    try {
      await callGateway(designCall, { ...design, ...(id === undefined ? {} : { id, version }) })
      await refreshCalls(editCall)
      onSaved()
    } catch (error) {
      setProblem(error instanceof GatewayError ? error.message : t(lessonTexts.failed))
      throw error
    }
  }
  return (
    <div className={styles.form}>
      <DesignFields design={design} onChange={setDesign} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.acts}>
        <ActionButton icon="check" disabled={design.name.trim() === ''} onAction={save} onError={() => {}}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </div>
  )
}
