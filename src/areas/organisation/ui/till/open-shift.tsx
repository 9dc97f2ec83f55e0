import { useState } from 'react'
import type { Pieces } from '@schemas/organisation/entities/pieces'
import { call as openShiftCall } from '@client/organisation/calls/pos/open-shift'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { CountPieces } from './count-pieces'
import styles from './shift.module.css'
import { texts } from './texts'
import type { OpenedRegister } from './till-types'
import { deviceId } from './use-register'

type Props = { opened: OpenedRegister; onOpened: (opened: OpenedRegister) => void; onLeave: () => void }

export function OpenShift({ opened, onOpened, onLeave }: Props) {
  const t = useT()
  const [counted, setCounted] = useState<Pieces>({})
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    setProblem('')
    try {
      const shift = await callGateway(openShiftCall, {
        register: opened.register.id,
        device: await deviceId(),
        float: counted,
      })
      onOpened({ ...opened, shift })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  return (
    <section className={styles.sheet}>
      <h1>
        {opened.register.code} · {opened.branch.name}
      </h1>
      <p>{t(texts.openShiftHint)}</p>
      <CountPieces counted={counted} onChange={setCounted} />
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.buttons}>
        <Button size="l" disabled={isBusy} onClick={() => void open()}>
          {t(texts.openShift)}
        </Button>
        <Button size="l" look="quiet" onClick={onLeave}>
          {t(texts.choose)}
        </Button>
      </div>
    </section>
  )
}
